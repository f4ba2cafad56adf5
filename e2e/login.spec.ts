import { messagesFor } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import type { Page } from '@playwright/test'
import { answerTo, fillSignIn } from '../server/testing/sign-in-page.ts'
import { admin, sharedProduct } from './support/api.ts'
import { holdScripts } from './support/hold-scripts.ts'
import { holdSignInPage } from './support/hold-sign-in-page.ts'
import { listens } from './support/panel.ts'
import { signInBeforehand } from './support/measured-product.ts'
import { newEditor } from './support/staff.ts'
import { expect, expectAccessible, main, test } from './support/test.ts'

const { dashboard, login } = messagesFor('he')
const submit = (page: Page) => page.getByRole('button', { name: login.submit, exact: true })
const message = (page: Page) => page.locator('[data-part=toast]')

test('a stranger in the dashboard is refused, and led to the sign-in page without an error', main, async ({ page }) => {
  const letThrough = await holdSignInPage(page)
  await page.goto('/admin/dashboard')
  await expect(page.getByRole('heading', { name: dashboard.guard.deniedTitle })).toBeVisible()
  letThrough()
  await page.waitForURL('**/purple-elephant-42')
})

test('whoever is signed in already is led on to their work from the sign-in page', async ({ page }) => {
  await signInBeforehand(page, sharedProduct())
  await page.goto('/purple-elephant-42')
  await page.waitForURL('**/admin/dashboard')
  await expect(page.getByRole('heading', { name: dashboard.title })).toBeVisible()
})

test.describe('the sign-in page', () => {
  test.use({ expectedErrors: [/status of 401/] })

  test('keeps the press that comes before its script, and says what is missing', async ({ page }) => {
    const letThrough = await holdScripts(page, 'react', 'client', 'LoginForm')
    await page.goto('/purple-elephant-42')
    await expect(page.getByLabel(login.username)).toBeFocused()
    await page.keyboard.type('admin')
    await submit(page).click()
    letThrough()
    await expect(page.getByText(login.errors.password)).toBeVisible()
    await expect(page.getByLabel(login.username)).toHaveValue('admin')
    await expectAccessible(page)
  })

  test('is walked by keyboard alone, refuses a wrong password, and welcomes by name', main, async ({ page }) => {
    await page.goto('/purple-elephant-42')
    await page.keyboard.type('admin')
    await page.keyboard.press('Tab')
    await page.keyboard.type('wrong')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: login.showPassword, exact: true })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.type(await rightAnswer(page))
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-alert-text]')).toHaveText(login.errors.wrong)
    await expect(page.locator('[data-failures]')).toHaveText('1')

    await page.getByLabel(login.password, { exact: true }).fill(admin().password)
    await page.getByRole('textbox', { name: login.captcha.label }).fill(await rightAnswer(page))
    await submit(page).click()
    const welcome = message(page).filter({ hasText: login.success.title })
    await expect(welcome).toContainText(fill('he', login.success.text, { name: 'admin' }))
    await expect(page).toHaveURL(/\/admin\/dashboard/)
    const stored = await page.evaluate(() => [localStorage.adminToken, localStorage.adminUser])
    expect(stored[0]).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    expect(JSON.parse(stored[1])).toMatchObject({ username: 'admin' })
  })
})

test('an editor is welcomed in the panel, and not by the page that they leave for', async ({
  page,
  request,
  baseURL,
}) => {
  const editor = await newEditor(request, baseURL)
  await fillSignIn(page, editor)
  await page.waitForURL(/\/admin$/)
  const welcome = page.locator('.payload-toast-item').filter({ hasText: login.success.title })
  await expect(welcome).toContainText(fill('he', login.success.text, { name: editor.username }))
  // As it is where the panel had no time to take it.
  await page.evaluate(() => sessionStorage.setItem('cyberluach.toast', '{"kind":"success","title":"left over"}'))
  const logOut = page.locator('.nav__log-out')
  await listens(logOut)
  await logOut.click()
  await page.waitForURL('**/purple-elephant-42')
  await expect(submit(page)).toBeEnabled()
  expect(await page.evaluate(() => sessionStorage.getItem('cyberluach.toast'))).toBeNull()
  await expect(message(page)).toHaveCount(0)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the sign-in page says that it needs them', async ({ page }) => {
    await page.goto('/purple-elephant-42')
    await expect(page.locator('noscript p')).toBeVisible() // a text that Playwright does not look for by itself
    await expect(page.locator('noscript p')).toHaveText(login.noScript)
  })
})

async function rightAnswer(page: Page): Promise<string> {
  return String(answerTo(await page.getByTestId('captcha-question').innerText()))
}
