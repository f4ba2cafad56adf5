import { messagesFor } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import type { Page, Route } from '@playwright/test'
import { answerTo, fillSignIn, signInThroughPage } from '../server/testing/sign-in-page.ts'
import { admin } from './support/api.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const { login } = messagesFor('he')
const signInCall = '**/api/purple-elephant-42/auth'

const question = (page: Page) => page.getByTestId('captcha-question')
const answer = (page: Page) => page.getByRole('textbox', { name: login.captcha.label })
const submit = (page: Page) => page.getByRole('button', { name: login.submit, exact: true })

test.describe('the sign-in page', () => {
  test.use({ expectedErrors: [/status of (401|403|429|503)/] })

  test('names each field that is missing, and calls nobody', async ({ page }) => {
    const calls = callsOf(page)
    await page.goto('/purple-elephant-42')
    await expect(page.getByLabel(login.username)).toBeFocused()
    await submit(page).click()
    for (const sentence of [login.errors.username, login.errors.password, login.errors.captchaRequired])
      await expect(page.getByText(sentence)).toBeVisible()
    await expect(page.getByLabel(login.username)).toBeFocused()
    await expect(page.getByLabel(login.username)).toHaveAccessibleDescription(login.errors.username)
    await expectAccessible(page)
    expect(calls()).toBe(0)
  })

  test('asks for two numbers from 1 to 10, and another two on request', async ({ page }) => {
    await page.goto('/purple-elephant-42')
    const asked = new Set<string>()
    for (let count = 0; count < 12; count += 1) {
      const text = await question(page).innerText()
      const [, left, right] = /^(\d+) [+−×] (\d+)$/.exec(text) ?? []
      for (const operand of [left, right]) {
        expect(Number(operand)).toBeGreaterThanOrEqual(1)
        expect(Number(operand)).toBeLessThanOrEqual(10)
      }
      asked.add(text)
      await answer(page).fill('3')
      await page.getByRole('button', { name: login.captcha.another }).click()
      await expect(answer(page)).toHaveValue('')
      await expect(answer(page)).toBeFocused()
    }
    expect(asked.size).toBeGreaterThan(3)
  })

  test('checks the answer before any call, counts a wrong one, and advises at the third', async ({
    page,
  }) => {
    const calls = callsOf(page)
    await page.goto('/purple-elephant-42')
    await page.getByLabel(login.username).fill('admin')
    await page.getByLabel(login.password, { exact: true }).fill('something')
    for (const failures of [1, 2, 3]) {
      await answer(page).fill('1000')
      await submit(page).click()
      await expect(page.getByText(login.errors.captchaWrong)).toBeVisible()
      await expect(answer(page)).toHaveValue('')
      await expect(page.locator('[data-failures]')).toHaveText(String(failures))
      await expect(page.getByText(login.manyAttempts)).toBeVisible({ visible: failures >= 3 })
    }
    await expectAccessible(page)
    expect(calls()).toBe(0)
  })

  test('says that it signs in while it does, and sends once', async ({ page }) => {
    let release: (route: Route) => void = () => undefined
    const held = new Promise<Route>((resolve) => (release = resolve))
    await page.route(signInCall, (route) => release(route))
    await fillSignIn(page, { username: 'admin', password: 'slow' })
    const pending = page.getByRole('button', { name: login.submitting })
    await expect(pending).toBeDisabled()
    await (await held).fulfill({ status: 401, json: { error: 'no' } })
    await expect(submit(page)).toBeEnabled()
  })

  for (const [status, sentence] of [
    [429, login.errors.tooMany],
    [403, login.errors.denied],
    [401, login.errors.wrong],
    [503, login.errors.unavailable],
  ] as const) {
    test(`answers ${status} with its sentence, a new question and an empty password`, async ({ page }) => {
      await page.route(signInCall, (route) => route.fulfill({ status, json: { error: 'no' } }))
      await fillSignIn(page, { username: 'admin', password: 'wrong' })
      await expect(page.locator('[data-alert-text]')).toHaveText(sentence)
      await expect(page.locator('.toast')).toContainText(login.errors.title)
      await expect(page.locator('.toast')).toContainText(sentence)
      await expect(answer(page)).toHaveValue('')
      await expect(page.getByLabel(login.password, { exact: true })).toHaveValue('')
      await expect(page.getByLabel(login.username)).toHaveValue('admin')
      await expect(page.locator('[data-failures]')).toHaveText('1')
    })
  }

  test('welcomes by name', async ({ page }) => {
    await signInThroughPage(page, admin())
    await expect(page.getByText(login.success.title)).toBeVisible()
    await expect(page.getByText(fill('he', login.success.text, { name: 'admin' }))).toBeVisible()
    const stored = await page.evaluate(() => [localStorage.adminToken, localStorage.adminUser])
    expect(stored[0]).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    expect(JSON.parse(stored[1])).toMatchObject({ username: 'admin' })
  })

  test('is walked by keyboard alone', async ({ page }) => {
    await page.goto('/purple-elephant-42')
    await page.keyboard.type('admin')
    await page.keyboard.press('Tab')
    await page.keyboard.type('wrong')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: login.showPassword, exact: true })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.type(String(answerTo(await question(page).innerText())))
    await page.keyboard.press('Enter')
    await expect(page.locator('[data-alert-text]')).toHaveText(login.errors.wrong)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the sign-in page says that it needs them', async ({ page }) => {
    await page.goto('/purple-elephant-42')
    await expect(page.locator('noscript p')).toBeVisible() // a text that Playwright does not look for by itself
    await expect(page.locator('noscript p')).toHaveText(login.noScript)
  })
})

function callsOf(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/auth')) count += 1
  })
  return () => count
}
