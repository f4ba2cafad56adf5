import { holdScripts } from './support/hold-scripts.ts'
import { expect, main, test, visitInTurn, withMotion } from './support/test.ts'

test.use(withMotion)

const { t, path } = visitInTurn('menus')

test('Tab leads on from the button of a menu, and back to it', async ({ page }) => {
  await page.goto(path('/about'))
  const opener = page.getByRole('button', { name: t.chrome.themeGroup })
  await opener.click()
  await expect(page.getByRole('menuitemradio').last()).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(opener).toBeFocused()
  await expect(opener).toHaveAttribute('aria-expanded', 'false')
  await opener.press('ArrowUp')
  await expect(page.getByRole('menuitemradio').last()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('[popovertarget=notifications]')).toBeFocused()
  await expect(page.getByRole('menu')).toBeHidden()
})

test('the theme is chosen by key, kept for other pages, and changes in every tab', main, async ({ page, context }) => {
  await page.goto(path('/about'))
  const opener = page.getByRole('button', { name: t.chrome.themeGroup })
  await opener.focus()
  await page.keyboard.press('ArrowDown')
  const chosen = page.getByRole('menuitemradio', { checked: true })
  await expect(chosen).toHaveText(t.chrome.themeSystem)
  await expect(chosen).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(opener).toBeFocused()
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')

  const other = await context.newPage()
  await other.goto(path('/faq'))
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
  await other.getByRole('button', { name: t.chrome.themeGroup }).click()
  await expect(other.getByRole('menuitemradio', { checked: true })).toHaveText(t.chrome.themeDark)
  await other.getByRole('menuitemradio', { name: t.chrome.themeLight }).click()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
})

test('menus open at once, also while their scripts are on the way', async ({ page }) => {
  const letThrough = await holdScripts(page, 'react', 'client')
  await page.setViewportSize({ width: 800, height: 900 })
  await page.goto(path('/about'))
  await page.locator('[popovertarget=notifications]').click()
  await expect(page.locator('#notifications')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('#notifications')).toBeHidden()
  await page.getByRole('button', { name: t.chrome.themeGroup }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  letThrough()
  await expect(page.getByRole('menuitemradio', { checked: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
})

test('nothing behind the menu of phones is reached by Tab until it closes', async ({ page }) => {
  const behind = ':is(main, footer, header [data-part=brand], [popovertarget=notifications]):focus-within'
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(path('/about'))
  await page.getByRole('button', { name: t.chrome.menuOpen }).click()
  const close = page.getByRole('button', { name: t.chrome.menuClose })
  await expect(close).toHaveAttribute('aria-expanded', 'true')
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab')
    await expect(page.locator(behind)).toHaveCount(0)
  }
  await page.setViewportSize({ width: 1440, height: 844 })
  await expect(page.locator('#menu-sheet')).toBeHidden()
  await page.locator('[popovertarget=notifications]').focus()
  await expect(page.locator('[popovertarget=notifications]')).toBeFocused()
})
