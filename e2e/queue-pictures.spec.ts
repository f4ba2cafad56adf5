import { sharedProduct } from './support/api.ts'
import { showFixedQueues } from './support/fixed-queues.ts'
import { openDashboard, turnTo } from './support/measured-product.ts'
import { picturedMorning } from './support/pictured-product.ts'
import { queueOf } from './support/queues.ts'
import { bothLocales, expect, expectAccessible, test, type Locale, type Page } from './support/test.ts'

const queues = ['submissions', 'contact', 'feedback'] as const
type Queue = (typeof queues)[number]

const looks = [
  { locale: 'he', theme: 'light', width: 1440, height: 1000 },
  { locale: 'en', theme: 'dark', width: 1440, height: 1000 },
  { locale: 'he', theme: 'light', width: 390, height: 1600 },
] as const

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const queue of queues) {
  test.describe(`the queue of ${queue}`, () => {
    for (const { locale, theme, width, height } of looks) {
      test(`looks as it did, full and empty, ${locale}, ${theme}, ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height })
        await open(page, queue, { locale, theme })
        await openFirstRow(page, queue)
        await expect(page).toHaveScreenshot(`${locale}-${width}-queue-${queue}.png`)
        await showFixedQueues(page, { isEmpty: true })
        await page.reload()
        await expect(queueOf(page).locator('.empty')).toBeVisible()
        await page.setViewportSize({ width, height: 800 })
        await expect(page).toHaveScreenshot(`${locale}-${width}-queue-${queue}-empty.png`)
      })
    }

    for (const locale of bothLocales) {
      test(`has nothing for axe to report, ${locale}, in both themes`, async ({ page }) => {
        await open(page, queue, { locale, theme: 'light' })
        await openFirstRow(page, queue)
        for (const theme of ['light', 'dark'] as const) {
          await turnTo(page, theme)
          for (const width of [1440, 390]) {
            // High enough for the whole list: the bar of the selected rows covers what is scrolled under it.
            await page.setViewportSize({ width, height: 3600 })
            await expectAccessible(page, theme === 'light' ? 'all' : 'colours')
          }
        }
      })
    }
  })
}

async function open(
  page: Page,
  queue: Queue,
  look: { locale: Locale; theme: 'light' | 'dark' },
): Promise<void> {
  await page.clock.setFixedTime(picturedMorning)
  await showFixedQueues(page)
  await openDashboard(page, sharedProduct(), { ...look, tab: queue })
}

/** With the row that has most to show open, and two others selected where rows can be. */
async function openFirstRow(page: Page, queue: Queue): Promise<void> {
  await queueOf(page).locator('.opener').first().click()
  await expect(queueOf(page).locator('.detail-row')).toBeVisible()
  if (queue === 'submissions') {
    await expect(queueOf(page).getByRole('note')).toBeVisible()
    for (const row of [1, 2]) await queueOf(page).locator('.queue-row').nth(row).getByRole('checkbox').check()
  }
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
  await page.evaluate(() => scrollTo(0, 0))
  await page.mouse.move(0, 0)
}
