import { countryLabel, formatMonth } from '@cyberluach/i18n/format'
import { fill } from '@cyberluach/i18n/translate'
import type { CalendarEvent } from '@cyberluach/core/event'
import type { Facets } from '@cyberluach/core/facets'
import { bothLocales, expect, test, visitIn } from './support/test.ts'

for (const locale of bothLocales) {
  const { t, path } = visitIn(locale)

  test.describe(`the parts of the calendar and its dialog, ${locale}`, () => {
    test('the filters offer four types, and every country that has an event', async ({ page, request }) => {
      const { countries } = (await (await request.get('/api/facets')).json()) as Facets
      await page.goto(path('/?type=ctf'))
      const { typeAll, locationAll, locationOnline } = t.filters
      const { ctf, conference, workshop, competition } = t.common.types
      const options = (label: string) => page.getByLabel(label, { exact: true }).locator('option')
      await expect(options(t.filters.typeLabel)).toHaveText([typeAll, ctf, conference, workshop, competition])
      const places = await options(t.filters.locationLabel).allTextContents()
      expect(places.slice(0, 2)).toEqual([locationAll, locationOnline])
      expect(places.slice(2).sort()).toEqual(
        countries.map(({ country }) => countryLabel(locale, country)).sort(),
      )
    })

    test('a line says what a click on a date does, and days of other months are dimmed', async ({ page }) => {
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
    })

    test('a month without events says so above the grid, and beside no other', async ({ page }) => {
      const sentence = fill(locale, t.calendar.emptyMonth, { month: formatMonth(locale, '2031-05') })
      await page.goto(path('/?month=2031-05'))
      const nothing = page.locator('.nothing')
      await expect(nothing).toContainText(sentence)
      expect((await nothing.boundingBox())?.height).toBeGreaterThan(16)
      await page.goto(path('/?month=2026-12'))
      await expect(nothing).toBeEmpty()
      expect((await nothing.boundingBox())?.height).toBe(0)
      expect((await page.locator('.filters').boundingBox())?.height).toBe(1)
    })

    test('a card says of a sample that it is one, and previews what is its own', async ({ page }) => {
      await page.goto(path('/?view=cards'))
      const sample = page.locator('.event-card').filter({ hasText: t.dialog.sample })
      await expect(sample.first()).toBeVisible()
      await expect(sample.first().locator('.event-card-text')).not.toContainText(t.card.sampleOpening)
      await expect(page.locator('.event-card-text').filter({ hasText: t.card.sampleOpening })).toHaveCount(0)
      await sample.first().getByRole('link').click()
      await expect(page.getByRole('dialog')).toContainText(t.card.sampleOpening)
    })

    test('cards are six placeholders while a month is read; descriptions have two lines', async ({
      page,
    }) => {
      await page.goto(path('/?view=cards'))
      const description = page.locator('.event-card-text').first()
      await expect(description).toHaveCSS('-webkit-line-clamp', '2')
      const held = Promise.withResolvers<void>()
      await page.route('**/api/events?**', async (route) => {
        await held.promise
        await route.continue()
      })
      await page.getByRole('link', { name: t.calendar.nextMonth }).click()
      await expect(page.locator('.card-skeleton')).toHaveCount(6)
      held.resolve()
      await expect(page.locator('.card-skeleton')).toHaveCount(0)
      await page.unrouteAll({ behavior: 'wait' })
    })

    test('the way to register carries our name', async ({ page, request }) => {
      const events = (await (await request.get('/api/events?limit=300')).json()) as CalendarEvent[]
      const event = events.find(({ registrationUrl }) => registrationUrl?.startsWith('https://'))
      await page.goto(path(`/?event=${event?.id}`))
      const register = page.getByRole('dialog').locator('a[target="_blank"]').first()
      await expect(register).toHaveAttribute('href', /[?&]ref=cyberluach/)
    })
  })
}
