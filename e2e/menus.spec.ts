import type { Page } from '@playwright/test'
import { bothLocales, expect, test, visitIn, withMotion } from './support/test.ts'

/** Holds back React, until it is let through. */
async function holdReact(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(/_astro\/(react|client)\b.*\.js$/, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

test.use(withMotion)

for (const locale of bothLocales) {
  const { t, path } = visitIn(locale)

  test.describe(`menus and panels, ${locale}`, () => {
    test('Tab leads on from the button of a menu, and back to it; the theme is chosen by key, kept, and marked in every tab', async ({
      page,
      context,
    }) => {
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

    test('a page that is only read loads no React; menus open at once, also while their scripts are on the way; nothing behind the menu of phones is reached, until it closes', async ({
      page,
    }) => {
      const letThrough = await holdReact(page)
      const scripts: string[] = []
      page.on('request', (request) => void scripts.push(request.url()))
      await page.setViewportSize({ width: 800, height: 900 })
      await page.goto(path('/about'))
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await expect(page.getByRole('contentinfo')).toBeInViewport()
      await page.waitForLoadState('networkidle')
      expect(scripts.filter((url) => /_astro\/react\b/.test(url))).toEqual([])

      await page.evaluate(() => scrollTo(0, 0))
      await page.locator('[popovertarget=notifications]').click()
      await expect(page.locator('#notifications')).toBeVisible()
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: t.chrome.themeGroup }).click()
      await expect(page.getByRole('menu')).toBeVisible()
      letThrough()
      await expect(page.getByRole('menuitemradio', { checked: true })).toBeFocused()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('menu')).toBeHidden()

      await page.setViewportSize({ width: 390, height: 844 })
      await page.getByRole('button', { name: t.chrome.menuOpen }).click()
      const close = page.getByRole('button', { name: t.chrome.menuClose })
      await expect(close).toHaveAttribute('aria-expanded', 'true')
      for (let presses = 0; presses < 20; presses += 1) {
        await page.keyboard.press('Tab')
        await expect(
          page.locator(
            ':is(main, footer, header [data-part=brand], [popovertarget=notifications]):focus-within',
          ),
        ).toHaveCount(0)
      }
      await page.setViewportSize({ width: 1440, height: 844 })
      await expect(page.locator('#menu-sheet')).toBeHidden()
      await page.locator('[popovertarget=notifications]').focus()
      await expect(page.locator('[popovertarget=notifications]')).toBeFocused()
    })
  })
}
