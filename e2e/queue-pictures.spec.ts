import { messagesFor } from '@cyberluach/i18n/messages'
import { sharedProduct } from './support/api.ts'
import { showFixedQueues } from './support/fixed-queues.ts'
import { openDashboard, turnTo } from './support/measured-product.ts'
import { picturedMorning } from './support/pictured-product.ts'
import { pictureThemes } from './support/pictures.ts'
import { queueOf } from './support/queues.ts'
import { bothLocales, expect, expectAccessible, test, type Locale, type Page } from './support/test.ts'

const queues = ['submissions', 'contact', 'feedback'] as const
type Queue = (typeof queues)[number]

const wide = { width: 1440, height: 1000 }

/** English on a desk, Hebrew on a phone. */
const windows = { en: wide, he: { width: 390, height: 1600 } }

for (const locale of bothLocales) {
  const theme = pictureThemes[locale]

  // One visit goes through all three: each is looked at full, asked about accessibility, and looked at empty.
  test(`the queues are accessible in both themes, and look as they did, full and empty, ${locale}`, async ({
    page,
  }) => {
    test.slow()
    await page.clock.setFixedTime(picturedMorning)
    await showFixedQueues(page, { isEmpty: true })
    await page.setViewportSize(wide)
    await openDashboard(page, sharedProduct(), { locale, theme, tab: queues[0] })
    for (const queue of queues) {
      await openTab(page, locale, queue)
      const heading = queueOf(page).locator('[data-part=empty]').getByRole('heading')
      await expect(heading).toHaveText(emptyTitles(locale)[queue])
    }
    // The one that shows figures of nothing as well.
    await compare(page, 'feedback-empty', { locale, ...windows[locale], height: 800 })
    await page.setViewportSize(wide)
    await showFixedQueues(page)
    await page.keyboard.press('r')
    for (const queue of queues) {
      await openTab(page, locale, queue)
      await openFirstRow(page, queue)
      await compare(page, queue, { locale, ...windows[locale] })
      // The table, from right to left.
      if (locale === 'he' && queue === 'submissions') await compare(page, queue, { locale, ...wide })
      await expectAccessibleInThemes(page, locale)
      await page.setViewportSize(wide)
    }
  })
}

type QueueLook = { locale: Locale; width: number; height: number }

async function compare(page: Page, name: string, { locale, width, height }: QueueLook): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.evaluate(() => scrollTo(0, 0))
  await page.mouse.move(0, 0)
  await expect.soft(page).toHaveScreenshot(`${locale}-${width}-queue-${name}.png`)
}

function emptyTitles(locale: Locale): Record<Queue, string> {
  const { dashboard, dashboardQueues } = messagesFor(locale)
  const { contact, feedback } = dashboardQueues
  return {
    submissions: dashboard.submissions.emptyTitle,
    contact: contact.emptyTitle,
    feedback: feedback.emptyTitle,
  }
}

async function expectAccessibleInThemes(page: Page, locale: Locale): Promise<void> {
  const own = pictureThemes[locale]
  const { width } = windows[locale]
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
    for (const row of [1, 2]) await queueOf(page).locator('[data-part=row]').nth(row).getByRole('checkbox').check()
  }
  await blur(page)
}

async function blur(page: Page): Promise<void> {
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur())
}
