import type { Page } from '@playwright/test'
import { pageAddresses } from './support/addresses.ts'
import { bothLocales, expect, test, visitIn } from './support/test.ts'

for (const locale of bothLocales) {
  const { path } = visitIn(locale)

  test(`every island of every page takes over what the server has rendered, ${locale}`, async ({ page }) => {
    test.slow()
    for (const address of await pageAddresses(page.request)) {
      await page.goto(path(address))
      await wakeIslands(page)
      // A mismatch is an error on the console, which fails every journey.
      await expect(page.locator('astro-island[ssr]'), `islands asleep on ${address}`).toHaveCount(0)
    }
  })
}

/** Points at every island of the page. */
async function wakeIslands(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('astro-island'))
      island.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
  })
}
