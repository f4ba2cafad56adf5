import { messagesFor } from '@cyberluach/i18n/messages'
import type { Page } from '@playwright/test'
import type { Product } from '../server/testing/product.ts'
import { answerTo } from '../server/testing/sign-in-page.ts'
import { holdSignInPage } from './support/hold-sign-in-page.ts'
import { startOwn } from './support/own-product.ts'
import { listens } from './support/panel.ts'
import { expect, test } from './support/test.ts'

const { dashboard, login } = messagesFor('he')
const hidden = 'quiet-door-77'

test.describe('a sign-in at a path of its own', () => {
  test.describe.configure({ mode: 'serial', timeout: 180_000 })
  // /admin/login answers 403; what the dashboard reads while somebody signs out may be answered 401.
  test.use({ expectedErrors: [/status of 40[13]/] })
  let product: Product

  test.beforeAll(async () => {
    product = await startOwn({ seed: 'demo' }, { ADMIN_LOGIN_PATH: hidden })
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
    for (const path of [
      ...paths,
      '/admin',
      '/admin/dashboard',
      '/admin/sign-in',
      '/admin/logout',
      '/admin/login',
    ])
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

  test('is shown to a browser that somebody has signed in with', async ({ page, context }) => {
    await signIn(page)
    const leave = page.getByRole('button', { name: dashboard.logout })
    await listens(leave)
    const isOut = page.waitForResponse('**/api/sys/auth/logout')
    await leave.click()
    await isOut
    await page.waitForURL(`**/${hidden}`)
    await page.goto(`${product.origin}/admin`)
    await page.waitForURL(`**/${hidden}`)
    const device = (await context.cookies()).find(({ name }) => name === 'known-device')
    expect(device).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  })

  async function signIn(page: Page): Promise<void> {
    await page.goto(`${product.origin}/${hidden}`)
    await page.getByLabel(login.username).fill(product.admin.username)
    await page.getByLabel(login.password, { exact: true }).fill(product.admin.password)
    const question = await page.getByTestId('captcha-question').innerText()
    await page.getByRole('textbox', { name: login.captcha.label }).fill(String(answerTo(question)))
    await page.getByRole('button', { name: login.submit, exact: true }).click()
    await page.waitForURL('**/admin/dashboard')
    await page.getByRole('tab').first().waitFor()
  }
})
