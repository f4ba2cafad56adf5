import { addDays } from '@cyberluach/core/day-key'
import { layoutFaults } from './support/layout-faults.ts'
import { picturedMorning } from './support/pictured-product.ts'
import { bothLocales, expect, test, visitIn, type Page } from './support/test.ts'

const today = picturedMorning.slice(0, 10)

for (const locale of bothLocales) {
  const { t, path } = visitIn(locale)

  test.describe(`a home that begins today, ${locale}`, () => {
    test.use({ baseURL: async ({ picturedProduct }, use) => use(picturedProduct.origin) })
    test.beforeEach(({ page }) => page.clock.setFixedTime(picturedMorning))

    test('at 1280 by 720 weeks that are over are slim rows, this week and what comes next are seen at once; a row opens for the pointer and for the focus', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1280, height: 720 })
      await page.goto(path('/'))
      await expect(page.getByRole('gridcell')).toHaveCount(42)
      const over = page.locator('.week-over')
      await expect(over).toHaveCount(2)
      for (const week of await over.all()) expect((await week.boundingBox())?.height).toBeLessThanOrEqual(40)
      await expect(over.locator('[data-event]:visible')).toHaveCount(0)
      await expect(over.first().locator('[data-part=marks]:visible').first()).toBeVisible()
      for (const ahead of [
        page.locator(`#month-grid [data-day="${addDays(today, 1)}"] [data-event]`).first(),
        page.locator('[data-part=next] section:last-child [data-event]').first(),
      ])
        expect(await bottomOf(ahead)).toBeLessThanOrEqual(720)
      await expect(page.locator('[data-part=next] section:last-child [data-event]')).toHaveCount(6)

      await over.first().hover()
      await expect(over.first().locator('[data-event]').first()).toBeVisible()
      await page.mouse.move(640, 20)
      await expect(over.first().locator('[data-event]').first()).toBeHidden()
      await over.last().locator('.day-link').first().focus()
      await expect(over.last().locator('[data-event]').first()).toBeVisible()
    })

    test('on a phone the coming days and the first title stand in the first screen, before the month; what is under way says when it ends', async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(path('/'))
      await expect(page.locator('[data-part=coming-week] li')).toHaveCount(7)
      const first = page.locator('[data-part=agenda] [data-event]').first()
      expect(await bottomOf(first)).toBeLessThanOrEqual(844)
      await expect(first).toContainText(t.calendar.live.lastDay)
      const [agenda, grid] = [page.locator('[data-part=agenda]'), page.getByRole('grid')]
      expect((await agenda.boundingBox())?.y).toBeLessThan((await grid.boundingBox())?.y ?? 0)
      expect(await page.evaluate(layoutFaults)).toEqual([])
      await page.getByRole('link', { name: t.calendar.nextMonth }).click()
      await expect(page).toHaveURL(/month=2026-12/)
      await expect(page.locator('.week-over')).toHaveCount(0)
      await expect
        .poll(async () => (await agenda.boundingBox())?.y)
        .toBeGreaterThan((await grid.boundingBox())?.y ?? 0)
    })

    test('the chips filter together, and the ribbon leads to its months', async ({ page }) => {
      await page.goto(path('/'))
      const chips = page.getByRole('list', { name: t.filters.quickLabel })
      await chips.getByRole('link', { name: t.common.typesPlural.conference }).click()
      await expect(page).toHaveURL(/type=conference/)
      await chips.getByRole('link', { name: t.filters.inIsrael }).click()
      await expect(page).toHaveURL(/type=conference&location=Israel/)
      await expect(page.locator('.event-row:not([data-type=conference])')).toHaveCount(0)
      await chips.getByRole('link', { name: t.filters.all, exact: true }).click()
      await expect(page).not.toHaveURL(/type|location/)
      const ribbon = page.getByRole('region', { name: t.home.year.title })
      await expect(ribbon.getByRole('link')).toHaveCount(12)
      await ribbon.getByRole('link').nth(2).click()
      await expect(page).toHaveURL(/month=2027-01#calendar/)
    })

    test.describe('touched', () => {
      test.use({ hasTouch: true, isMobile: true, viewport: { width: 1180, height: 820 } })

      test('a week that is over opens first, and its day at the second touch', async ({ page }) => {
        await page.goto(path('/'))
        const day = page.locator('[data-day="2026-11-03"] .day-link')
        await day.tap()
        await expect(page.locator('.week-over[data-open] [data-event]').first()).toBeVisible()
        expect(new URL(page.url()).pathname).toBe(path('/'))
        await day.tap()
        await expect(page).toHaveURL(/\/day\/2026-11-03/)
      })
    })

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false })

      test('chips are links, level, free and prize go with the form, and every event leads to its page', async ({
        page,
      }) => {
        await page.goto(path('/'))
        const links = await page
          .locator('#month-grid [data-event]')
          .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
        expect(links.length).toBeGreaterThan(20)
        for (const href of links) expect(href).toMatch(/^(\/he)?\/event\/[^/]+$/)
        expect((await page.request.get(links[0] ?? '')).status()).toBe(200)
        await page
          .getByRole('list', { name: t.filters.quickLabel })
          .getByRole('link', { name: t.filters.locationOnline })
          .click()
        await expect(page).toHaveURL(/location=online/)
        await page.getByRole('combobox', { name: t.filters.levelLabel }).selectOption('beginner')
        await page.getByRole('checkbox', { name: t.filters.free }).check()
        await page.getByRole('button', { name: t.filters.apply }).click()
        await expect(page).toHaveURL(/level=beginner/)
        await expect(page).toHaveURL(/admission=free/)
        await expect(page.getByRole('checkbox', { name: t.filters.free })).toBeChecked()
      })
    })
  })
}

async function bottomOf(part: ReturnType<Page['locator']>): Promise<number> {
  const box = await part.boundingBox()
  return box ? box.y + box.height : Number.POSITIVE_INFINITY
}
