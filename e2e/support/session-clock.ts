import type { Locator, Page } from '@playwright/test'
import { expect } from './test.ts'

/** Stops the clock of a page whose session has begun; the last activity is at the moment in which it stands still. */
export async function stopClock(page: Page, { x, y } = { x: 200, y: 200 }): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 3000))
  await page.mouse.move(x, y)
}

/**
 * Second by second, each drawn before the next, so that no warning comes and goes unseen: a movement that the page heard
 * of late counts as its reader's, and begins the time anew.
 */
export async function passUntil(shown: Locator): Promise<void> {
  const page = shown.page()
  for (let second = 0; second < 200 && !(await shown.isVisible()); second += 1) {
    await page.clock.runFor(1000)
    await page.evaluate(drawn)
  }
  await expect(shown).toBeVisible()
}

/** Lets React do what is in line, which goes by messages and by no clock. */
function drawn(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  let left = 5
  return new Promise((resolve) => {
    port1.addEventListener('message', () => {
      left -= 1
      if (left > 0) port2.postMessage(null)
      else resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
}
