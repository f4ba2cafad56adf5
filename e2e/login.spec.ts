import { messagesFor } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import type { Page } from '@playwright/test'
import { answerTo } from '../server/testing/sign-in-page.ts'
import { admin, sharedProduct } from './support/api.ts'
import { holdScripts } from './support/hold-scripts.ts'
import { signInBeforehand } from './support/measured-product.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const { dashboard, login } = messagesFor('he')
const signInCall = '**/api/purple-elephant-42/auth'

const question = (page: Page) => page.getByTestId('captcha-question')
const answer = (page: Page) => page.getByRole('textbox', { name: login.captcha.label })
const password = (page: Page) => page.getByLabel(login.password, { exact: true })
const submit = (page: Page) => page.getByRole('button', { name: login.submit, exact: true })

test('whoever is signed in already is led on to their work from the sign-in page; a stranger in the dashboard is refused and led to it, without an error', async ({
  page,
}) => {
  await page.goto('/admin/dashboard')
  await expect(page.getByRole('heading', { name: dashboard.guard.deniedTitle })).toBeVisible()
  await page.waitForURL('**/purple-elephant-42')
  await signInBeforehand(page, sharedProduct())
  await page.goto('/purple-elephant-42')
  await page.waitForURL('**/admin/dashboard')
  await expect(page.getByRole('heading', { name: dashboard.title })).toBeVisible()
})

test.describe('the sign-in page', () => {
  test.use({ expectedErrors: [/status of (401|403|429|503)/] })

  test('keeps the press that comes before its script, names each field that is missing, asks for two numbers from 1 to 10 and another two on request, and checks the answer before any call: it counts a wrong one, and advises at the third', async ({
    page,
  }) => {
    const calls = callsOf(page)
    const letThrough = await holdScripts(page, 'react', 'client', 'LoginForm')
    await page.goto('/purple-elephant-42')
    await expect(page.getByLabel(login.username)).toBeFocused()
    await page.keyboard.type('admin')
    await submit(page).click()
    letThrough()
    await expect(page.getByText(login.errors.password)).toBeVisible()
    await expect(page.getByLabel(login.username)).toHaveValue('admin')

    await page.getByLabel(login.username).fill('')
    await submit(page).click()
    for (const sentence of [login.errors.username, login.errors.password, login.errors.captchaRequired])
      await expect(page.getByText(sentence)).toBeVisible()
    await expect(page.getByLabel(login.username)).toBeFocused()
    await expect(page.getByLabel(login.username)).toHaveAccessibleDescription(login.errors.username)
    await expectAccessible(page)
    expect(calls()).toBe(0)

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

    await page.getByLabel(login.username).fill('admin')
    await password(page).fill('something')
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

  test('is walked by keyboard alone, says that it signs in while it does and sends once, answers each refusal with its sentence, a new question and an empty password, and welcomes by name', async ({
    page,
  }) => {
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
    await expect(page.locator('[data-failures]')).toHaveText('1')

    for (const [index, [status, sentence]] of (
      [
        [429, login.errors.tooMany],
        [403, login.errors.denied],
        [401, login.errors.wrong],
        [503, login.errors.unavailable],
      ] as const
    ).entries()) {
      const held = Promise.withResolvers<void>()
      let sent = 0
      await page.route(signInCall, async (route) => {
        sent += 1
        await held.promise
        await route.fulfill({ status, json: { error: 'no' } })
      })
      await password(page).fill('wrong')
      await answerRightly(page)
      await submit(page).click()
      await expect(page.getByRole('button', { name: login.submitting })).toBeDisabled()
      held.resolve()
      await expect(submit(page)).toBeEnabled()
      await expect(page.locator('[data-alert-text]')).toHaveText(sentence)
      await expect(page.locator('[data-part=toast]')).toContainText(login.errors.title)
      await expect(page.locator('[data-part=toast]')).toContainText(sentence)
      await expect(answer(page)).toHaveValue('')
      await expect(password(page)).toHaveValue('')
      await expect(page.getByLabel(login.username)).toHaveValue('admin')
      await expect(page.locator('[data-failures]')).toHaveText(String(index + 2))
      expect(sent).toBe(1)
      await page.unroute(signInCall)
    }

    await password(page).fill(admin().password)
    await answerRightly(page)
    await submit(page).click()
    await page.waitForURL('**/admin/dashboard')
    await expect(page.getByText(login.success.title)).toBeVisible()
    await expect(page.getByText(fill('he', login.success.text, { name: 'admin' }))).toBeVisible()
    const stored = await page.evaluate(() => [localStorage.adminToken, localStorage.adminUser])
    expect(stored[0]).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    expect(JSON.parse(stored[1])).toMatchObject({ username: 'admin' })
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

async function answerRightly(page: Page): Promise<void> {
  await answer(page).fill(String(answerTo(await question(page).innerText())))
}

function callsOf(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/auth')) count += 1
  })
  return () => count
}
