import { addDays, dayKeyOf } from '@cyberluach/core/dates/day-key'
import type { Locator, Page } from '@playwright/test'
import { expect, main, test, visitInTurn } from './support/test.ts'

const today = dayKeyOf(new Date(), 'Asia/Jerusalem')
const { t, path } = visitInTurn('readers’ choices')

test.describe('what readers ask of every site', () => {
  test('with forced colours bars have an edge, and today, the page and the view their mark', main, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto(path('/'))
    const todayCell = page.locator('.day-cell[data-time="today"]')
    await expect(page.locator('.event-row[data-span]').first()).toHaveCSS('outline-style', 'solid')
    await expect(todayCell).toHaveCSS('outline-style', 'solid')
    await expectMarked(todayCell.locator('.day-link > :first-child'))
    await expectMarked(page.locator('header > div > nav [aria-current]'), '::after')
    const views = page.getByRole('group', { name: t.calendar.viewGroup })
    await expectMarked(views.getByRole('link', { name: t.calendar.viewMonth }))
    const other = views.getByRole('link', { name: t.calendar.viewCards })
    await expect.poll(() => isOnGround(other), 'the other view has no mark').toBe(true)
    const filters = page.getByRole('list', { name: t.filters.quickLabel }).getByRole('link')
    await expectMarked(filters.first())
    await expect.poll(async () => (await groundOf(filters.nth(1))) === (await groundOf(filters.first()))).toBe(false)
  })

  test('with forced colours a chosen rating is told from the others', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto(path('/feedback'))
    const tiles = page.locator('label').filter({ has: page.locator('input[name=overallRating]') })
    await tiles.nth(1).locator('input').check({ force: true })
    await expect.poll(async () => (await groundOf(tiles.nth(1))) === (await groundOf(tiles.nth(2)))).toBe(false)
  })

  test('with more contrast lines are as strong as the edges of controls', async ({ page }) => {
    await page.emulateMedia({ contrast: 'more' })
    await page.goto(path('/'))
    const edgeOf = (part: string) =>
      page
        .locator(part)
        .first()
        .evaluate((node) => getComputedStyle(node).borderBlockStartColor)
    await expect
      .poll(async () => (await edgeOf('#month-grid [role=row] + [role=row]')) === (await edgeOf('search input')))
      .toBe(true)
  })

  test('with less motion nothing takes time to move, the next month neither', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path('/'))
    // A first press may be answered by a page of the server's, in which nothing has moved.
    await expect(async () => {
      await page.getByRole('link', { name: t.calendar.nextMonth }).click()
      await expect(page.locator('#month-grid [role=rowgroup]')).toHaveAttribute('data-moved', /.*/, {
        timeout: 2_000,
      })
    }).toPass()
    const lasting = await page.evaluate(() => {
      const all = [...document.querySelectorAll('*')].map((node) => getComputedStyle(node))
      return all
        .flatMap((style) => [style.transitionDuration, style.animationDuration])
        .filter((each) => /[1-9]/.test(each))
    })
    expect(lasting).toEqual([])
  })

  test('on paper everything is ink on white, in the dark theme too', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark', media: 'print' })
    await page.goto(path('/'))
    await expectNoGround(page, '.day-count, .day-cell')
    await page.goto(path(`/day/${addDays(today, 40)}`))
    await expectNoGround(page, 'main time > span:first-child')
  })

  test('the month is printed on one sheet of A4', async ({ page }) => {
    for (const address of ['/', '/?month=2026-12']) {
      await page.goto(path(address))
      const sheets = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1')
      expect(sheets.match(/\/Type\s*\/Page\b/g), address).toHaveLength(1)
    }
  })
})

async function expectNoGround(page: Page, parts: string): Promise<void> {
  const groundsOf = () =>
    page.locator(parts).evaluateAll((nodes) => {
      const grounds = nodes.map((node) => getComputedStyle(node).backgroundColor)
      return [...new Set(grounds)]
    })
  await expect.poll(groundsOf, parts).toEqual(['rgba(0, 0, 0, 0)'])
}

/** Sees that an element, or one of its pseudo-elements, is told by its colour from the page that it stands on. */
async function expectMarked(locator: Locator, pseudo?: string): Promise<void> {
  await expect.poll(() => isOnGround(locator, pseudo)).toBe(false)
}

async function isOnGround(locator: Locator, pseudo?: string): Promise<boolean> {
  return (await groundOf(locator, pseudo)) === (await groundOf(locator.page().locator('body')))
}

/** The colour that is painted behind an element, or one of its pseudo-elements. */
async function groundOf(locator: Locator, pseudo?: string): Promise<string> {
  return locator.first().evaluate((node, part) => {
    const own = getComputedStyle(node, part).backgroundColor
    if (!own.endsWith(', 0)')) return own
    return getComputedStyle(document.body).backgroundColor
  }, pseudo)
}
