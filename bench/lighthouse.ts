import lighthouse from 'lighthouse'
import { chromium } from '@playwright/test'
import type { CalendarEvent } from '@cyberluach/core/events/event'
import { localePath, locales } from '@cyberluach/i18n/locales'
import { chromiumOptions } from '../scripts/chromium.ts'
import { publishReadablePosts, wholePost } from '../e2e/support/readable-posts.ts'
import { freePort, startProduct, type Product } from '../server/testing/product.ts'
import { printMachine, printTable, type Row } from './support/report.ts'

const targets = { performance: 0.98, accessibility: 1, 'best-practices': 1, seo: 1 }
const mostShift = 0.01
const mostAttempts = 3

const product = await startProduct({ SEED: 'demo' })
await publishReadablePosts(product)
const debuggingPort = await freePort()
const options = chromiumOptions()
const browser = await chromium.launch({
  ...options,
  args: [...options.args, `--remote-debugging-port=${debuggingPort}`],
})
const rows: Row[] = []
try {
  for (const path of await measuredPaths(product)) rows.push(await measured(product.origin + path, path))
} finally {
  await browser.close()
  await product.stop()
}
printMachine()
printTable(rows)
process.exitCode = rows.some(({ ok }) => ok === false) ? 1 : 0

/** The pages that the figures are asked for, in both languages. */
async function measuredPaths({ origin }: Product): Promise<string[]> {
  const [event] = (await (await fetch(`${origin}/api/events?limit=1`)).json()) as CalendarEvent[]
  const paths = [
    '/',
    `/day/${event?.day}`,
    event?.url ?? '',
    '/stats',
    '/submit',
    '/faq',
    '/Terms-of-Service',
    '/blog',
    `/blog/${wholePost.slug}`,
  ]
  return locales.flatMap((locale) => paths.map((path) => localePath(locale, path)))
}

/** One page by Lighthouse's preset for phones. */
async function measured(address: string, path: string): Promise<Row> {
  const { categories, audits } = await wholeReport(address, path)
  const scores = Object.entries(targets).map(([name, least]) => {
    const score = categories[name]?.score ?? 0
    return { text: String(Math.round(score * 100)), ok: score >= least }
  })
  const shift = audits['cumulative-layout-shift']?.numericValue ?? Number.NaN
  return {
    what: path,
    target: '98 · 100 · 100 · 100, CLS <= 0.01',
    measured: `${scores.map(({ text }) => text).join(' · ')}, CLS ${shift.toFixed(3)}`,
    ok: scores.every(({ ok }) => ok) && shift <= mostShift,
  }
}

/**
 * Lighthouse's report of one page. Now and then Chromium's trace lacks the first paint, and Lighthouse then
 * gives no score at all: such a run says nothing about the page and is repeated, a low score never is.
 */
async function wholeReport(address: string, path: string) {
  for (let attempt = 1; attempt <= mostAttempts; attempt++) {
    const result = await lighthouse(address, {
      port: debuggingPort,
      output: 'json',
      logLevel: 'error',
      onlyCategories: Object.keys(targets),
    })
    const report = result?.lhr
    if (report && !report.runtimeError && report.categories.performance?.score !== null) return report
    console.warn(`${path}: no complete trace (${report?.runtimeError?.message ?? 'no score'}), attempt ${attempt}`)
  }
  throw new Error(`Lighthouse measured nothing on ${path}`)
}
