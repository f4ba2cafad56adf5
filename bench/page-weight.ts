import { brotliCompressSync, gzipSync } from 'node:zlib'
import { chromium, type Browser, type Page } from '@playwright/test'
import type { CalendarEvent } from '@cyberluach/core/events/event'
import { localePath, locales, type Locale } from '@cyberluach/i18n/locales'
import { chromiumOptions } from '../scripts/chromium.ts'
import type { Product } from '../server/testing/product.ts'
import { ask, textOf } from './support/ask.ts'
import type { Form } from './support/admin.ts'
import { atMost, reported, watched, type Row } from './support/report.ts'

const kilobyte = 1000

/** What a first visit to the home page costs over the wire, before any interaction, and one to an event's page, in both languages. */
export async function pageWeight({ origin }: Product, { isShort }: Form): Promise<Row[]> {
  await using browser = await chromium.launch(chromiumOptions())
  const paths = isShort ? ['/'] : ['/', '/he']
  const rows = await Promise.all(paths.map((path) => weightOf(browser, origin, path)))
  const event = await nextEventPath(origin)
  for (const locale of locales) rows.push([await eventWeightOf(browser, origin + localePath(locale, event), locale)])
  return rows.flat()
}

async function weightOf(browser: Browser, origin: string, path: string): Promise<Row[]> {
  const name = path === '/' ? 'the home page' : 'the Hebrew home page'
  const html = Buffer.from(textOf(await ask(origin + path)))
  const page = await (await browser.newContext()).newPage()
  await page.addInitScript(ignoreCorner)
  const loaded = await watchTransfers(page)
  await page.goto(origin + path, { waitUntil: 'networkidle' })
  const inline = await page.locator('script:not([src]):not([type="application/ld+json"])').allTextContents()
  const inlineBytes = inline.length ? brotliCompressSync(inline.join('\n')).length : 0
  const scripts = () => loaded(/\.m?js(\?|$)/, 'body') + inlineBytes
  const [before, styles, all] = [scripts(), loaded(/\.css(\?|$)/, 'body'), loaded(/^/, 'all')]
  await page.mouse.move(2, 300)
  await page.waitForFunction(() => !document.querySelector('astro-island:has(#calendar)[ssr]'))
  await page.waitForLoadState('networkidle')
  const after = scripts()
  await page.context().close()
  return [
    weightRow(`HTML of ${name}, as it is`, html.length),
    weightRow(`HTML of ${name}, gzip`, gzipSync(html, { level: 9 }).length),
    weightRow(`styles of ${name}, brotli`, styles),
    weightRow(`scripts of ${name} before interaction, brotli`, before, 16),
    weightRow(`scripts of ${name} after the first sign, brotli`, after, 85),
    weightRow(`all of ${name} over the wire, fonts included`, all, 100),
  ]
}

/** A Latin title, in the seed: a Hebrew page with it needs both alphabets. */
async function nextEventPath(origin: string): Promise<string> {
  const [event] = (await (await fetch(`${origin}/api/events?limit=1`)).json()) as CalendarEvent[]
  if (!event) throw new Error('There is no event')
  return event.url
}

async function eventWeightOf(browser: Browser, address: string, locale: Locale): Promise<Row> {
  const page = await (await browser.newContext()).newPage()
  await page.addInitScript(ignoreCorner)
  const loaded = await watchTransfers(page)
  await page.goto(address, { waitUntil: 'networkidle' })
  const bytes = loaded(/^/, 'all')
  await page.context().close()
  const name = locale === 'en' ? "an event's page" : "an event's Hebrew page"
  return weightRow(`all of ${name} over the wire, fonts included`, bytes, 75)
}

/** A browser without a window puts the pointer into the corner and tells the page so: nobody moved it. */
function ignoreCorner(): void {
  for (const type of ['pointerover', 'pointermove'] as const)
    addEventListener(type, (event) => event.clientX + event.clientY === 0 && event.stopImmediatePropagation(), {
      capture: true,
    })
}

function weightRow(what: string, bytes: number, mostKilobytes?: number): Row {
  const row =
    mostKilobytes === undefined
      ? reported(what, `${(bytes / kilobyte).toFixed(1)} KB`)
      : atMost(what, bytes / kilobyte, mostKilobytes, ' KB')
  return watched(row, 'bytes', [bytes])
}

/** Bytes of the compressed body, and of all that came over the wire for it. */
type Transfer = { url: string; body: number; all: number }

/** From now on, what the page loads: the sum of it at the addresses that match. */
async function watchTransfers(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const transfers = new Map<string, Transfer>()
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const body = Number(response.headers['Content-Length'] ?? Number.NaN)
    transfers.set(requestId, { url: response.url, body, all: 0 })
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const transfer = transfers.get(requestId)
    if (transfer) transfer.all = encodedDataLength
  })
  return function loaded(address: RegExp, part: 'body' | 'all'): number {
    const matching = [...transfers.values()].filter(({ url }) => address.test(url))
    return matching.reduce((total, transfer) => total + transfer[part], 0)
  }
}
