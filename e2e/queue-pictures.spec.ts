import { messagesFor } from '@cyberluach/i18n/messages'
import { sharedProduct } from './support/api.ts'
import { showFixedQueues } from './support/fixed-queues.ts'
import { openDashboard, turnTo } from './support/measured-product.ts'
import { picturedMorning } from './support/pictured-product.ts'
import { isMainLook, pictureThemes, widths } from './support/pictures.ts'
import { queueOf } from './support/queues.ts'
import { bothLocales, expect, expectAccessible, test, type Locale, type Page } from './support/test.ts'

const queues = ['submissions', 'contact', 'feedback'] as const
type Queue = (typeof queues)[number]

/** English is pictured on a desk, Hebrew on a phone as well. */
const windows = {
  en: [{ width: 1440, height: 1000 }],
  he: [
    { width: 1440, height: 1000 },
    { width: 390, height: 1600 },
  ],
} as const satisfies Record<Locale, readonly { width: number; height: number }[]>

for (const locale of bothLocales) {
  const theme = pictureThemes[locale]

  // One visit goes through all three: each is looked at full, asked about accessibility, and looked at empty.
  test(`the queues are accessible in both themes, and look as they did, full and empty, ${locale}`, async ({
    page,
  }) => {
    test.slow()
    await page.clock.setFixedTime(picturedMorning)
    await showFixedQueues(page, { isEmpty: true })
    await page.setViewportSize(windows[locale][0])
    await openDashboard(page, sharedProduct(), { locale, theme, tab: queues[0] })
    for (const queue of queues) {
      await openTab(page, locale, queue)
      await expect(queueOf(page).locator('[data-part=empty]')).toBeVisible()
      await compare(page, locale, `${queue}-empty`, 800)
      await page.setViewportSize(windows[locale][0])
    }
    await showFixedQueues(page)
    await page.keyboard.press('r')
    for (const queue of queues) {
      await openTab(page, locale, queue)
      await openFirstRow(page, queue)
      await compare(page, locale, queue)
      await expectAccessibleInThemes(page, locale)
      await page.setViewportSize(windows[locale][0])
    }
  })
}

async function compare(page: Page, locale: Locale, name: string, height?: number): Promise<void> {
  for (const window of windows[locale]) {
    await page.setViewportSize({ ...window, ...(height && { height }) })
    await page.evaluate(() => scrollTo(0, 0))
    await page.mouse.move(0, 0)
    await expect.soft(page).toHaveScreenshot(`${locale}-${window.width}-queue-${name}.png`)
  }
}

/** English on a desk, Hebrew on a phone. */
async function expectAccessibleInThemes(page: Page, locale: Locale): Promise<void> {
  const own = pictureThemes[locale]
  const width = widths.find((each) => isMainLook({ locale, width: each })) ?? widths[0]
  for (const theme of [own === 'dark' ? 'light' : 'dark', own] as const) {
    await turnTo(page, theme)
    // High enough for the whole list: the bar of the selected rows covers what is scrolled under it.
    await page.setViewportSize({ width, height: 3600 })
    await expectAccessible(page, theme === own ? 'all' : 'colours')
  }
}

async function openTab(page: Page, locale: Locale, queue: Queue): Promise<void> {
  await page.getByRole('tab', { name: messagesFor(locale).dashboard.tabs[queue] }).click()
  await blur(page)
}

/** With the row that has most to show open, and two others selected where rows can be. */
async function openFirstRow(page: Page, queue: Queue): Promise<void> {
  await queueOf(page).locator('[data-part=opener]').first().click()
  await expect(queueOf(page).locator('[data-part=detail]')).toBeVisible()
  if (queue === 'submissions') {
    await expect(queueOf(page).getByRole('note')).toBeVisible()
    for (const row of [1, 2])
      await queueOf(page).locator('[data-part=row]').nth(row).getByRole('checkbox').check()
  }
  await blur(page)
}

async function blur(page: Page): Promise<void> {
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
}
