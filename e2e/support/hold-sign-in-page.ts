import type { Page } from '@playwright/test'

/**
 * Holds back the page that whoever is refused is led to after a moment, which must not be before all was looked at, until
 * it is let through.
 */
export async function holdSignInPage(page: Page, path = '**/purple-elephant-42'): Promise<() => void> {
  const looked = Promise.withResolvers<void>()
  await page.route(path, async (route) => {
    await looked.promise
    await route.continue()
  })
  return looked.resolve
}
