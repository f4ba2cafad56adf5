import { messagesFor } from '@cyberluach/i18n/messages'
import type { APIRequestContext, Page } from '@playwright/test'
import { readPanelIn } from './support/panel-language.ts'
import { createPerson, type Person } from './support/staff.ts'
import { admin } from './support/api.ts'
import { bothLocales, expect, expectAccessible, test, type Locale } from './support/test.ts'

const texts = (locale: Locale) => messagesFor(locale).homePanel

for (const locale of bothLocales) {
  test(`an editor finds what waits and the way to everything of theirs on the first screen (${locale})`, async ({
    page,
    request,
    baseURL,
  }) => {
    await openPanel(page, await createPerson(request, 'editor', baseURL), locale)
    await page.goto('/admin')
    const { drafts, planned, newPost, yours, ownAccount } = texts(locale)
    await expect(page.locator('html')).toHaveAttribute('dir', locale === 'he' ? /rtl/i : /ltr/i)
    await expect(page).toHaveTitle(/CyberLuach/)
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', 'CyberLuach')
    for (const name of [drafts, planned, yours])
      await expect(page.getByRole('heading', { name })).toBeVisible()
    await expect(page.getByRole('link', { name: newPost })).toBeVisible()
    await expect(page.getByRole('link', { name: ownAccount })).toHaveAttribute('href', '/admin/account')
    await expectAccessible(page, 'all', '#panel-home')
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(() => sideways(page)).toBe(0)
  })
}

test('an admin comes from the first screen to the queue, and to what has no menu of its own', async ({
  page,
  baseURL,
}) => {
  await openPanel(page, admin(), 'he', baseURL)
  await page.goto('/admin')
  const { personalData, dashboard, adminPanel } = messagesFor('he')
  const home = page.locator('#panel-home')
  for (const name of [personalData.title, adminPanel.collections.mails.many, dashboard.title])
    await expect(home.getByRole('link', { name, exact: true })).toBeVisible()
  await home.getByRole('link', { name: dashboard.title, exact: true }).click()
  await page.waitForURL('**/admin/dashboard')
})

test('a translator comes from the first screen to the kind of text that waits', async ({
  page,
  request,
  baseURL,
}) => {
  await openPanel(page, await createPerson(request, 'translator', baseURL), 'en', baseURL)
  await page.goto('/admin')
  const home = page.locator('#panel-home')
  await expect(home.getByRole('link', { name: texts('en').newPost })).toHaveCount(0)
  await home
    .getByRole('link', { name: messagesFor('en').translationsPanel.kinds.texts })
    .first()
    .click()
  await page.waitForURL('**/admin/translations?kind=texts&state=missing')
})

test('a browser that says no language of ours is answered in Hebrew', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ locale: 'fr-FR', baseURL })
  const page = await context.newPage()
  await openPanel(page, admin())
  await page.goto('/admin')
  await expect(page.locator('html')).toHaveAttribute('lang', 'he')
  await context.close()
})

async function openPanel(page: Page, data: Person, locale?: Locale, url = ''): Promise<void> {
  const { request } = page.context() as { request: APIRequestContext }
  expect((await request.post('/api/purple-elephant-42/auth', { data })).ok()).toBe(true)
  if (locale) await readPanelIn(page.context(), locale, url || process.env.E2E_ORIGIN)
}

function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
