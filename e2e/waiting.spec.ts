import type { Summary } from '@cyberluach/api/summary'
import { messagesFor } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import type { Page } from '@playwright/test'
import { sharedProduct } from './support/api.ts'
import { fixedSummary } from './support/fixed-queues.ts'
import { openDashboard } from './support/measured-product.ts'
import { listens } from './support/panel.ts'
import { expect, expectAccessible, main, test } from './support/test.ts'

const { dashboard, dashboardFrame, translationsPanel, personalData } = messagesFor('he')
// The panel speaks the browser's language.
const { adminPanel } = messagesFor('en')
const { waiting, panel } = dashboardFrame
const line = (page: Page) => page.getByRole('region', { name: waiting.title })
const tab = (page: Page, name: string) => page.getByRole('tab', { name })

/** Opens the dashboard while so much waits. */
async function openWhile(page: Page, changed: Partial<Summary>): Promise<void> {
  const answer = { ...fixedSummary(true), ...changed }
  await page.route('**/api/sys/mgmt/summary', (route) => route.fulfill({ json: answer }))
  await openDashboard(page, sharedProduct())
}

test(
  'the dashboard opens on what waits, each part leads to its place, and a key to the first',
  main,
  async ({ page }) => {
    const empty = fixedSummary(true)
    await openWhile(page, {
      events: { ...empty.events, pending: 5, oldest: new Date(Date.now() - 3.5 * 86_400_000).toISOString() },
      contact: { ...empty.contact, pending: 2 },
      mails: { isOn: true, failed: 1, kept: 0 },
      translations: 4,
    })
    const parts = line(page).getByRole('link')
    await test.step('what waits stands before everything else', async () => {
      await expect(parts).toHaveText([
        /5 הגשות, הראשונה .*לפני 3 ימים/,
        fill('he', waiting.contact, { n: 2 }),
        fill('he', waiting.mails, { n: 1 }),
        fill('he', waiting.translations, { n: 4 }),
      ])
      await expect(page.getByRole('tabpanel').first().locator('h2').first()).toHaveText(waiting.title)
      await expectAccessible(page)
    })
    await test.step('a part leads to its tab', async () => {
      await parts.nth(1).click()
      await expect(tab(page, dashboard.tabs.contact)).toHaveAttribute('aria-selected', 'true')
      await expect(page.getByRole('tabpanel', { name: dashboard.tabs.contact })).toBeFocused()
    })
    await test.step('a key leads to the first', async () => {
      await page.keyboard.press('w')
      await expect(tab(page, dashboard.tabs.submissions)).toHaveAttribute('aria-selected', 'true')
    })
  },
)

test('mails that failed lead to their list in the panel, and what waits can be read on every screen', async ({
  page,
}) => {
  await openWhile(page, { mails: { isOn: true, failed: 1, kept: 0 }, translations: 4 })
  const parts = line(page).getByRole('link')
  await expect(parts).toHaveCount(2)
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
  }
  await parts.first().click()
  await expect(page.getByRole('heading', { name: adminPanel.collections.mails.many, level: 1 })).toBeVisible()
  await expect.poll(() => new URL(page.url()).searchParams.get('where[or][0][and][0][status][equals]')).toBe('failed')
})

test('where nothing waits one quiet line says so, and the key does nothing', async ({ page }) => {
  await openWhile(page, {})
  await expect(line(page)).toContainText(waiting.none)
  await expect(line(page).getByRole('link')).toHaveCount(0)
  await page.keyboard.press('w')
  await expect(tab(page, dashboard.tabs.analytics)).toHaveAttribute('aria-selected', 'true')
})

test('the bar leads to each part of the panel, on a phone to the settings, too', async ({ page }) => {
  await openDashboard(page, sharedProduct())
  const open = page.getByRole('button', { name: panel.title })
  const menu = page.getByRole('navigation', { name: panel.title })
  await listens(open)
  await open.click()
  await expect(menu).toBeVisible()
  await expectAccessible(page)
  const links = menu.getByRole('link')
  await expect(links).toHaveCount(16)
  for (const link of await links.all()) {
    const address = `${sharedProduct().origin}${(await link.getAttribute('href')) ?? ''}`
    expect((await page.request.get(address, { maxRedirects: 0 })).status(), address).toBe(200)
  }
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()

  await test.step('on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open.click()
    await expectAccessible(page)
    await menu.getByRole('button', { name: dashboardFrame.settings.open }).click()
    const settings = page.getByRole('dialog', { name: dashboardFrame.settings.title })
    await expect(settings).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(settings).toBeHidden()
    await open.click()
    await expect(menu.getByRole('link', { name: personalData.title })).toBeVisible()
    await menu.getByRole('link', { name: translationsPanel.title }).click()
    await expect(page).toHaveURL(/\/admin\/translations$/)
  })
})
