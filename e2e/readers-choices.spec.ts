import { addDays, dayKeyOf } from '@cyberluach/core/day-key'
import type { Locator, Page } from '@playwright/test'
import { bothLocales, expect, test, visitIn } from './support/test.ts'

const today = dayKeyOf(new Date(), 'Asia/Jerusalem')

for (const locale of bothLocales) {
  const { t, path } = visitIn(locale)

  test.describe(`what readers ask of every site, ${locale}`, () => {
    test('with forced colours bars have an edge, and today, the page and the view their mark; with more contrast lines are as strong as the edges of controls; with less motion nothing takes time to move; on paper everything is ink on white, in the dark theme too', async ({
      page,
    }) => {
      await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
      await page.goto(path('/'))
      const todayCell = page.locator('.day-cell[data-time="today"]')
      await expect(page.locator('.event-row[data-span]').first()).toHaveCSS('outline-style', 'solid')
      await expect(todayCell).toHaveCSS('outline-style', 'solid')
      const ground = await groundOf(page.locator('body'))
      expect(await groundOf(todayCell.locator('.day-link > :first-child'))).not.toBe(ground)
      expect(await groundOf(page.locator('header > div > nav [aria-current]'), '::after')).not.toBe(ground)
      const views = page.getByRole('group', { name: t.calendar.viewGroup })
      const month = views.getByRole('link', { name: t.calendar.viewMonth })
      expect(await groundOf(month)).not.toBe(ground)
      expect(await groundOf(views.getByRole('link', { name: t.calendar.viewCards }))).toBe(ground)

      await page.emulateMedia({ forcedColors: null, contrast: 'more' })
      const edge = (part: string) =>
        page
          .locator(part)
          .first()
          .evaluate((node) => getComputedStyle(node).borderBlockStartColor)
      expect(await edge('#month-grid [role=row] + [role=row]')).toBe(await edge('search input'))

      await page.emulateMedia({ contrast: null, colorScheme: 'dark', media: 'print' })
      await expectNoGround(page, '.day-count, .day-cell')

      await page.emulateMedia({ colorScheme: null, media: null })
      const next = page.getByRole('link', { name: t.calendar.nextMonth })
      await next.hover()
      // A press before the calendar has woken is followed as a link, to a page of its own.
      await expect(async () => {
        await next.click()
        const month = page.locator('#month-grid [role=rowgroup]')
        await expect(month).toHaveAttribute('data-moved', { timeout: 3000 })
      }).toPass()
      const lasting = await page.evaluate(() => {
        const all = [...document.querySelectorAll('*')].map((node) => getComputedStyle(node))
        return all
          .flatMap((style) => [style.transitionDuration, style.animationDuration])
          .filter((each) => /[1-9]/.test(each))
      })
      expect(lasting).toEqual([])

      await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
      await page.goto(path(`/day/${addDays(today, 40)}`))
      await expectNoGround(page, 'main time > span:first-child')
    })

    test('with forced colours a chosen rating is told from the others', async ({ page }) => {
      await page.emulateMedia({ forcedColors: 'active' })
      await page.goto(path('/feedback'))
      const tiles = page.locator('label').filter({ has: page.locator('input[name=overallRating]') })
      await tiles.nth(1).locator('input').check({ force: true })
      expect(await groundOf(tiles.nth(1))).not.toBe(await groundOf(tiles.nth(2)))
    })
  })
}

async function expectNoGround(page: Page, parts: string): Promise<void> {
  const grounds = await page
    .locator(parts)
    .evaluateAll((nodes) => nodes.map((node) => getComputedStyle(node).backgroundColor))
  expect(new Set(grounds)).toEqual(new Set(['rgba(0, 0, 0, 0)']))
}

/** The colour that is painted behind an element, or one of its pseudo-elements. */
async function groundOf(locator: Locator, pseudo?: string): Promise<string> {
  return locator.first().evaluate((node, part) => {
    const own = getComputedStyle(node, part).backgroundColor
    if (!own.endsWith(', 0)')) return own
    return getComputedStyle(document.body).backgroundColor
  }, pseudo)
}
