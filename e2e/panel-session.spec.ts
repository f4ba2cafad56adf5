import { messagesFor } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import type { Locator, Page } from '@playwright/test'
import { fillSignIn, signInThroughPage } from '../server/testing/sign-in-page.ts'
import { admin } from './support/api.ts'
import { storedKeys } from './support/session.ts'
import { newEditor } from './support/staff.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const texts = messagesFor('en').sessionPanel
const title = 'A night of soldering'

test.describe('a session in the panel', () => {
  // What Payload asks for by itself while nobody is signed in is refused, which it says in its own words.
  test.use({ expectedErrors: [/status of 40[134]|unexpected response was received/] })

  test('warns before it ends, takes a decision for an answer, and when it has ended goes on in place with all that was written', async ({
    page,
    request,
    baseURL,
  }) => {
    test.slow()
    await page.clock.install()
    const editor = await newEditor(request, baseURL)
    await fillSignIn(page, editor)
    await page.waitForURL('**/admin')
    const extended = page.waitForResponse('**/api/sys/auth/extend')
    await page.goto('/admin/collections/posts/create')
    expect((await extended).status()).toBe(200)
    const field = page.locator('#field-title')
    await field.fill(title)
    // What still moves below the pointer tells the page of a movement, which counts as one of its reader's.
    await expect(page.locator('[data-lexical-editor="true"]')).toBeVisible()
    await stopClock(page)

    await page.clock.fastForward('00:48')
    const warning = page.getByRole('alertdialog', { name: texts.ending.title })
    await expect(warning).toBeHidden()
    await passUntil(warning)
    await expect(warning).toContainText(fill('en', texts.ending.text, { n: 1 }))
    await page.keyboard.press('Escape')
    await expect(warning).toBeVisible()
    await page.getByRole('button', { name: texts.ending.stay }).click()
    await expect(warning).toBeHidden()

    await passUntil(warning)
    const ended = page.getByRole('dialog', { name: texts.ended.idle.title })
    await passUntil(ended)
    await expect(ended).toContainText(texts.ended.idle.text)
    await expect(warning).toBeHidden()
    await expect.poll(() => storedKeys(page)).toEqual([])
    await expect(page.getByLabel(texts.ended.username)).toHaveValue(editor.username)
    const password = page.getByLabel(texts.ended.password)
    await expect(password).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(ended.getByRole('alert')).toHaveText(texts.ended.empty)
    await password.fill('not-the-password-1')
    await page.keyboard.press('Enter')
    await expect(ended.getByRole('alert')).toHaveText(texts.ended.wrong)
    await page.clock.resume()
    await expectAccessible(page)
    await password.fill(editor.password)
    await page.keyboard.press('Enter')
    await expect(ended).toBeHidden()

    await expect(field).toHaveValue(title)
    const saved = page.waitForResponse(
      (answer) =>
        answer.request().method() !== 'GET' && answer.url().includes('/cms/api/posts') && answer.ok(),
    )
    await field.press('End')
    await field.pressSequentially('!')
    await saved
  })

  test('that the server has ended says so where something is saved, and logging out leads to the sign-in page', async ({
    page,
    request,
    baseURL,
  }) => {
    const editor = await newEditor(request, baseURL)
    await fillSignIn(page, editor)
    await page.waitForURL('**/admin')
    await page.goto('/admin/account')
    const token = await page.evaluate(() => localStorage.getItem('adminToken'))
    // The panel would notice by itself, and leave.
    await page.goto('about:blank')
    await request.post('/api/sys/auth/logout', { headers: { authorization: `Bearer ${token}` } })
    const headers = { 'accept-language': 'en' }
    const answer = await page.request.patch('/cms/api/posts/1', { headers, data: { title } })
    expect(answer.status()).toBe(403)
    expect(await answer.json()).toEqual({ errors: [{ message: texts.refused }] })

    await page.goto('/admin')
    await page.goto('/purple-elephant-42')
    await fillSignIn(page, editor)
    await page.waitForURL('**/admin')
    await page.getByRole('button', { name: texts.ending.leave }).click()
    await page.waitForURL(/purple-elephant-42$/)
    expect(await storedKeys(page)).toEqual([])
    await page.goto('/admin/account')
    await expect(page).not.toHaveURL(/account/)
  })
})

test('the panel leads an admin to the dashboard', async ({ page }) => {
  await signInThroughPage(page, admin())
  await page.goto('/admin')
  // The menu is open on a desk.
  await page
    .locator('nav')
    .getByRole('link', { name: messagesFor('en').dashboard.title })
    .first()
    .click()
  await page.waitForURL('**/admin/dashboard')
  await expect(page.getByRole('tab').first()).toBeVisible()
})

/** What a second has brought is drawn within this, so that no warning comes and goes unseen. */
const drawnMs = 150

/** Second by second: a movement that the page heard of late counts as its reader's, and begins the minute anew. */
async function passUntil(shown: Locator): Promise<void> {
  const isShown = () =>
    shown.waitFor({ timeout: drawnMs }).then(
      () => true,
      () => false,
    )
  for (let second = 0; second < 100 && !(await isShown()); second += 1) await shown.page().clock.runFor(1000)
  await expect(shown).toBeVisible()
}

/** The last activity is at the moment in which the clock stands still. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 3000))
  await page.mouse.move(2, 2)
}
