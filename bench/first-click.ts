import { chromium, type Browser } from '@playwright/test'
import { chromiumOptions } from '../scripts/chromium.ts'
import type { Product } from '../server/testing/product.ts'
import { atMost, percentile, type Row } from './support/report.ts'

const rounds = 9
/** A phone's CPU, as Lighthouse takes it. */
const timesSlower = 4
const mostMs = 500

/** How long after a tap on an event its dialog stands open, on a phone, when nothing of the islands is there yet. */
export async function firstClick(product: Product): Promise<Row[]> {
  await using browser = await chromium.launch(chromiumOptions())
  const rows: Row[] = []
  for (const [what, isFirst] of [
    ['the very first act', true],
    ['once the calendar is awake', false],
  ] as const) {
    const times: number[] = []
    for (let round = 0; round < rounds; round += 1) times.push(await openingTime(browser, product.origin, isFirst))
    rows.push(
      atMost(
        `tap on an event, CPU ${timesSlower}× slower, ${what}: dialog open, median`,
        percentile(times, 0.5),
        mostMs,
        ' ms',
      ),
      atMost('the same, slowest of 9', Math.max(...times), mostMs, ' ms'),
    )
  }
  return rows
}

async function openingTime(browser: Browser, origin: string, isFirst: boolean): Promise<number> {
  // So high that nothing has to be scrolled, which would be a sign before the tap.
  const context = await browser.newContext({ viewport: { width: 390, height: 3_000 }, hasTouch: true })
  const page = await context.newPage()
  await page.goto(origin, { waitUntil: 'networkidle' })
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: timesSlower })
  if (!isFirst) {
    await page.evaluate(() => dispatchEvent(new Event('scroll')))
    await page.waitForLoadState('networkidle')
  }
  const link = page.locator('#calendar a[data-event]:visible').first()
  const opened = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let clicked = 0
        addEventListener('click', ({ timeStamp }) => (clicked ||= timeStamp), { capture: true })
        new MutationObserver(() => {
          if (document.querySelector('dialog[aria-labelledby=event-title][open]')) resolve(performance.now() - clicked)
        }).observe(document.body, { subtree: true, childList: true, attributes: true })
      }),
  )
  await link.tap()
  const time = await opened
  await context.close()
  return time
}
