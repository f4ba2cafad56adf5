import { messagesFor } from '@cyberluach/i18n/messages'
import { sharedProduct } from './support/api.ts'
import { signInBeforehand } from './support/measured-product.ts'
import { enterPanel } from './support/panel.ts'
import { readPanelIn } from './support/panel-language.ts'
import { sessionOf } from './support/session.ts'
import { createPerson } from './support/staff.ts'
import { bothLocales, expect, expectAccessible, main, test, visitInTurn, type Page } from './support/test.ts'

const { locale, t } = visitInTurn('the first screen of the panel')

test(
  'an editor finds what waits and the way to what is theirs on the first screen',
  main,
  async ({ page, request, baseURL }) => {
    await enterPanel(page, await createPerson(request, 'editor', baseURL), locale)
    await page.goto('/admin')
    const { waits, drafts, planned, newPost } = t.homePanel
    await expect(page).toHaveTitle(new RegExp(` \\| ${t.common.brand}$`))
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', 'CyberLuach')
    for (const name of [waits, drafts, planned]) await expect(page.getByRole('heading', { name })).toBeVisible()
    await expect(page.getByRole('link', { name: newPost })).toBeVisible()
    await expect(page.getByRole('navigation', { name: t.dashboard.tabs.label })).toHaveCount(0)
  },
)

for (const each of bothLocales) {
  test(`the first screen is accessible, and no wider than a phone (${each})`, async ({ page, baseURL }) => {
    await signInBeforehand(page, sharedProduct())
    await readPanelIn(page.context(), each, baseURL)
    // Wide enough for the menu to stay open.
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/admin')
    await expect(page.locator('html')).toHaveAttribute('dir', each === 'he' ? /rtl/i : /ltr/i)
    await expect(page.getByRole('heading', { name: messagesFor(each).homePanel.waits })).toBeVisible()
    const fold = page.locator('.hamburger .icon--chevron').first()
    await expect(fold).toHaveCSS('scale', each === 'he' ? '-1 1' : 'none')
    await expectAccessible(page, 'all', '#panel-home')
    await page.setViewportSize({ width: 390, height: 844 })
    await expect.poll(() => sideways(page)).toBe(0)
  })
}

test(
  'an admin comes from any screen of the panel to each tab of the dashboard, by the same bar',
  main,
  async ({ page, baseURL }) => {
    await signInBeforehand(page, sharedProduct())
    await readPanelIn(page.context(), locale, baseURL)
    await page.goto('/admin/collections/digests')
    const { dashboard, dashboardFrame } = t
    const bar = page.getByRole('navigation', { name: dashboard.tabs.label })
    await expect(bar.getByRole('link', { name: dashboardFrame.panel.title })).toHaveAttribute('aria-current', 'true')
    await bar.getByRole('link', { name: dashboard.tabs.mailing }).click()
    await page.waitForURL('**/admin/dashboard#mailing')
    // What is called so is the tab, on the dashboard.
    const mailing = messagesFor('he').dashboard.tabs.mailing
    await expect(page.getByRole('tab', { name: mailing })).toHaveAttribute('aria-selected', 'true')
  },
)

test('a translator comes from the first screen to the kind of text that waits', async ({ page, request, baseURL }) => {
  await enterPanel(page, await createPerson(request, 'translator', baseURL), locale)
  await page.goto('/admin')
  const home = page.locator('#panel-home')
  const waiting = home.getByRole('link', { name: t.translationsPanel.kinds.texts }).first()
  await expect(waiting).toBeVisible()
  await expect(home.getByRole('link', { name: t.homePanel.newPost })).toHaveCount(0)
  await waiting.click()
  await page.waitForURL('**/admin/translations?kind=texts&state=missing')
})

test('a browser that says no language of ours is answered in Hebrew', async ({ request }) => {
  const { token } = await sessionOf(request, sharedProduct())
  const headers = { 'accept-language': 'fr-FR', cookie: `payload-token=${token}` }
  expect(await (await request.get('/admin', { headers })).text()).toMatch(/<html[^>]* lang="he"/)
})

function sideways(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
