import type { Product } from '../server/testing/product.ts'
import { signIn, submitEvent } from './support/admin.ts'
import { judged, percentile, told, type Row } from './support/row.ts'

const approvals = 100
const limitMs = 10_000

/** From sending an approval until the home page in both languages and the event's day page all show the event. */
export async function approvalLatency(product: Product): Promise<Row[]> {
  const admin = await signIn(product)
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  const pages = ['/', '/he', `/day/${day}`].map((path) => `${product.origin}${path}`)
  const times: number[] = []
  for (let index = 0; index < approvals; index += 1) {
    const title = `Measured conference ${index} ${crypto.randomUUID()}`
    const submission = await submitEvent(product.origin, title, day)
    await Promise.all(pages.map((page) => fetch(page).then((response) => response.text()))) // all pages cached
    const start = performance.now()
    await admin.approve(submission)
    await Promise.all(pages.map((page) => shown(page, title)))
    times.push(performance.now() - start)
  }
  return [
    judged('approve to visible on /, /he and /day, p99 of 100', percentile(times, 0.99), '<=', 300, ' ms'),
    told('approve to visible, median', `${percentile(times, 0.5).toFixed(0)} ms`),
  ]
}

async function shown(page: string, title: string): Promise<void> {
  const deadline = performance.now() + limitMs
  while (performance.now() < deadline) {
    const html = await (await fetch(page)).text()
    if (html.includes(title)) return
  }
  throw new Error(`${page} did not show an approved event within ${limitMs / 1000} s`)
}
