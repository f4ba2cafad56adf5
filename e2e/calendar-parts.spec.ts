import { countryLabel, formatMonth } from '@cyberluach/i18n/format'
import { fill } from '@cyberluach/i18n/translate'
import { addMonths, dayKeyOf, monthOf } from '@cyberluach/core/dates/day-key'
import { shownTypes } from '@cyberluach/core/events/event'
import type { Facets } from '@cyberluach/core/events/figures'
import { emptyYear } from './support/events.ts'
import { expect, main, test, visitInTurn } from './support/test.ts'

const { locale, t, path } = visitInTurn('the parts of the calendar')
const nextMonth = addMonths(monthOf(dayKeyOf(new Date(), 'Asia/Jerusalem')), 1)

test('the filters offer four types and all others together, and every country that has an event', async ({
  page,
  request,
}) => {
  const { countries } = (await (await request.get('/api/facets')).json()) as Facets
  const { typeAll, locationAll, locationOnline } = t.filters
  const types = shownTypes.map((type) => t.common.types[type])
  const options = (label: string) => page.getByLabel(label, { exact: true }).locator('option')
  await page.goto(path('/'))
  await page.getByRole('button', { name: t.filters.toggle }).click()
  await expect(options(t.filters.typeLabel)).toHaveText([typeAll, ...types])
  const places = options(t.filters.locationLabel)
  await expect(places.nth(0)).toHaveText(locationAll)
  await expect(places.nth(1)).toHaveText(locationOnline)
  await expect
    .poll(async () => (await places.allTextContents()).slice(2).sort())
    .toEqual(countries.map(({ country }) => countryLabel(locale, country)).sort())
})

test('days of other months are dimmed', async ({ page }) => {
  await page.goto(path(`/?month=${nextMonth}`))
  await expect(page.getByRole('gridcell')).toHaveCount(42)
  const cells = await page
    .getByRole('gridcell')
    .evaluateAll((all) =>
      all.map((cell) => [cell.dataset.day?.slice(0, 7) ?? '', getComputedStyle(cell).backgroundColor]),
    )
  const grounds = (isInside: boolean) =>
    new Set(cells.filter(([month]) => (month === nextMonth) === isInside).map(([, color]) => color))
  const [outside] = grounds(false)
  expect(grounds(false).size).toBe(1)
  expect(grounds(true)).not.toContain(outside)
})

test('a month without events says so above the grid, which takes no room beside another', async ({ page }) => {
  const nothing = page.locator('[data-part=nothing]')
  await page.goto(path(`/?month=${nextMonth}`))
  await expect(nothing).toBeEmpty()
  await expect(nothing).toHaveCSS('height', '0px')
  await page.goto(path(`/?month=${emptyYear}-05`))
  const sentence = fill(locale, t.calendar.emptyMonth, { month: formatMonth(locale, `${emptyYear}-05`) })
  await expect(nothing).toContainText(sentence)
  await expect(nothing).toBeInViewport()
})

test(
  'a card says of a sample that it is one, previews its own words in two lines, and opens it whole',
  main,
  async ({ page }) => {
    await page.goto(path('/'))
    await page.getByRole('link', { name: t.calendar.viewCards }).click()
    await expect(page).toHaveURL(/view=cards/)
    const sample = page.getByRole('article').filter({ hasText: t.dialog.sample }).first()
    await expect(sample).toBeVisible()
    await expect(page.locator('#calendar article p').first()).toHaveCSS('-webkit-line-clamp', '2')
    await expect(page.locator('#calendar article p').filter({ hasText: t.card.sampleOpening })).toHaveCount(0)
    await sample.getByRole('link').click()
    await expect(page.getByRole('dialog')).toContainText(t.card.sampleOpening)
  },
)
