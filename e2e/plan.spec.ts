import { formatDateRange } from '@cyberluach/i18n/format'
import { bothLocales, expect, test, visitIn } from './support/test.ts'

for (const locale of bothLocales) {
  const { t, path } = visitIn(locale)

  test.describe(`the date check without scripts, ${locale}`, () => {
    test.use({ javaScriptEnabled: false })

    test('answers what is asked by its form, and leads to a free week', async ({ page }) => {
      await page.goto(path('/plan'))
      await page.getByLabel(t.plan.from).fill('2033-12-16')
      await page.getByLabel(t.plan.to).fill('2033-12-18')
      await page.getByLabel(t.plan.country).selectOption('IL')
      await page.getByRole('button', { name: t.plan.check }).click()
      await expect(page.getByRole('main')).toContainText(t.luach.days.hanukkah)
      await expect(page.getByRole('main')).toContainText(t.luach.shabbat)
      await page.getByRole('link', { name: formatDateRange(locale, '2033-12-11', '2033-12-15') }).click()
      await expect(page.getByLabel(t.plan.from)).toHaveValue('2033-12-11')
      await expect(page.getByLabel(t.plan.to)).toHaveValue('2033-12-13')
      await expect(page.getByRole('main')).toContainText(t.plan.keptNone)
    })
  })

  test(`days that nobody can look at are refused with what is wrong, ${locale}`, async ({ request }) => {
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
}

test('in the submission form, days that are picked tell what else there is', async ({ page }) => {
  const { t } = visitIn('en')
  await page.goto('/submit/form')
  await page.getByLabel(t.eventForm.fields.startDate.label).fill('2033-12-17')
  const box = page.locator('[data-part=date-check]')
  await expect(box).toContainText('Hanukkah · Shabbat · Nothing in the calendar runs on these days')
  await expect(box.getByRole('link')).toHaveAttribute('href', /\/plan\?from=2033-12-17/)
})
