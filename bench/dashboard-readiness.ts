import { chromium, type Page } from '@playwright/test'
import { chromiumOptions } from '../scripts/chromium.ts'
import type { Product } from '../server/testing/product.ts'
import { signInThroughPage } from '../server/testing/sign-in-page.ts'
import { judged, percentile, told, watched, type Row } from './support/row.ts'

const rounds = 12

/** What stands ready for a person: the dashboard's tabs, and the search of a list of Payload's that is empty. */
const views = {
  dashboard: { path: '/admin/dashboard', control: '[role=tab]' },
  payload: { path: '/admin/collections/posts', control: '.search-filter input' },
}

/** How long a warm opening of the dashboard takes until it can be used, against an empty view of Payload's own. */
export async function dashboardReadiness(product: Product): Promise<Row[]> {
  const browser = await chromium.launch(chromiumOptions())
  try {
    const page = await (await browser.newContext({ baseURL: product.origin })).newPage()
    await signInThroughPage(page, product.admin)
    const times = { dashboard: [] as number[], payload: [] as number[] }
    for (let round = 0; round <= rounds; round++) {
      const payload = await opening(page, views.payload)
      const dashboard = await opening(page, views.dashboard)
      if (round === 0) continue // the first of each fills the caches
      times.payload.push(payload)
      times.dashboard.push(dashboard)
    }
    const [own, empty] = [percentile(times.dashboard, 0.5), percentile(times.payload, 0.5)]
    const what = 'warm dashboard until usable, against an empty view of Payload'
    const ratios = times.dashboard.map((time) => time / empty)
    return [
      watched(judged(what, own / empty, '<=', 1.3, '×'), 'ratio', ratios),
      told('medians of the two', `${own.toFixed(0)} / ${empty.toFixed(0)} ms`),
    ]
  } finally {
    await browser.close()
  }
}

/** Milliseconds from asking for the page until React answers for its control. */
async function opening(page: Page, { path, control }: (typeof views)['payload']): Promise<number> {
  const begun = performance.now()
  await page.goto(path, { waitUntil: 'commit' })
  await page.waitForFunction((selector) => {
    const element = document.querySelector(selector)
    return element !== null && Object.keys(element).some((key) => key.startsWith('__reactProps'))
  }, control)
  return performance.now() - begun
}
