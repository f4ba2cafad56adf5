import { brotliCompressSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { chromiumOptions } from '../scripts/chromium.ts'
import type { Product } from '../server/testing/product.ts'
import { judged, type Row } from './support/row.ts'

const kilobyte = 1000

/** What a first visit to the home page costs over the wire, before any interaction, in both languages. */
export async function pageWeight(product: Product): Promise<Row[]> {
  const browser = await chromium.launch(chromiumOptions())
  const rows: Row[] = []
  for (const path of ['/', '/he']) {
    const page = await (await browser.newContext()).newPage()
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
    await page.goto(product.origin + path, { waitUntil: 'networkidle' })
    const scriptsSoFar = () => [...transfers.values()].filter(({ url }) => /\.m?js(\?|$)/.test(url))
    const scripts = scriptsSoFar()
    const allSoFar = sum([...transfers.values()], 'all')
    const inline = await page.locator('script:not([src]):not([type="application/ld+json"])').allTextContents()
    const inlineBytes = inline.length ? brotliCompressSync(inline.join('\n')).length : 0
    const scriptBytes = sum(scripts, 'body') + inlineBytes
    rows.push(
      judged(`scripts of ${path} before interaction, brotli`, scriptBytes / kilobyte, '<=', 16, ' KB'),
      judged(`all of ${path} over the wire, fonts included`, allSoFar / kilobyte, '<=', 100, ' KB'),
    )
    await page.mouse.move(2, 300)
    await page.waitForFunction(() => !document.querySelector('astro-island:has(#calendar)[ssr]'))
    await page.waitForLoadState('networkidle')
    const afterSign = sum(scriptsSoFar(), 'body') + inlineBytes
    rows.push(
      judged(`scripts of ${path} after the first sign, brotli`, afterSign / kilobyte, '<=', 85, ' KB'),
    )
    await page.context().close()
  }
  await browser.close()
  return rows
}

/** Bytes of the compressed body, and of all that came over the wire for it. */
type Transfer = { url: string; body: number; all: number }

const sum = (transfers: Transfer[], part: 'body' | 'all') =>
  transfers.reduce((total, transfer) => total + transfer[part], 0)
