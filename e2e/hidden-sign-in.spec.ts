import { messagesFor } from '@cyberluach/i18n/messages'
import type { Page } from '@playwright/test'
import { codeOf } from '../cms/src/testing/app-codes.ts'
import type { Product } from '../server/testing/product.ts'
import { answerTo } from '../server/testing/sign-in-page.ts'
import { forgetBrowser } from './support/ended-session.ts'
import { holdSignInPage } from './support/hold-sign-in-page.ts'
import { startOwn } from './support/own-product.ts'
import { readPanelIn } from './support/panel-language.ts'
import { listens } from './support/panel.ts'
import type { Person } from './support/staff.ts'
import { expect, expectAccessible, test } from './support/test.ts'

const { dashboard, login, securityPanel } = messagesFor('he')
const hidden = 'quiet-door-77'

test.describe('a sign-in at a path of its own', () => {
  test.describe.configure({ mode: 'serial', timeout: 180_000 })
  // /admin/login answers 403; a wrong code is refused, and so is what a page asks whose session has ended.
  test.use({ expectedErrors: [/status of 40[134]/] })
  let product: Product
  let codes: string[]

  test.beforeAll(async () => {
    product = await startOwn({ seed: 'demo' }, { ADMIN_LOGIN_PATH: hidden, REQUIRE_SECOND_FACTOR: 'admins' })
  })
  test.afterAll(async () => product.stop())

  test('is named in nothing that a stranger can read', async () => {
    const read = new Set<string>()
    const paths = [
      '/',
      '/he',
      '/sitemap',
      '/sitemap.xml',
      '/sitemap/pages.xml',
      '/robots.txt',
      '/api/docs',
      '/api/openapi.json',
    ]
    for (const path of [...paths, '/admin', '/admin/dashboard', '/admin/sign-in', '/admin/logout', '/admin/login'])
      await readAll(path)
    expect(read.size).toBeGreaterThan(20)

    /** Reads an address, where it leads, and every script that it loads. */
    async function readAll(path: string): Promise<void> {
      if (read.has(path)) return
      read.add(path)
      const answer = await fetch(product.origin + path, { redirect: 'manual' })
      const text = await answer.text()
      expect(text, path).not.toContain(hidden)
      expect(text, path).not.toContain('purple-elephant')
      expect(answer.headers.get('location') ?? '', path).not.toContain(hidden)
      const found = text.matchAll(/["'(]((?:\/_astro|\/_next|\.)\/[\w./~-]+\.js)["')]/g)
      for (const [, script = ''] of found) await readAll(new URL(script, product.origin + path).pathname)
    }
  })

  test('is left to guess for whoever opens the panel', async ({ page }) => {
    const letThrough = await holdSignInPage(page, '**/admin/login')
    await page.goto(`${product.origin}/admin/collections/posts`)
    await expect(page.getByRole('heading', { name: dashboard.guard.deniedTitle })).toBeVisible()
    letThrough()
    await page.waitForURL('**/admin/login')
  })

  test('wants a second factor where admins need one: set up at the first sign-in, asked for at the next', async ({
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

    await test.step('a browser that somebody has signed in with is shown it', async () => {
      const leave = page.getByRole('button', { name: dashboard.logout })
      await listens(leave)
      const isOut = page.waitForResponse('**/api/sys/auth/logout')
      await leave.click()
      await isOut
      await page.waitForURL(`**/${hidden}`)
      await page.goto(`${product.origin}/admin`)
      await page.waitForURL(`**/${hidden}`)
      const device = (await page.context().cookies()).find(({ name }) => name === 'known-device')
      expect(device).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
    })
  })

  test('takes a recovery code, of which new ones are made, and whose number is shown', async ({ page }) => {
    await fillSignIn(page, product.admin)
    await page.getByRole('textbox', { name: login.second.code }).fill(codes[0] ?? '')
    await page.getByRole('button', { name: login.second.submit }).click()
    await page.waitForURL('**/admin/dashboard')
    await readPanelIn(page.context(), 'he', product.origin)
    await page.goto(`${product.origin}/admin/security`)
    const section = page.locator('[data-part="recovery-codes"]')
    await expect(section).toContainText('9')
    const renew = section.getByRole('button', { name: securityPanel.codes.renew })
    await listens(renew)
    await section.getByLabel(securityPanel.app.proof).fill(codes[1] ?? '')
    await renew.click()
    await expect(section.getByRole('heading', { name: securityPanel.codes.title })).toBeFocused()
    await section.getByRole('button', { name: securityPanel.codes.done }).click()
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
