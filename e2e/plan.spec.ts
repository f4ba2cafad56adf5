import { formatDateRange } from '@cyberluach/i18n/format'
import { expect, main, test, visitInTurn } from './support/test.ts'

const { locale, t, path } = visitInTurn('the date check')

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the date check answers its form without scripts, and leads to a free week', main, async ({ page }) => {
    await test.step('opens with the next free week, and says that it is good', async () => {
      await page.goto(path('/plan'))
      await expect(page.getByLabel(t.plan.from)).toHaveValue(/^2\d{3}-/)
      await expect(page.getByRole('main').getByRole('status')).toContainText(t.plan.nextFree)
      await expect(page.locator('[data-verdict=good]')).toContainText(t.plan.good)
    })
    const answer = page.getByRole('main')
    await page.goto(path('/plan'))
    await page.getByLabel(t.plan.from).fill('2033-12-16')
    await page.getByLabel(t.plan.to).fill('2033-12-18')
    await page.getByLabel(t.plan.country).selectOption('IL')
    await page.getByRole('button', { name: t.plan.check }).click()
    await expect(answer).toContainText(t.luach.days.hanukkah)
    await expect(answer).toContainText(t.luach.shabbat)
    await page.getByRole('link', { name: formatDateRange(locale, '2033-12-11', '2033-12-15') }).click()
    await expect(page.getByLabel(t.plan.from)).toHaveValue('2033-12-11')
    await expect(page.getByLabel(t.plan.to)).toHaveValue('2033-12-13')
    await expect(answer).toContainText(t.plan.keptNone)
  })
})

test('days that nobody can look at are refused with what is wrong', async ({ request }) => {
  const wrong = {
    'from=2033-12-16&to=2033-12-10': t.plan.errors.order,
    'from=2033-12-01&to=2034-01-01': t.plan.errors.length,
    'from=1850-01-01': t.plan.errors.years,
    'from=2033-02-30': t.plan.errors.date,
    'from=2033-02-20&country=Atlantis': t.plan.errors.choice,
  }
  for (const [query, sentence] of Object.entries(wrong)) {
    const answer = await request.get(path(`/plan?${query}`))
    expect([query, answer.status()]).toEqual([query, 400])
    expect(await answer.text()).toContain(sentence)
  }
})
