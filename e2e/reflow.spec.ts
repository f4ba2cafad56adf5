import type { Page } from '@playwright/test'
import { cutTexts, layoutFaults, smallTargets } from './support/layout-faults.ts'
import { openedStates } from './support/page-states.ts'
import { publicPages } from './support/public-pages.ts'
import { bothLocales, expect, test, visitIn } from './support/test.ts'

const addresses = [...publicPages, '/submit/form', '/admin/login', '/purple-elephant-42']
const height = 844

/** What lies over a page and has a layout of its own. */
const overlays = openedStates.filter(({ name }) =>
  [
    'an event',
    'the form for an event',
    'the menu of phones',
    'the notifications',
    'the filters open',
  ].includes(name),
)

/** WCAG 1.4.12: what a reader may set without losing anything. */
const wideSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }'

const enlarged = ':root { font-size: 200% !important }'

/** How people enlarge: by the width that is left, or by the text alone. */
const readings: { name: string; width: number; style?: string }[] = [
  { name: '320 px', width: 320 },
  { name: '390 px', width: 390 },
  { name: 'zoomed to 200 %', width: 195 },
  { name: 'text of 200 %', width: 390, style: enlarged },
  { name: 'wide spacing', width: 390, style: wideSpacing },
]

for (const locale of bothLocales) {
  const visit = visitIn(locale)

  test.describe(`enlarged and narrow, ${locale}`, () => {
    test.describe.configure({ timeout: 180_000 })
    test.use({
      bypassCSP: true, // for the reader's own styles
      contextOptions: { reducedMotion: 'reduce' },
      viewport: { width: 390, height },
      expectedErrors: [/status of 40[34]/],
    })

    test('every page keeps its text on the screen and in its place, and has targets of 44 px', async ({
      page,
    }) => {
      for (const address of addresses) {
        await page.goto(visit.path(address))
        await expectReadable(page, address)
      }
    })

    test('enlarged titles of cards and of the list of days are whole', async ({ page }) => {
      for (const address of ['/', '/?view=cards', '/stats?type=online-events']) {
        await page.goto(visit.path(address))
        await page.addStyleTag({ content: enlarged })
        const titles = page.locator('.event-card h3:visible, .agenda-text b:visible')
        await expect(titles.first()).toBeVisible()
        expect.soft(await titles.evaluateAll(cutTexts), address).toEqual([])
      }
    })

    test('the way to the days beside a day never covers the way back', async ({ page }) => {
      await page.goto(visit.path('/day/2026-12-07'))
      for (const { name, width, style } of readings) {
        await page.setViewportSize({ width, height })
        const added = style ? await page.addStyleTag({ content: style }) : null
        const [back, beside] = await Promise.all(
          ['.day-page > .back-link', '.day-header .calendar-nav'].map((part) =>
            page.locator(part).boundingBox(),
          ),
        )
        if (!back || !beside) throw new Error('The day page has lost one of its ways')
        const isApart = back.x + back.width <= beside.x || beside.x + beside.width <= back.x
        expect.soft(isApart || back.y + back.height <= beside.y, name).toBe(true)
        await added?.evaluate((node) => (node as Element).remove())
      }
    })

    for (const { name, show } of overlays) {
      test(`${name} keeps its text in its place, and has targets of 44 px`, async ({ page }) => {
        await show(page, visit)
        await expectReadable(page, name)
      })
    }
  })
}

async function expectReadable(page: Page, where: string): Promise<void> {
  expect.soft(await page.evaluate(smallTargets), where).toEqual([])
  for (const { name, width, style } of readings) {
    await page.setViewportSize({ width, height })
    const added = style ? await page.addStyleTag({ content: style }) : null
    expect.soft(await page.evaluate(layoutFaults), `${where}, ${name}`).toEqual([])
    await added?.evaluate((node) => (node as Element).remove())
  }
}
