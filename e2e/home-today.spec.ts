import { addDays } from '@cyberluach/core/dates/day-key'
import type { Locator } from '@playwright/test'
import { picturedMorning } from './support/pictured-product.ts'
import { bothLocales, expect, test, visitIn, visitInTurn } from './support/test.ts'

const today = picturedMorning.slice(0, 10)
const { t, path } = visitInTurn('a home that begins today')

test.use({ baseURL: async ({ picturedProduct }, use) => use(picturedProduct.origin) })
test.beforeEach(({ page }) => page.clock.setFixedTime(picturedMorning))

test('at 1280 by 720 weeks that are over are slim, and this week and what comes next are seen at once', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto(path('/'))
  await expect(page.getByRole('gridcell')).toHaveCount(42)
  const over = page.locator('.week-over')
  const following = page.locator('[data-part=next] section:last-child [data-event]')
  await expect(over).toHaveCount(2)
  for (const week of await over.all())
    await expect.poll(async () => (await edgesOf(week)).height).toBeLessThanOrEqual(40)
  await expect(over.locator('[data-event]:visible')).toHaveCount(0)
  await expect(over.first().locator('[data-part=marks]:visible').first()).toBeVisible()
  await expect(following).toHaveCount(6)
  for (const ahead of [
    page.locator(`#month-grid [data-day="${addDays(today, 1)}"] [data-event]`).first(),
    following.first(),
  ])
    await expect.poll(async () => (await edgesOf(ahead)).bottom).toBeLessThanOrEqual(720)
})

test('a week that is over opens for the pointer and for the focus, and the ribbon of the year leads to its months', async ({
  page,
}) => {
  await page.goto(path('/'))
  const over = page.locator('.week-over')
  await over.first().hover()
  await expect(over.first().locator('[data-event]').first()).toBeVisible()
  await page.mouse.move(640, 20)
  await expect(over.first().locator('[data-event]').first()).toBeHidden()
  await over.last().locator('.day-link').first().focus()
  await expect(over.last().locator('[data-event]').first()).toBeVisible()

  await test.step('the ribbon leads to the months', async () => {
    const ribbon = page.getByRole('region', { name: t.home.year.title })
    await expect(ribbon.getByRole('link')).toHaveCount(12)
    await ribbon.getByRole('link').nth(2).click()
    await expect(page).toHaveURL(/month=2027-01#calendar/)
  })
})

test('on a phone what is under way and the first title stand in the first screen, and another month after its grid', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(path('/'))
  const [agenda, grid] = [page.locator('[data-part=agenda]'), page.getByRole('grid')]
  const first = agenda.locator('[data-event]').first()
  const isAgendaFirst = async () => (await edgesOf(agenda)).top < (await edgesOf(grid)).top
  await expect(first).toContainText(t.calendar.live.lastDay)
  await expect.poll(async () => (await edgesOf(first.locator('b'))).top).toBeLessThanOrEqual(420)
  const shown = await agenda
    .locator('[data-event]')
    .evaluateAll((all) => all.map((link) => (link as HTMLElement).dataset.event))
  expect(new Set(shown).size).toBe(shown.length)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3600)
  await expect.poll(isAgendaFirst).toBe(true)
  await page.getByRole('link', { name: t.calendar.nextMonth }).click()
  await expect(page).toHaveURL(/month=2026-12/)
  await expect(page.locator('.week-over')).toHaveCount(0)
  await expect.poll(isAgendaFirst).toBe(false)
})

for (const locale of bothLocales)
  test(`an event of two days is one bar from the start of the first to the end of the second, ${locale}`, async ({
    page,
  }) => {
    await page.goto(visitIn(locale).path('/?month=2026-12'))
    const two = page.locator('.event-row[data-span="2"]')
    const cell = page.getByRole('gridcell').filter({ has: two }).first()
    const bar = cell.locator(two).first()
    await expect(async () => {
      const [drawn, day] = [await edgesOf(bar), await edgesOf(cell)]
      expect(drawn.width).toBeGreaterThan(day.width * 1.5)
      expect(drawn.width).toBeLessThanOrEqual(day.width * 2)
      const [start, dayStart] = locale === 'he' ? [drawn.right, day.right] : [drawn.left, day.left]
      expect(Math.abs(start - dayStart)).toBeLessThan(12)
    }).toPass()
  })

test.describe('touched', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 1180, height: 820 } })

  test('a week that is over opens at the first touch, and its day at the second', async ({ page }) => {
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

  test('every event of the month leads to its page without scripts', async ({ page }) => {
    await page.goto(path('/'))
    const links = await page
      .locator('#month-grid [data-event]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links.length).toBeGreaterThan(20)
    for (const href of links) expect(href).toMatch(/^(\/he)?\/event\/[^/]+$/)
    expect((await page.request.get(links[0] ?? '')).status()).toBe(200)
  })

  test('chips are links without scripts, and level, free and prize go with the form', async ({ page }) => {
    await page.goto(path('/'))
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

/** The edges of what is drawn now, in CSS pixels. */
function edgesOf(part: Locator) {
  return part.evaluate((element) => {
    const { top, right, bottom, left, width, height } = element.getBoundingClientRect()
    return { top, right, bottom, left, width, height }
  })
}
