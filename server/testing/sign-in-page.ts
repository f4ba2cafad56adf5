import { builtLoginPath } from '@cyberluach/core/sign-in/session'
import type { Page } from '@playwright/test'
import { messagesFor } from '@cyberluach/i18n/messages'
import type { TestAdmin } from './product.ts'

/** Signs in through the hidden page as a person does, the security question included, and waits for the dashboard. */
export async function signInThroughPage(page: Page, admin: TestAdmin): Promise<void> {
  await fillSignIn(page, admin)
  await page.waitForURL('**/admin/dashboard')
  await page.getByRole('tab').first().waitFor()
}

/** Opens the hidden page, fills it in and sends it. */
export async function fillSignIn(page: Page, { username, password }: TestAdmin): Promise<void> {
  const { login } = messagesFor('he')
  await page.goto(`/${builtLoginPath}`)
  await page.getByLabel(login.username).fill(username)
  await page.getByLabel(login.password, { exact: true }).fill(password)
  const question = await page.getByTestId('captcha-question').innerText()
  await page.getByRole('textbox', { name: login.captcha.label }).fill(String(answerTo(question)))
  await page.getByRole('button', { name: login.submit, exact: true }).click()
}

/** The answer to the security question as it stands on the page. */
export function answerTo(question: string): number {
  const [, first, sign, second] = /(\d+)\s*([+−–×*-])\s*(\d+)/.exec(question) ?? []
  const [a, b] = [Number(first), Number(second)]
  return sign === '+' ? a + b : sign === '×' || sign === '*' ? a * b : a - b
}
