import { messagesFor } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { signInThroughPage } from '../server/testing/sign-in-page.ts'
import { admin, sharedProduct } from './support/api.ts'
import { openDashboard } from './support/measured-product.ts'
import { storedKeys } from './support/session.ts'
import { stopClock } from './support/session-clock.ts'
import { expect, expectAccessible, main, test } from './support/test.ts'

const { dashboard, dashboardFrame, login } = messagesFor('he')

/** A name of this machine that is no host of development: there a session lasts its seven minutes. */
const publicHost = 'dashboard.localhost'

const warningOf = (page: Page) => page.getByRole('alertdialog', { name: dashboard.session.title })
const secondsIn = (page: Page) => warningOf(page).getByRole('timer').locator('bdi')

test.describe('a session of seven minutes', () => {
  // A poll may be under way while the session ends.
  test.use({
    baseURL: async ({ ownProduct }, use) => use(atPublicHost(ownProduct.origin)),
    expectedErrors: [/status of 401/],
  })

  test('warns after six and a half, counts down, and takes only its button for an answer', async ({ page }) => {
    await openAtPublicHost(page)
    const spoken = warningOf(page).getByRole('alert')
    const said = (n: number) => fill('he', dashboard.session.countdown, { n })

    await test.step('it warns with the real minutes and a countdown', async () => {
      await pass(page, '06:28')
      await expect(warningOf(page)).toBeHidden()
      await pass(page, '00:03')
      await expect(warningOf(page)).toContainText(fill('he', dashboard.session.reason, { n: 7 }))
      await expect(page.getByRole('button', { name: dashboard.session.continue })).toBeFocused()
      await expect(spoken).toHaveText(said(30))
      const before = Number(await secondsIn(page).innerText())
      expect(before).toBeGreaterThan(27)
      await page.clock.runFor('00:05')
      await expect(secondsIn(page)).toHaveText(String(before - 5))
      const bar = warningOf(page).getByRole('progressbar')
      await expect(bar).toHaveAttribute('aria-valuenow', String(before - 5))
    })

    await test.step('it speaks at thirty, twenty and ten seconds only', async () => {
      await expect(spoken).toHaveText(said(30))
      await pass(page, '00:06')
      await expect(spoken).toHaveText(said(20))
    })

    await test.step('it takes no activity for an answer, only the button', async () => {
      await page.mouse.move(400, 300)
      await page.mouse.wheel(0, 100)
      await page.keyboard.press('Escape')
      await page.keyboard.press('2')
      expect(await takesFocus(page.getByRole('tab').first())).toBe(false)
      await pass(page, '00:01')
      await expect(warningOf(page)).toBeVisible()
      await pass(page, '00:09')
      await expect(spoken).toHaveText(said(10))
      const extended = page.waitForResponse('**/api/sys/auth/extend')
      await page.getByRole('button', { name: dashboard.session.continue }).click()
      expect((await extended).status()).toBe(200)
      await expect(warningOf(page)).toBeHidden()
      const first = page.getByRole('tab', { name: dashboard.tabs.analytics })
      await expect(first).toHaveAttribute('aria-selected', 'true')
      await pass(page, '06:28')
      await expect(warningOf(page)).toBeHidden()
    })
  })

  test('ends by itself at the sign-in page, which says after how many minutes', main, async ({ page, request }) => {
    await openAtPublicHost(page)
    const token = await page.evaluate(() => localStorage.getItem('adminToken'))
    await pass(page, '06:40')
    await expect(warningOf(page)).toBeVisible()
    await pass(page, '00:21')
    await page.waitForURL('**/purple-elephant-42?timeout=1')
    await expect(page.getByText(fill('he', login.timedOut.text, { n: 7 }))).toBeVisible()
    expect(await storedKeys(page)).toEqual([])
    const headers = { authorization: `Bearer ${token}` }
    // By its number: only browsers know every name below `localhost`.
    const overview = `http://127.0.0.1:${new URL(page.url()).port}/api/sys/stats/overview`
    await expect.poll(async () => (await request.get(overview, { headers })).status()).toBe(401)
  })

  test('begins its time again with what somebody does, and pauses while its tab is hidden', async ({ page }) => {
    await openAtPublicHost(page)

    await test.step('a movement and a key begin its time again', async () => {
      await pass(page, '06:00')
      await page.mouse.move(300, 300)
      await pass(page, '06:00')
      await expect(warningOf(page)).toBeHidden()
      await page.keyboard.press('Shift')
      await pass(page, '06:20')
      await expect(warningOf(page)).toBeHidden()
    })

    await test.step('it pauses while its tab is hidden, and begins again when it is seen', async () => {
      await setVisibility(page, 'hidden')
      await pass(page, '30:00')
      await expect(warningOf(page)).toBeHidden()
      await setVisibility(page, 'visible')
      await pass(page, '06:00')
      await expect(warningOf(page)).toBeHidden()
      await pass(page, '00:31')
      await expect(warningOf(page)).toBeVisible()
    })

    await test.step('the other button ends it at once', async () => {
      await page.clock.resume()
      await expectAccessible(page)
      await page.getByRole('button', { name: dashboard.session.logout }).click()
      await page.waitForURL(/purple-elephant-42$/)
      expect(await storedKeys(page)).toEqual([])
    })
  })

  test('is one for all tabs: going on in one closes the warning in the other, as signing out does', async ({
    page,
    context,
  }) => {
    const other = await secondTab(page, context)
    await pass(page, '06:31')
    await expect(warningOf(page)).toBeVisible()
    await expect(warningOf(other)).toBeVisible()
    await other.getByRole('button', { name: dashboard.session.continue }).click()
    await expect(warningOf(other)).toBeHidden()
    await expect(warningOf(page)).toBeHidden()
    await other.getByRole('button', { name: dashboard.logout }).click()
    await page.waitForURL(/purple-elephant-42$/)
    await other.waitForURL(/purple-elephant-42$/)
  })
})

