import { addMonths, dayKeyOf, monthOf } from '@cyberluach/core/dates/day-key'
import { countryLabel, formatMonth } from '@cyberluach/i18n/format'
import { fill } from '@cyberluach/i18n/translate'
import { approve, submit } from './support/api.ts'
import { expect, main, test, visitInTurn } from './support/test.ts'

const thisMonth = monthOf(dayKeyOf(new Date(), 'Asia/Jerusalem'))
const [before, after] = [addMonths(thisMonth, -7), addMonths(thisMonth, 8)]
const { locale, t, path } = visitInTurn('search')

test(
  'the key / leads to a search over all dates, and Escape brings the month back',
  main,
  async ({ page, request }) => {
    const word = newWord()
    for (const [index, month] of [before, before, after].entries())
      await approve(request, await submit(request, `${word} ${index}`, `${month}-12T09:00:00+03:00`))
    const found = (index: number) => page.getByRole('link', { name: `${word} ${index}` })
    const search = page.getByRole('searchbox', { name: t.filters.searchLabel })
    await page.goto(path('/'))

    await test.step('the key / leads to the field', async () => {
      await page.keyboard.press('/')
      await expect(search).toBeFocused()
    })
    await test.step('what is typed is found by month, and what is over is folded', async () => {
      await page.keyboard.type(word)
      const said = fill(locale, t.search.found, { n: 3 })
      await expect(page.getByRole('status').filter({ hasText: said })).toBeAttached()
      await expect(page.getByRole('heading', { level: 3, name: formatMonth(locale, after) })).toBeVisible()
      await expect(page.getByRole('grid')).toHaveCount(0)
      await expect(found(2)).toHaveAttribute('href', new RegExp(`/event/${word}-2-`))
      await expect(found(0)).toBeHidden()
      await page.getByText(fill(locale, t.search.earlier, { count: '2' })).click()
      await expect(found(0)).toBeVisible()
    })
    await test.step('a row opens its event over the list', async () => {
      await found(2).click()
      await expect(page.getByRole('dialog')).toContainText(`${word} 2`)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
    await test.step('Escape in the field brings the month back', async () => {
      await search.press('Escape')
      await expect(page.getByRole('grid')).toBeVisible()
      await expect(page).not.toHaveURL(/q=/)
    })
  },
)

test('ten thousand letters find nothing, and push nothing out of the page', async ({ page }) => {
  await page.goto(path('/'))
  await page.getByRole('searchbox', { name: t.filters.searchLabel }).fill('x'.repeat(10_000))
  await expect(
    page.getByRole('status').filter({ hasText: fill(locale, t.search.none, { q: 'x'.repeat(200) }) }),
  ).toBeAttached()
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test('on a phone the field stays under the header, and the first found stands above the keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await page.goto(path('/'))
  const search = page.getByRole('searchbox', { name: t.filters.searchLabel })
  await search.click()
  await expect(page.getByRole('link', { name: t.home.submitButton })).toBeHidden()
  await search.fill('israel')
  const first = page.locator('[data-part=search] a[data-event]').first()
  await expect.poll(async () => (await first.boundingBox())?.y ?? 1000).toBeLessThanOrEqual(140)
  await page.mouse.wheel(0, 400)
  await expect.poll(async () => (await search.boundingBox())?.y ?? 1000).toBeLessThanOrEqual(64)
  await search.fill('')
  await page.locator('body').click({ position: { x: 5, y: 400 } })
  await expect(page.getByRole('link', { name: t.home.submitButton })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('without scripts the server searches, what it understood can be taken away, and a row leads on', async ({
    page,
  }) => {
    await page.goto(path('/'))
    const search = page.getByRole('searchbox', { name: t.filters.searchLabel })
    const country = countryLabel(locale, 'Israel')
    await search.fill(`ctf ${country}`)
    await page.getByRole('button', { name: t.filters.apply, exact: true }).click()
    await expect(page).toHaveURL(/q=ctf/)
    await expect(page.locator('[data-part=search] [data-event]').first()).toBeAttached()
    const parts = page.getByRole('list', { name: t.search.understood })
    await parts.getByRole('link', { name: fill(locale, t.filters.removeChip, { value: country }) }).click()
    await expect(page).toHaveURL(/q=ctf$/)
    const row = page.locator('[data-part=search] [data-event]:visible').first()
    const href = (await row.getAttribute('href')) ?? ''
    await row.click()
    await expect(page).toHaveURL(href)
  })

  test('without scripts a search that finds nothing leads to submitting it', async ({ page }) => {
    await page.goto(path('/?q=zzzz-nothing'))
    const results = page.locator('[data-part=search]')
    await expect(results.getByRole('link', { name: t.search.submit })).toBeVisible()
  })
})

/** Letters alone: a search takes figures for dates. */
function newWord(): string {
  const letters = crypto.randomUUID().slice(0, 8)
  return `far${letters.replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')}`
}
