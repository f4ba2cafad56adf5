import { chromium, type Page } from '@playwright/test'
import { chromiumOptions } from '../scripts/chromium.ts'
import type { Product } from '../server/testing/product.ts'
import { signInThroughPage } from '../server/testing/sign-in-page.ts'
import { withDatabase } from './support/admin.ts'
import { fillWithSubmissions, fillWithVisits, visits } from './support/many-people.ts'
import { withNote, atMost, percentile, round, reported, watched, type Row } from './support/report.ts'

const rounds = 12
const submissions = 20_000
const longestOpening = 1.2

/** A page, and what stands on it once a person can use it and reads on it what it is opened for. */
type View = { path: string; shown: string; control: string }

const tabs = '[role=tab]'
const analytics: View = {
  path: '/admin/dashboard',
  shown: '#panel-analytics [role=application]',
  control: tabs,
}
const queue: View = {
  path: '/admin/dashboard#submissions',
  shown: '#panel-submissions tbody tr [type=checkbox]',
  control: tabs,
}
/** A list of Payload's that is empty, and its search. */
const payload: View = {
  path: '/admin/collections/posts',
  shown: '.search-filter input',
  control: '.search-filter input',
}

/**
 * How long the dashboard takes to open, of 20,000 submissions and a million visits, until the figures and their chart
 * stand there, or the queue does; and what that is against an empty view of Payload's own. The browser has its files.
 */
export async function dashboardReadiness(product: Product): Promise<Row[]> {
  await withDatabase(product, async (client) => {
    await fillWithSubmissions(client, submissions)
    await fillWithVisits(client, 'Asia/Jerusalem')
  })
  await using browser = await chromium.launch(chromiumOptions())
  const page = await (await browser.newContext({ baseURL: product.origin })).newPage()
  await signInThroughPage(page, product.admin)
  const times = { analytics: [] as number[], queue: [] as number[], payload: [] as number[] }
  for (let turn = 0; turn <= rounds; turn++) {
    const found = {
      payload: await opening(page, payload),
      analytics: await opening(page, analytics),
      queue: await opening(page, queue),
    }
    if (turn === 0) continue // the first of each fills the caches
    for (const name of ['payload', 'analytics', 'queue'] as const) times[name].push(found[name])
  }
  const empty = percentile(times.payload, 0.5)
  const ratios = times.analytics.map((time) => time / empty)
  const ratio = atMost('the same, against an empty view of Payload', percentile(ratios, 0.5), 1.3, '×')
  return [
    reported('submissions, visits', `${submissions}, ${visits}`),
    opened('the dashboard opens with its figures and chart', times.analytics),
    opened('the dashboard opens with the queue of submissions', times.queue),
    watched(ratio, 'ratio', ratios),
  ]
}

function opened(what: string, times: number[]): Row {
  const seconds = times.map((time) => time / 1000)
  const row = atMost(`${what}, median`, percentile(seconds, 0.5), longestOpening, ' s')
  return withNote(row, `slowest ${round(Math.max(...seconds))} s`)
}

/** Milliseconds from asking for the page until what it is opened for stands there, and React answers for its control. */
async function opening(page: Page, { path, shown, control }: View): Promise<number> {
  await page.goto('about:blank') // of an address that differs by its fragment alone, the page would stay
  const begun = performance.now()
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction(
    ([shown, control]) => {
      const element = document.querySelector(control)
      const isAwake = element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'))
      return isAwake && document.querySelector(shown) !== null
    },
    [shown, control] as const,
  )
  return performance.now() - begun
}