test.describe('on a host of development', () => {
  // A poll may be under way while the session ends.
  test.use({ expectedErrors: [/status of 401/] })

  test('a session lasts one minute, as the settings say, and warns ten seconds before', async ({ page }) => {
    // Where somebody signs in says how long the session lasts.
    await startSession(page, () => signInThroughPage(page, admin()))
    await page.keyboard.press(',')
    const settings = page.getByRole('dialog', { name: dashboardFrame.settings.title })
    await expect(settings).toContainText(fill('he', dashboardFrame.settings.sessionLength, { n: 1 }))
    await page.keyboard.press('Escape')
    await expect(settings).toBeHidden()
    await stopClock(page)
    await pass(page, '00:48')
    await expect(warningOf(page)).toBeHidden()
    await pass(page, '00:03')
    await expect(warningOf(page)).toContainText(fill('he', dashboard.session.reason, { n: 1 }))
    await expect(secondsIn(page)).toHaveText(/^(\d|10)$/)
    await pass(page, '00:11')
    await page.waitForURL('**/purple-elephant-42?timeout=1')
    await expect(page.getByText(fill('he', login.timedOut.text, { n: 1 }))).toBeVisible()
  })
})

function atPublicHost(origin = sharedProduct().origin): string {
  const { port } = new URL(origin)
  return `http://${publicHost}:${port}`
}

/** Opens the dashboard, and takes the page's clock in hand once its session has begun: from then on nothing moves by itself. */
async function openAtPublicHost(page: Page): Promise<void> {
  await startSession(page, () => openDashboard(page, sharedProduct(), { calledAs: atPublicHost() }))
  await stopClock(page)
}

async function startSession(page: Page, open: () => Promise<void>): Promise<void> {
  await page.clock.install()
  const extended = page.waitForResponse('**/api/sys/auth/extend')
  await open()
  expect((await extended).status()).toBe(200)
}

/** Lets the page live through that much time (`mm:ss`). */
const pass = (page: Page, time: string) => page.clock.fastForward(time)

const takesFocus = (target: Locator) =>
  target.evaluate((element: HTMLElement) => {
    element.focus()
    return document.activeElement === element
  })

/** Another tab of the same browser; one clock moves both. */
async function secondTab(page: Page, context: BrowserContext): Promise<Page> {
  await startSession(page, () => openDashboard(page, sharedProduct(), { calledAs: atPublicHost() }))
  const other = await context.newPage()
  await other.goto('/admin/dashboard')
  await other
    .getByText(/^\d+:\d\d$/)
    .first()
    .waitFor() // the session's length is known there too
  await stopClock(page)
  await other.mouse.move(250, 250)
  return other
}

async function setVisibility(page: Page, state: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value })
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => value === 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}
