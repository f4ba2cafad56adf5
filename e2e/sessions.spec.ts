import { fieldNames } from '@cyberluach/i18n/field-names'
import { messagesFor } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import type { Browser, Page } from '@playwright/test'
import { admin } from './support/api.ts'
import { enterPanel, listens } from './support/panel.ts'
import { stopClock } from './support/session-clock.ts'
import { newEditor, type Person } from './support/staff.ts'
import { expect, expectAccessible, main, test } from './support/test.ts'

const { securityPanel, sessionPanel } = messagesFor('en')
const { sessions: texts } = securityPanel
const names = fieldNames('en')
const { login, securityPanel: hebrew } = messagesFor('he')

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0'

// What Payload asks for by itself while nobody is signed in is refused, which it says in its own words.
test.use({ expectedErrors: [/status of 40[0134]|unexpected response was received/] })

test('sessions are listed, and one that is ended elsewhere says so where it is open', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  test.slow()
  const editor = await newEditor(request, baseURL)
  await enterPanel(page, editor)
  const other = await elsewhere(browser, editor, baseURL)
  const third = await elsewhere(browser, editor, baseURL)
  await page.goto('/admin/security')
  const list = page.locator('[data-part=sessions]')
  const rows = list.getByRole('listitem')
  await expect(rows).toHaveCount(3)
  await expect(rows.first()).toContainText(texts.current)
  await expect(rows.first()).toContainText(texts.ways.password)
  await expect(rows.nth(1)).toContainText('Firefox on Windows')
  await expect(rows.nth(1)).toContainText(texts.local)
  await expectAccessible(page, 'all', '[data-part=sessions]')

  await third.clock.install()
  await third.goto('/admin/account')
  await expect(third.getByLabel(names.email)).toBeVisible()
  // However long the others take, no warning that its time is nearly over comes first.
  await stopClock(third)
  await other.goto('/admin/account')
  const otherId = await other.evaluate(() => JSON.parse(atob(localStorage.adminToken.split('.')[1])).sid as string)
  expect(await (await page.request.get('/admin/security')).text()).not.toContain(otherId)
  const end = list.getByRole('button', { name: fill('en', texts.endNamed, { name: 'Firefox on Windows' }) })
  await listens(end.first())
  await end.first().click()
  await expect(list.getByRole('status')).toHaveText(fill('en', texts.ended, { name: 'Firefox on Windows' }))
  await expect(rows).toHaveCount(2)
  await expect(end).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(1)
  await expect(list.getByRole('button', { name: texts.logOut })).toBeFocused()
  await expect(list.getByRole('button', { name: texts.endOthers })).toBeHidden()

  // Whoever opens another page is told on the page for signing in.
  await other.goto('/admin/security')
  await other.waitForURL('**/purple-elephant-42?ended=1')
  await expect(other.getByRole('status').filter({ hasText: login.ended.title })).toBeVisible()
  // Whoever is at work on a page is told there, and stays.
  const told = third.getByRole('dialog', { name: sessionPanel.ended.refused.title })
  await expect(async () => {
    await third.clock.runFor(20_000)
    await third.mouse.move(40, 40)
    await third.mouse.move(60, 60)
    await expect(told).toContainText(sessionPanel.ended.refused.text, { timeout: 2000 })
  }).toPass()
  await other.context().close()
  await third.context().close()
})

test('all sessions are ended at once, this one too', main, async ({ page, browser, request, baseURL }) => {
  test.slow()
  const editor = await newEditor(request, baseURL)
  await enterPanel(page, editor)
  const other = await elsewhere(browser, editor, baseURL)
  await page.goto('/admin/security')
  const list = page.locator('[data-part=sessions]')
  const endOthers = list.getByRole('button', { name: texts.endOthers })
  await listens(endOthers)
  await endOthers.click()
  await expect(list.getByRole('status')).toHaveText(fill('en', texts.endedMany, { n: 1 }))
  await expect(list.getByRole('heading', { name: texts.title })).toBeFocused()
  await other.goto('/admin/account')
  await other.waitForURL('**/purple-elephant-42?ended=1')
  await list.getByRole('button', { name: texts.endAll }).click()
  await page.waitForURL(/purple-elephant-42$/)
  await other.context().close()
})

test('an admin ends the sessions of somebody else on the page of their account', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  test.slow()
  const editor = await newEditor(request, baseURL)
  const other = await elsewhere(browser, editor, baseURL)
  await enterPanel(page, admin(), 'he')
  const found = await page.request.get(`/cms/api/users?where[username][equals]=${editor.username}`)
  const { docs } = (await found.json()) as { docs: [{ id: string }] }
  await page.goto(`/admin/collections/users/${docs[0].id}`)
  const list = page.locator('[data-part=sessions]')
  await expect(list.getByRole('heading', { name: hebrew.sessions.titleOf })).toBeVisible()
  await expectAccessible(page, 'all', '[data-part=sessions]')
  const end = list.getByRole('button', { name: /Firefox/ })
  await listens(end)
  await end.click()
  await expect(list).toContainText(hebrew.sessions.none)
  await expect(list.getByRole('heading', { name: hebrew.sessions.titleOf })).toBeFocused()
  await other.goto('/admin/account')
  await other.waitForURL('**/purple-elephant-42?ended=1')
  await other.context().close()
})

/** The same person in another browser. */
async function elsewhere(browser: Browser, person: Person, url = ''): Promise<Page> {
  const context = await browser.newContext({ baseURL: url, userAgent: firefox })
  const page = await context.newPage()
  await enterPanel(page, person)
  return page
}
