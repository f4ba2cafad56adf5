import type { SubmissionRecord } from '@cyberluach/api/submissions'
import { addDays, dayKeyOf } from '@cyberluach/core/dates/day-key'
import { messagesFor } from '@cyberluach/i18n/messages'
import type { Page } from '@playwright/test'
import type { Product } from '../server/testing/product.ts'
import { fillEventForm, typedEvent } from './support/event-form.ts'
import { openDashboard } from './support/measured-product.ts'
import { asAdmin, startOwn } from './support/own-product.ts'
import { queueOf, rowOf, search, uniqueTitle } from './support/queues.ts'
import { expect, test, visitIn } from './support/test.ts'

/** Addresses that send at the same moment. */
const scripts = Array.from({ length: 12 }, (_, index) => `198.51.100.${index + 1}`)
const fromEach = 16
/** So many may one address hand in within an hour. */
const mostOfAddress = 30
const today = dayKeyOf(new Date(), 'Asia/Jerusalem')
const soon = addDays(today, 45)
const { dashboard, dashboardQueues } = messagesFor('he')

type Answer = { status: number; retryAfter: number; body: { id?: string; code?: string; error?: string } }

test.describe('where a proof of work is enforced and hundreds of submissions come without one', () => {
  test.describe.configure({ timeout: 240_000 })
  // Where the machine has other things to do, somebody may be told that it is a bad moment.
  test.use({ expectedErrors: [/status of 503/] })
  let product: Product

  test.beforeAll(async () => {
    // The limits are the usual ones, and scripts have more than one address, as a proxy names it.
    product = await startOwn({ seed: 'demo' }, { PROOF_OF_WORK: 'enforce', RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' })
  })
  test.afterAll(() => product.stop())

  test('what was acknowledged waits as suspicious, the rest was told to wait, and people are served meanwhile', async ({
    page,
    browser,
  }) => {
    const title = uniqueTitle('Evening of people')
    const office = await browser.newContext()
    const desk = await office.newPage()
    const answers: Answer[] = []
    const pages: { path: string; status: number }[] = []

    /** Each script hands in one event, and a visitor opens pages. */
    async function rounds(first: number, end: number): Promise<void> {
      for (let round = first; round < end; round += 1) {
        const opening = Promise.all(pagesOf(round).map((path) => open(product, path)))
        answers.push(...(await Promise.all(scripts.map((address) => handIn(product, address, `Scripted ${round}`)))))
        pages.push(...(await opening))
      }
    }

    await rounds(0, 3)
    await Promise.all([rounds(3, 13), handInAsPerson(page, product, title), openQueue(desk, product)])
    await rounds(13, fromEach)
    expect(pages.filter(({ status }) => status !== 200)).toEqual([])
    const [eager = ''] = scripts
    for (let more = fromEach; more <= mostOfAddress; more += 1)
      answers.push(await handIn(product, eager, `Scripted ${more} more`))

    const refused = answers.filter(({ status }) => status !== 201)
    await test.step('what was not taken was told to wait', () => {
      expect(refused.length).toBeGreaterThan(0)
      for (const { status, retryAfter, body } of refused) {
        expect({ status, body }).toEqual({
          status: 429,
          body: { code: 'tooMany', error: expect.stringMatching(/Try again in \d+ minute/) },
        })
        expect(retryAfter).toBeGreaterThan(0)
      }
    })
    const acknowledged = answers.flatMap(({ status, body }) => (status === 201 ? (body.id ?? []) : []))
    expect(acknowledged.length).toBe(answers.length - refused.length)
    expect(acknowledged.length).toBeGreaterThanOrEqual(200)
    const suspicious = await submissions(product, 'suspicious=true')
    await test.step('what was acknowledged waits as suspicious, a person’s event as any', async () => {
      const waiting = new Set(suspicious.map(({ id }) => id))
      expect(acknowledged.filter((id) => !waiting.has(id))).toEqual([])
      expect(suspicious.every(({ status, suspicion }) => status === 'pending' && suspicion === 'missing')).toBe(true)
      const ofPerson = await submissions(product, `q=${encodeURIComponent(title)}`)
      expect(ofPerson).toMatchObject([{ status: 'pending', suspicion: null }])
    })
    await test.step('pages stand, without what was scripted', async () => {
      for (const path of [`/day/${soon}`, `/he/day/${soon}`, '/api/events?limit=1000']) {
        const answer = await fetch(product.origin + path)
        expect(answer.status, path).toBe(200)
        expect(await answer.text(), path).not.toContain('Scripted')
      }
    })
    await test.step('the queue opens, with what is suspicious apart', async () => {
      await desk.reload()
      const chosen = queueOf(desk).getByRole('radio', { name: dashboardQueues.suspicious.filter })
      await expect(chosen).toContainText(suspicious.length.toLocaleString('en-US'))
      await search(desk, title, 1)
      await expect(rowOf(desk, title)).not.toContainText(dashboardQueues.suspicious.mark)
      await chosen.click()
      await expect(queueOf(desk).getByText(dashboard.submissions.noMatchTitle)).toBeVisible()
      await queueOf(desk).getByRole('searchbox').fill('Scripted 0')
      await expect(rowOf(desk, 'Scripted 0')).toContainText(dashboardQueues.suspicious.mark)
    })
    await office.close()
  })
})

/** Some that are kept, and a day that nobody asked for before. */
function pagesOf(round: number): string[] {
  return ['/', '/he', '/submit', '/blog', `/day/${addDays(today, 400 + round)}`]
}

async function open({ origin }: Product, path: string): Promise<{ path: string; status: number }> {
  const answer = await fetch(origin + path)
  await answer.arrayBuffer()
  return { path, status: answer.status }
}

/** Comes again as often as it is told that this is a bad moment, and nothing was stored. */
async function handIn(product: Product, address: string, title: string): Promise<Answer> {
  const answer = await fetch(`${product.origin}/api/submissions`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({
      title,
      eventType: 'meetup',
      startDate: `${soon}T18:00:00Z`,
      organizerEmail: 'organizer@example.com',
    }),
  })
  const body = (await answer.json()) as Answer['body']
  const retryAfter = Number(answer.headers.get('retry-after'))
  if (answer.status !== 503) return { status: answer.status, retryAfter, body }
  expect(body).toMatchObject({ code: 'unavailable', error: expect.stringContaining('Nothing was sent') })
  expect(retryAfter).toBeGreaterThan(0)
  return handIn(product, address, title)
}

async function handInAsPerson(page: Page, { origin }: Product, title: string): Promise<void> {
  const visit = visitIn('he')
  await page.goto(origin + visit.path('/submit/form'))
  const main = page.getByRole('main')
  await fillEventForm(main, visit, typedEvent(title, soon))
  await expect(async () => {
    await main.getByRole('button', { name: visit.t.eventForm.submit }).click()
    await page.waitForURL(/\/awaiting-approval\?/, { timeout: 20_000 })
  }).toPass()
}

async function openQueue(desk: Page, product: Product): Promise<void> {
  await openDashboard(desk, product, { tab: 'submissions' })
  await expect(queueOf(desk).getByRole('status').filter({ hasText: /\d/ }).first()).toBeVisible()
}

async function submissions(product: Product, query: string): Promise<SubmissionRecord[]> {
  return (await asAdmin(product, `/api/sys/mgmt/submissions?kind=event&limit=5000&${query}`)) as SubmissionRecord[]
}
