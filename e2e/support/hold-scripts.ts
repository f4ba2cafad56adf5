import type { Page } from '@playwright/test'

/** Holds back the scripts whose files have these names, or every one, until they are let through. */
export async function holdScripts(page: Page, ...names: string[]): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  const files = names.length > 0 ? `(${names.join('|')})\\b` : ''
  await page.route(new RegExp(`_astro/${files}.*\\.js$`), async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}
