import { builtLoginPath } from '@cyberluach/core/sign-in/session'
import type { Locator, Page, Request, Response } from '@playwright/test'
import { sharedProduct } from './api.ts'
import { readPanelIn } from './panel-language.ts'
import type { Person } from './staff.ts'
import { expect, type Locale } from './test.ts'

/** Signs somebody in by the call of the sign-in page, and leaves in the browser what that page does. */
export async function enterPanel(page: Page, person: Person, locale: Locale = 'en'): Promise<void> {
  const { origin } = sharedProduct()
  const answer = await page.request.post(`${origin}/api/${builtLoginPath}/auth`, { data: person })
  expect(answer.status()).toBe(200)
  const { token, admin } = (await answer.json()) as { token: string; admin?: object }
  await readPanelIn(page.context(), locale, origin)
  await page.addInitScript(keepOnce, [token, JSON.stringify(admin ?? {})] as const)
}

function keepOnce([token, user]: readonly [string, string]): void {
  if (sessionStorage.getItem('isKept')) return
  sessionStorage.setItem('isKept', 'yes')
  localStorage.setItem('adminToken', token)
  localStorage.setItem('adminUser', user)
}

/**
 * Waits until React has taken over an element that the server has rendered. What is pressed on a page of the panel
 * before that is lost; on the public site it is held and repeated, so nothing waits there.
 */
export async function listens(element: Locator): Promise<void> {
  await expect
    .poll(() => element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactProps$'))))
    .toBe(true)
}

/** Waits until the form of a document takes what is typed: Payload says so. What is typed before is lost. */
export async function formListens(page: Page): Promise<void> {
  await page.locator('.collection-edit__form[data-form-ready=true]').waitFor()
}

/**
 * Presses a button of a form, and answers what became of it. Payload sends nothing before it has looked at each field,
 * which it does once more after each letter: pressed again until it was sent, and then not.
 */
export async function answerTo(button: Locator, isSent: (request: Request) => boolean): Promise<Response> {
  const page = button.page()
  let sent: Request | undefined
  const note = (request: Request) => {
    if (isSent(request)) sent ??= request
  }
  page.on('request', note)
  await expect(async () => {
    if (!sent) await button.click({ timeout: 1000 })
    await expect.poll(() => sent !== undefined, { timeout: 5000 }).toBe(true)
  }).toPass()
  page.off('request', note)
  const answer = await sent?.response()
  if (!answer) throw new Error('nothing was answered')
  return answer
}

/** Publishes the post whose form is open. */
export async function publishPost(page: Page): Promise<void> {
  const answer = await answerTo(
    page.locator('#action-save'),
    (sent) =>
      sent.method() !== 'GET' &&
      /\/cms\/api\/posts\/[\w-]+(\?|$)/.test(sent.url()) &&
      !sent.url().includes('autosave=true'),
  )
  expect(answer.ok()).toBe(true)
}
