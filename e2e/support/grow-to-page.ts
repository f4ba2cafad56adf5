import type { Page } from '@playwright/test'

/** Makes the window as high as the page: nothing that stays in place while a page is scrolled lies over a part of it, then. */
export async function growToPage(page: Page): Promise<void> {
  const [width, height] = await page.evaluate(() => [innerWidth, document.documentElement.scrollHeight])
  await page.setViewportSize({ width: width ?? 0, height: height ?? 0 })
}
