import { messagesFor } from '@cyberluach/i18n/messages'
import { sharedProduct } from './support/api.ts'
import { keysListen } from './support/dashboard-tab.ts'
import { openDashboard } from './support/measured-product.ts'
import { expect, expectAccessible, test, type Page } from './support/test.ts'

const { dashboard, dashboardFrame } = messagesFor('he')

test.describe('the keyboard', () => {
  test('walks the tabs, opens them and the settings by one key each, and is off in fields or where it is turned off', async ({
    page,
  }) => {
    await openListening(page)
    await test.step('it walks the tabs with the arrows, from right to left', async () => {
      const tabs = page.getByRole('tab')
      await expect(tabs).toHaveCount(9)
      await tabs.first().focus()
      await page.keyboard.press('ArrowLeft')
      await expect(tabs.nth(1)).toBeFocused()
      await expect(page.getByRole('tabpanel', { name: dashboard.tabs.users })).toBeVisible()
    })

    await test.step('it opens tabs, the settings and the list of keys by one key each', async () => {
      await page.keyboard.press('3')
      await expectSubmissionsOpen(page)
      await page.keyboard.press('Shift+Slash')
      const list = page.getByRole('dialog', { name: dashboardFrame.shortcuts.title })
      await expect(list).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('1')
      await page.keyboard.press('Escape')
      await expect(list).toBeHidden()
      await expectSubmissionsOpen(page)
      await page.keyboard.press(',')
      const settings = page.getByRole('dialog', { name: dashboardFrame.settings.title })
      await expect(settings).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(settings).toBeHidden()
    })

    await test.step('it is off in fields, and after it was switched off', async () => {
      const search = page.getByRole('searchbox')
      await search.press('1')
      await expect(search).toHaveValue('1')
      await expectSubmissionsOpen(page)
      await search.blur()
      await page.keyboard.press(',')
      const settings = page.getByRole('dialog', { name: dashboardFrame.settings.title })
      await settings.getByRole('checkbox', { name: dashboardFrame.settings.shortcuts }).uncheck()
      await page.keyboard.press('Escape')
      await expect(settings).toBeHidden()
      await page.keyboard.press('1')
      await page.keyboard.press('Shift+Slash')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expectSubmissionsOpen(page)
    })
  })

  test('keeps theme and language where they were chosen in the settings', async ({ page }) => {
    await openListening(page)
    await page.keyboard.press(',')
    const settings = page.getByRole('dialog')
    await settings.getByRole('radio', { name: dashboardFrame.settings.themes.dark }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await settings.getByRole('radio', { name: 'English' }).click()
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr')
    await expect(settings.getByRole('heading', { name: 'System settings' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Admin dashboard' })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  })
})

async function openListening(page: Page): Promise<void> {
  await openDashboard(page, sharedProduct())
  await keysListen(page, 'analytics')
}

const expectSubmissionsOpen = (page: Page) =>
  expect(page.getByRole('tab', { name: dashboard.tabs.submissions })).toHaveAttribute('aria-selected', 'true')
