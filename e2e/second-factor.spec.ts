import { messagesFor } from '@cyberluach/i18n/messages'
import type { Page } from '@playwright/test'
import { codeOf } from '../cms/src/testing/app-codes.ts'
import type { Product } from '../server/testing/product.ts'
import { answerTo, fillSignIn as signInAs } from '../server/testing/sign-in-page.ts'
import { forgetBrowser, logOutElsewhere } from './support/ended-session.ts'
import { startOwn } from './support/own-product.ts'
import { readPanelIn } from './support/panel-language.ts'
import { listens } from './support/panel.ts'
import { newEditor, type Person } from './support/staff.ts'
import { expect, expectAccessible, main, test } from './support/test.ts'

const { login, securityPanel: hebrew } = messagesFor('he')
const { securityPanel, sessionPanel } = messagesFor('en')
const hidden = 'quiet-door-78'

test.describe('a second factor', () => {
  test.describe.configure({ mode: 'serial', timeout: 90_000 })
  // A wrong code is refused, and so is what a page asks whose session has ended.
  test.use({ expectedErrors: [/status of 40[134]/] })
  let product: Product
  let codes: string[]

  test.beforeAll(async () => {
    product = await startOwn({ seed: 'demo' }, { ADMIN_LOGIN_PATH: hidden, REQUIRE_SECOND_FACTOR: 'admins' })
  })
  test.afterAll(async () => product.stop())

  test('is set up at the first sign-in where admins need one, and asked for at the next', async ({
    page,
  }) => {
    await fillSignIn(page, product.admin)
    await expect(page.getByRole('heading', { name: login.enrolment.title })).toBeVisible()
    await expect(page.getByRole('img', { name: login.enrolment.qr })).toBeVisible()
    const secret = await page.getByTestId('app-key').innerText()
    const code = page.getByRole('textbox', { name: login.second.code })
    await page.getByRole('button', { name: login.second.submit }).click()
    await expect(page.getByText(login.second.empty)).toBeVisible()
    await code.fill('12345')
    await code.press('Enter')
    await expect(page.getByText(login.second.wrong)).toBeVisible()
    await expectAccessible(page)
    await code.fill(codeOf(secret))
    await code.press('Enter')
    await expect(page.getByRole('heading', { name: login.recovery.title })).toBeFocused()
    codes = (await page.getByTestId('recovery-codes').innerText()).split(/\s+/)
    expect(codes).toHaveLength(10)
    await expectAccessible(page)
    await page.getByRole('button', { name: login.recovery.goOn }).click()
    await page.waitForURL('**/admin/dashboard')

    await forgetBrowser(page, product.origin)
    await fillSignIn(page, product.admin)
    await expect(page.getByRole('heading', { name: login.second.title })).toBeVisible()
    await expectAccessible(page)
    await code.fill(codeOf(secret, 1))
    await code.press('Enter')
    await page.waitForURL('**/admin/dashboard')
    await page.getByRole('tab').first().waitFor()
  })

  test('is let in by a recovery code, replaces its codes, and shows how many are left', async ({ page }) => {
    await fillSignIn(page, product.admin)
    await page.getByRole('textbox', { name: login.second.code }).fill(codes[0] ?? '')
    await page.getByRole('button', { name: login.second.submit }).click()
    await page.waitForURL('**/admin/dashboard')
    await readPanelIn(page.context(), 'he', product.origin)
    await page.goto(`${product.origin}/admin/security`)
    const section = page.locator('[data-part="recovery-codes"]')
    await expect(section).toContainText('9')
    const renew = section.getByRole('button', { name: hebrew.codes.renew })
    await listens(renew)
    await section.getByLabel(hebrew.app.proof).fill(codes[1] ?? '')
    await renew.click()
    await expect(section.getByRole('heading', { name: hebrew.codes.title })).toBeFocused()
    await section.getByRole('button', { name: hebrew.codes.done }).click()
    await expect(section).toContainText('10')
  })

  async function fillSignIn(page: Page, { username, password }: Person): Promise<void> {
    await page.goto(`${product.origin}/${hidden}`)
    await page.getByLabel(login.username).fill(username)
    await page.getByLabel(login.password, { exact: true }).fill(password)
    const question = await page.getByTestId('captcha-question').innerText()
    await page.getByRole('textbox', { name: login.captcha.label }).fill(String(answerTo(question)))
    await page.getByRole('button', { name: login.submit, exact: true }).click()
  }
})

test.describe('a second factor that somebody wants', () => {
  // What Payload asks for by itself while nobody is signed in is refused, which it says in its own words.
  test.use({ expectedErrors: [/status of 40[134]|unexpected response was received/] })

  test(
    'is set up and taken away in the panel, and asked for where a session ended',
    main,
    async ({ page, request, baseURL }) => {
      test.slow()
      const editor = await newEditor(request, baseURL)
      await signInAs(page, editor)
      await page.waitForURL('**/admin')
      await readPanelIn(page.context(), 'en', baseURL)
      await page.goto('/admin')
      await page.getByRole('link', { name: securityPanel.title }).first().click()
      const section = page.locator('[data-part="authenticator-app"]')
      await expect(section).toContainText(securityPanel.app.off)
      await expectAccessible(page, 'all', '[data-part="authenticator-app"]')
      const begin = section.getByRole('button', { name: securityPanel.app.begin })
      await listens(begin)
      await begin.click()
      await expect(section.getByRole('alert')).toHaveText(securityPanel.problems.empty)
      await section.getByLabel(securityPanel.app.password).fill('wrong')
      await begin.click()
      await expect(section.getByRole('alert')).toHaveText(securityPanel.problems.wrongPassword)
      await section.getByLabel(securityPanel.app.password).fill(editor.password)
      await begin.click()
      const secret = await section.getByTestId('app-key').innerText()
      await expectAccessible(page, 'all', '[data-part="authenticator-app"]')
      await section.getByLabel(securityPanel.app.code, { exact: true }).fill(codeOf(secret))
      await section.getByRole('button', { name: securityPanel.app.confirm }).click()
      const own = (await section.getByTestId('recovery-codes').innerText()).split(/\s+/)
      await section.getByRole('button', { name: securityPanel.codes.done }).click()
      await expect(page.locator('[data-part="recovery-codes"]')).toContainText(String(own.length))

      await logOutElsewhere(page, baseURL ?? '')
      const ended = page.getByRole('dialog')
      await ended.getByLabel(sessionPanel.ended.password).fill(editor.password)
      await ended.getByRole('button', { name: sessionPanel.ended.signIn }).click()
      await ended.getByLabel(sessionPanel.ended.code).fill(codeOf(secret, 1))
      await ended.getByRole('button', { name: sessionPanel.ended.signIn }).click()
      await expect(ended).toBeHidden()

      await section.getByLabel(securityPanel.app.proof).fill(own[0] ?? '')
      await section.getByRole('button', { name: securityPanel.app.remove }).click()
      await expect(section).toContainText(securityPanel.app.removed)
      await expect(section).toContainText(securityPanel.app.off)
    },
  )
})
