import { messagesFor } from '@cyberluach/i18n/messages'
import { sharedProduct } from './support/api.ts'
import { openDashboard } from './support/measured-product.ts'
import { expect, expectAccessible, test, type Page } from './support/test.ts'

const { dashboard, dashboardFrame } = messagesFor('he')

test.describe('the keyboard', () => {
  test('opens tabs, the settings and the list by the place of a key, walks the tabs with the arrows from right to left, and is off in fields, and after it was switched off', async ({
    page,
  }) => {
    await openDashboard(page, sharedProduct())
    const tabs = page.getByRole('tab')
    await expect(tabs).toHaveCount(9)
    await tabs.first().focus()
    await page.keyboard.press('ArrowLeft')
    await expect(tabs.nth(1)).toBeFocused()
    await expect(page.getByRole('tabpanel', { name: dashboard.tabs.users })).toBeVisible()

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

    const search = page.getByRole('searchbox')
    await search.fill('')
    await search.press('1')
    await expect(search).toHaveValue('1')
    await search.blur()
    await page.keyboard.press(',')
    const settings = page.getByRole('dialog', { name: dashboardFrame.settings.title })
    await expect(settings).toBeVisible()
    await expectAccessible(page)
    await settings.getByRole('checkbox', { name: dashboardFrame.settings.shortcuts }).uncheck()
    await page.keyboard.press('Escape')
    await page.keyboard.press('1')
    await expectSubmissionsOpen(page)
  })

  test('keeps theme and language where they were chosen in the settings', async ({ page }) => {
    await openDashboard(page, sharedProduct())
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

const expectSubmissionsOpen = (page: Page) =>
  expect(page.getByRole('tab', { name: dashboard.tabs.submissions })).toHaveAttribute('aria-selected', 'true')
