import { readFile } from 'node:fs/promises'
import { messagesFor } from '@cyberluach/i18n/messages'
import type { APIRequestContext, Download, Locator } from '@playwright/test'
import { sharedProduct, tokenOf } from './api.ts'
import { keysListen } from './dashboard-tab.ts'
import { openDashboard } from './measured-product.ts'
import { expect, type Page } from './test.ts'

type Queue = 'submissions' | 'contact' | 'feedback'

const { dashboard } = messagesFor('he')

export const uniqueTitle = (name: string) => `${name} ${crypto.randomUUID().slice(0, 8)}`

/** Opens a queue as an admin who has signed in. */
export async function openTab(page: Page, queue: Queue): Promise<void> {
  await openDashboard(page, sharedProduct(), { tab: queue })
  await expect(queueOf(page).getByRole('status').filter({ hasText: /\d/ }).first()).toBeVisible()
  await keysListen(page, queue)
}

/** The open tab. */
export function queueOf(page: Page): Locator {
  return page.getByRole('tabpanel').filter({ visible: true })
}

/** Narrows the queue to what holds the words, and waits until it has. */
export async function search(page: Page, words: string, rows: number): Promise<void> {
  await queueOf(page).getByRole('searchbox').fill(words)
  await expect(queueOf(page).getByText(found(rows))).toBeVisible()
  // What was searched for before may have found as many.
  if (rows > 0) await expect(rowOf(page, words)).toBeVisible()
}

/** "Showing X of Y", as the Hebrew dashboard says it: so many match, of however many there are. */
export function found(rows: number): RegExp {
  const { shown } = dashboard.submissions
  return new RegExp(`(?<![\\d,])${shown.replace('{shown}', String(rows)).replace('{total}', '[\\d,]+')}$`)
}

export function rowOf(page: Page, words: string): Locator {
  return queueOf(page).locator('[data-part=row]').filter({ hasText: words }).first()
}

export async function sendMessage(
  request: APIRequestContext,
  message: { subject: string; message?: string; category?: string; name?: string; email?: string },
): Promise<string> {
  const data = {
    name: 'Uri Shemesh',
    email: 'uri@example.com',
    message: 'The link does not open.',
    ...message,
  }
  return await idOf(await request.post('/api/contact', { data }))
}

export async function sendFeedback(request: APIRequestContext, feedback: object): Promise<string> {
  return await idOf(await request.post('/api/feedback', { data: { overallRating: 5, ...feedback } }))
}

/** Decides about a submission beside the browser, as another admin would. */
export async function decideElsewhere(
  request: APIRequestContext,
  id: string,
  decision: 'approve' | 'reject' | 'delete',
): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf(request)}` }
  const path = `/api/sys/mgmt/submissions/${id}`
  const answer =
    decision === 'delete'
      ? await request.delete(path, { headers })
      : await request.post(`${path}/${decision}`, {
          headers,
          ...(decision === 'reject' ? { data: { notes: 'Rejected elsewhere' } } : {}),
        })
  expect(answer.ok()).toBe(true)
}

/** The rows of a CSV file by their columns, and the text as it stands in the file. */
export async function csvOf(download: Download): Promise<{ text: string; rows: Record<string, string>[] }> {
  const text = await readFile(await download.path(), 'utf8')
  const [head = [], ...lines] = parsedCsv(text.replace(/^\ufeff/, ''))
  const rows = lines.map((line) => Object.fromEntries(head.map((name, index) => [name, line[index] ?? ''])))
  return { text, rows }
}

function parsedCsv(text: string): string[][] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'))
    if (end === '') break
    if (end !== ',') rows.push([])
  }
  return rows.filter((row) => row.length > 1)
}

async function idOf(answer: { status: () => number; json: () => Promise<unknown> }): Promise<string> {
  expect(answer.status()).toBe(201)
  return ((await answer.json()) as { id: string }).id
}
