import { messagesFor } from '@cyberluach/i18n/messages'
import type { Locator, Page } from '@playwright/test'
import { fillSignIn, signInThroughPage } from '../server/testing/sign-in-page.ts'
import { admin, sharedProduct } from './support/api.ts'
import { holdSignInPage } from './support/hold-sign-in-page.ts'
import { keepMessages } from './support/keep-messages.ts'
import { goToDashboard, turnTo } from './support/measured-product.ts'
import { storedKeys } from './support/session.ts'
import { passUntil, stopClock } from './support/session-clock.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const { dashboard, dashboardFrame, login } = messagesFor('he')

const looks = [
  { theme: 'light', width: 1440 },
  { theme: 'dark', width: 390 },
] as const

const queue = (pending: number) => ({ pending, approved: 4, rejected: 2, overdue: 1 })
const unrated = {
  overallRating: null,
  usabilityRating: null,
  contentRating: null,
  designRating: null,
  recommendToOthers: null,
}
const counts = {
  events: { ...queue(7), oldest: '2026-11-18T08:00:00.000Z' },
  contact: queue(3),
  feedback: { ...queue(4), ratings: [0, 0, 0, 0, 0], averages: unrated },
  subscribers: { total: 1284, active: 1200, cancelled: 84, joinedLast30Days: 9, cancelledLast30Days: 1 },
  sessions: { active: 9 },
  posts: { total: 6, published: 4, drafts: 2 },
  mails: { isOn: true, failed: 2, kept: 0 },
  translations: 0,
  requests: 0,
  sources: { waiting: 0, failing: 0 },
  samples: 0,
}

for (const { theme, width } of looks) {
  test.describe(`the frame looks as it did, ${theme}, ${width} px`, () => {
    test.use({
      colorScheme: theme,
      viewport: { width, height: 900 },
      expectedErrors: [/status of (401|429)/],
    })

    const compare = (target: Page | Locator, name: string) =>
      expect.soft(target).toHaveScreenshot(`dashboard-${theme}-${width}-${name}.png`)

    test('sign-in', async ({ page }) => {
      await alwaysTheSameQuestion(page)
      await keepMessages(page)
      await page.goto('/purple-elephant-42?timeout=1')
      await page.getByText(login.timedOut.title).waitFor()
      await page.getByRole('button', { name: login.submit, exact: true }).click()
      await compare(page, 'sign-in-missing')
      await page.route('**/auth', (route) => route.fulfill({ status: 429, json: { error: 'no' } }))
      await fillSignIn(page, { username: 'admin', password: 'wrong' })
      await page.locator('[data-part=toast]').waitFor()
      await compare(page, 'sign-in-refused')
    })

    test('bar, settings, keys and warning', async ({ page }) => {
      await page.route('**/api/sys/mgmt/summary', (route) => route.fulfill({ json: counts }))
      await page.clock.install()
      await keepMessages(page)
      const extended = page.waitForResponse('**/api/sys/auth/extend')
      // Where somebody signs in says how long the session lasts.
      await signInThroughPage(page, admin())
      await extended
      await page.locator('[role=tab] [data-kind]').nth(5).waitFor()
      // The welcome would stay above every dialog.
      await page.getByRole('button', { name: dashboard.close }).dispatchEvent('click')
      await expect(page.getByRole('banner')).toHaveScreenshot(`dashboard-${theme}-${width}-bar.png`, {
        mask: [page.locator('[data-part=live]')],
      })
      await page.keyboard.press(',')
      const settings = page.getByRole('dialog', { name: dashboardFrame.settings.title })
      await compare(settings, 'settings')
      await page.keyboard.press('Escape')
      await expect(settings).toBeHidden() // no key opens anything over an open dialog
      await page.keyboard.press('Shift+Slash')
      const shortcuts = page.getByRole('dialog', { name: dashboardFrame.shortcuts.title })
      await compare(shortcuts, 'shortcuts')
      await page.keyboard.press('Escape')
      await expect(shortcuts).toBeHidden()
      const warning = page.getByRole('alertdialog', { name: dashboard.session.title })
      await stopClock(page)
      await passUntil(warning)
      await compare(warning, 'warning')
    })
  })
}

/** A column in the middle of the window, whatever its width. */
test.describe('the guard of the dashboard', () => {
  test.use({ expectedErrors: [/status of 401/] })

  test('the guard says that it checks, then refuses, forgets what was stored and leads to the sign-in page', async ({
    page,
  }) => {
    const letThrough = await holdSignInPage(page)
    const answer = Promise.withResolvers<void>()
    await page.route('**/api/sys/stats/overview', async (route) => {
      await answer.promise
      await route.fulfill({ status: 401, json: { error: 'no' } })
    })
    await page.clock.install()
    await goToDashboard(page, sharedProduct())
    await page.getByRole('heading', { name: dashboard.guard.checkingTitle }).waitFor()
    await expect.soft(page).toHaveScreenshot('dashboard-light-1440-guard-checking.png')
    answer.resolve()
    await page.getByRole('heading', { name: dashboard.guard.deniedTitle }).waitFor()
    await expect.soft(page).toHaveScreenshot('dashboard-light-1440-guard-denied.png')
    await expect(page.getByText(dashboard.guard.deniedText)).toBeVisible()
    expect(await storedKeys(page)).toEqual([])
    await expectAccessible(page)
    await turnTo(page, 'dark')
    await expectAccessible(page, 'colours')
    letThrough()
    await page.waitForURL('**/purple-elephant-42')
  })
})

async function alwaysTheSameQuestion(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Math.random = () => 0.5
  })
}
