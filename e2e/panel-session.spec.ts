import { messagesFor } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import { fillSignIn } from '../server/testing/sign-in-page.ts'
import { enterPanel, formListens, listens } from './support/panel.ts'
import { storedKeys } from './support/session.ts'
import { passUntil, stopClock } from './support/session-clock.ts'
import { newEditor } from './support/staff.ts'
import { expect, expectAccessible, main, test, type Page } from './support/test.ts'

const texts = messagesFor('en').sessionPanel
const title = 'A night of soldering'

test.describe('a session in the panel', () => {
  // What Payload asks for by itself while nobody is signed in is refused, which it says in its own words.
  test.use({ expectedErrors: [/status of 40[134]|unexpected response was received/] })

  test('warns before it ends, and when it has ended goes on in place with all that was written', async ({
    page,
    request,
    baseURL,
  }) => {
    test.slow()
    await page.clock.install()
    const editor = await newEditor(request, baseURL)
    const field = page.locator('#field-title')
    const warning = page.getByRole('alertdialog', { name: texts.ending.title })
    const ended = page.getByRole('dialog', { name: texts.ended.idle.title })

    await test.step('a new post is begun', async () => {
      // Where somebody signs in says how long the session lasts. Each page asks for it, which takes no time by its clock.
      await lengthKnown(page, () => fillSignIn(page, editor))
      await lengthKnown(page, () => page.goto('/admin/collections/posts/create'))
      await formListens(page)
      await field.fill(title)
      // What still moves below the pointer tells the page of a movement, which counts as one of its reader's.
      await expect(page.locator('[data-lexical-editor="true"]')).toBeVisible()
      await stopClock(page, { x: 2, y: 2 })
    })

    await test.step('the warning takes a decision for an answer, and nothing else', async () => {
      await page.clock.fastForward('00:48')
      await expect(warning).toBeHidden()
      await passUntil(warning)
      await expect(warning).toContainText(fill('en', texts.ending.text, { n: 1 }))
      await page.keyboard.press('Escape')
      await expect(warning).toBeVisible()
      await page.getByRole('button', { name: texts.ending.stay }).click()
      await expect(warning).toBeHidden()
    })

    await test.step('the end asks for the password, and says what is wrong with it', async () => {
      await passUntil(warning)
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
    })

    await test.step('what was written is there, and goes on being kept', async () => {
      await expect(field).toHaveValue(title)
      const saved = page.waitForResponse(
        (answer) => answer.request().method() !== 'GET' && answer.url().includes('/cms/api/posts') && answer.ok(),
      )
      await field.press('End')
      await field.pressSequentially('!')
      await saved
    })
  })

  test('that the server has ended says so where something is saved', async ({ page, request, baseURL }) => {
    const editor = await newEditor(request, baseURL)
    const answer = await page.request.post('/api/purple-elephant-42/auth', { data: editor })
    const { token } = (await answer.json()) as { token: string }
    await request.post('/api/sys/auth/logout', { headers: { authorization: `Bearer ${token}` } })
    const headers = { 'accept-language': 'en' }
    const saved = await page.request.patch('/cms/api/posts/1', { headers, data: { title } })
    expect(saved.status()).toBe(403)
    expect(await saved.json()).toEqual({ errors: [{ message: texts.refused }] })
  })

  test('ends with logging out, which leads to the sign-in page', main, async ({ page, request, baseURL }) => {
    await enterPanel(page, await newEditor(request, baseURL))
    await page.goto('/admin')
    const leave = page.getByRole('button', { name: texts.ending.leave })
    await listens(leave)
    await leave.click()
    await page.waitForURL(/purple-elephant-42$/)
    expect(await storedKeys(page)).toEqual([])
    await page.goto('/admin/account')
    await expect(page).not.toHaveURL(/account/)
  })
})

/** Goes to a page, and waits until it knows how long the session lasts. */
async function lengthKnown(page: Page, go: () => Promise<unknown>): Promise<void> {
  const extended = page.waitForResponse('**/api/sys/auth/extend')
  await go()
  expect((await extended).status()).toBe(200)
}
