import type { Page } from '@playwright/test'

/** What stands for 5 s would be gone before all of it is looked at: from the next page on it stays. */
export async function keepMessages(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const own = window.setTimeout
    const longer = (handler: TimerHandler, delay = 0, ...rest: unknown[]) =>
      own(handler, delay === 5_000 ? 600_000 : delay, ...rest)
    window.setTimeout = longer as typeof window.setTimeout
  })
}
