import { countryLabel, formatMonth } from '@cyberluach/i18n/format'
import { fill } from '@cyberluach/i18n/translate'
import { shownTypes } from '@cyberluach/core/event'
import type { Facets } from '@cyberluach/core/facets'
import { bothLocales, expect, test, visitIn } from './support/test.ts'

for (const locale of bothLocales) {
  const { t, path } = visitIn(locale)

  test.describe(`the parts of the calendar and its dialog, ${locale}`, () => {
    test('the filters offer four types and all others together, and every country that has an event; a line says what a click on a date does, days of other months are dimmed, and a month without events says so above the grid, and beside no other', async ({
      page,
      request,
    }) => {
      const nothing = page.locator('[data-part=nothing]')
      await page.goto(path('/?month=2026-12'))
      await expect(page.getByText(t.calendar.hint)).toBeVisible()
      const colors = await page
        .getByRole('gridcell')
        .evaluateAll((cells) =>
          cells.map((cell) => [
            cell.getAttribute('data-day')?.slice(0, 7) === '2026-12',
            getComputedStyle(cell).backgroundColor,
          ]),
        )
      const grounds = (isInside: boolean) =>
        new Set(colors.filter(([inside]) => inside === isInside).map(([, color]) => color))
      const [outside] = grounds(false)
      expect(grounds(false).size).toBe(1)
      expect(grounds(true)).not.toContain(outside)
      await expect(nothing).toBeEmpty()
      expect((await nothing.boundingBox())?.height).toBe(0)
      expect((await page.locator('#calendar-filters').boundingBox())?.height).toBe(1)

      await page.goto(path('/?month=2031-05'))
      const sentence = fill(locale, t.calendar.emptyMonth, { month: formatMonth(locale, '2031-05') })
      await expect(nothing).toContainText(sentence)
      expect((await nothing.boundingBox())?.height).toBeGreaterThan(16)
      await page.getByRole('button', { name: t.filters.toggle }).click()
      const { countries } = (await (await request.get('/api/facets')).json()) as Facets
      const { typeAll, locationAll, locationOnline } = t.filters
      const types = shownTypes.map((type) => t.common.types[type])
      const options = (label: string) => page.getByLabel(label, { exact: true }).locator('option')
      await expect(options(t.filters.typeLabel)).toHaveText([typeAll, ...types])
      const places = await options(t.filters.locationLabel).allTextContents()
      expect(places.slice(0, 2)).toEqual([locationAll, locationOnline])
      expect(places.slice(2).sort()).toEqual(
        countries.map(({ country }) => countryLabel(locale, country)).sort(),
      )
    })

    test('a card says of a sample that it is one, and previews what is its own, in two lines; cards are six placeholders while a month is read', async ({
      page,
    }) => {
      const held = Promise.withResolvers<void>()
      await page.route('**/api/events?**', async (route) => {
        await held.promise
        await route.continue()
      })
      await page.goto(path('/?view=cards'))
      const sample = page.getByRole('article').filter({ hasText: t.dialog.sample })
      await expect(sample.first()).toBeVisible()
      await expect(sample.first().locator('p')).not.toContainText(t.card.sampleOpening)
      await expect(page.locator('#calendar article p').filter({ hasText: t.card.sampleOpening })).toHaveCount(
        0,
      )
      await expect(page.locator('#calendar article p').first()).toHaveCSS('-webkit-line-clamp', '2')

      await page.getByRole('link', { name: t.calendar.nextMonth }).click()
      await expect(page.locator('[data-part="card-skeleton"]')).toHaveCount(6)
      held.resolve()
      await expect(page.locator('[data-part="card-skeleton"]')).toHaveCount(0)
      await page.unrouteAll({ behavior: 'wait' })

      await page.getByRole('link', { name: t.calendar.previousMonth }).click()
      await sample.first().getByRole('link').click()
      await expect(page.getByRole('dialog')).toContainText(t.card.sampleOpening)
    })
  })
}
