import { mostGuesses, type ProofQuestion } from '@cyberluach/core/messages/proof-of-work'
import { chromium, type Page } from '@playwright/test'
import { grantedProof, readProof } from '../cms/src/features/proofs/questions.ts'
import { chromiumOptions } from '../scripts/chromium.ts'
import type { Product } from '../server/testing/product.ts'
import { countOf, submitEvent, withDatabase, withProduct } from './support/admin.ts'
import { withNote, atLeast, atMost, median, round, reported, type Row } from './support/report.ts'

const rounds = 25
/** A phone's CPU, as Lighthouse takes it. */
const timesSlower = 4
const mostMs = 1_000

/** What a proof costs a visitor's phone and the server, and what becomes of a thousand submissions without one. */
export async function proofOfWork(): Promise<Row[]> {
  return withProduct({ SEED: 'demo', PROOF_OF_WORK: 'enforce' }, async (product) => [
    ...(await solving(product)),
    checking(),
    ...(await scripted(product)),
  ])
}

/**
 * Chromium slows a page's own thread down and no worker's. So the worker's script runs on the page's thread here, where it
 * takes as long as in a worker of such a phone.
 */
async function solving({ origin }: Product): Promise<Row[]> {
  await using browser = await chromium.launch(chromiumOptions())
  const context = await browser.newContext({ bypassCSP: true, viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto(`${origin}/contact`)
  const opened = page.waitForEvent('worker')
  const [first, second] = [0, 1].map((index) => page.getByRole('main').getByRole('textbox').nth(index))
  // The first touch wakes the form, the next one finds it awake.
  await first?.click()
  await page.waitForLoadState('networkidle')
  await second?.click()
  const script = (await opened).url()
  const ask = () => askFor(origin)
  const atFullSpeed = await timesOf(page, script, ask)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: timesSlower })
  const times = await timesOf(page, script, ask)
  const longest = await timesOf(page, script, async () => unanswerable(await ask()))
  const what = `proof of work, CPU ${timesSlower}× slower`
  return [
    withNote(atMost(`${what}, median of ${rounds}`, median(times), mostMs, ' ms'), slowest(times)),
    withNote(
      atMost(`${what}, all ${mostGuesses} numbers tried, slowest of ${rounds}`, Math.max(...longest), mostMs, ' ms'),
      `median ${round(median(longest))} ms`,
    ),
    reported('the same on this machine’s own CPU, median', `${round(median(atFullSpeed))} ms`),
  ]
}

async function askFor(origin: string): Promise<ProofQuestion> {
  const answer = await fetch(`${origin}/api/proof-of-work/contact`)
  return (await answer.json()) as ProofQuestion
}

/** Of which every number has to be tried. */
function unanswerable(question: ProofQuestion): ProofQuestion {
  return { ...question, challenge: '0'.repeat(64) }
}

async function timesOf(page: Page, script: string, ask: () => Promise<ProofQuestion>): Promise<number[]> {
  const times: number[] = []
  for (let index = 0; index < rounds; index += 1) times.push(await timeOf(page, script, await ask()))
  return times
}

async function timeOf(page: Page, script: string, question: ProofQuestion): Promise<number> {
  return page.evaluate(
    async ([address, outgoing]) => {
      await import(address)
      const { postMessage } = window
      window.postMessage = () => undefined
      const begun = performance.now()
      window.onmessage?.(new MessageEvent('message', { data: outgoing }))
      const time = performance.now() - begun
      window.postMessage = postMessage
      return time
    },
    [script, question] as const,
  )
}

function slowest(times: number[]): string {
  return `slowest ${round(Math.max(...times))} ms`
}

/** The CPU of telling whether a proof holds; what remembers it is one insert. */
function checking(): Row {
  const secret = 'a secret of the measurement only'
  const proofs = Array.from({ length: 20_000 }, () => grantedProof(secret, 'contact', new Date()))
  const begun = process.cpuUsage()
  const held = proofs.filter((proof) => readProof(secret, 'contact', proof, new Date()).error === null)
  const { user, system } = process.cpuUsage(begun)
  if (held.length !== proofs.length) throw new Error('a proof of ours did not hold')
  return reported('CPU of checking a proof', `${round((user + system) / proofs.length)} µs`)
}

const scripts = 1_000
const atATime = 20

async function scripted(product: Product): Promise<Row[]> {
  return withDatabase(product, async (client) => {
    const count = (what: string) => countOf(client, what)
    const suspicious = `submissions s join submission_faults f on f.submission_id = s.id
      where s.title like 'Scripted %' and s.status = 'pending' and f.is_suspicious`
    const [events, mails] = [await count('events'), await count('mails')]
    const begun = performance.now()
    for (let sent = 0; sent < scripts; sent += atATime)
      await Promise.all(
        Array.from({ length: atATime }, (_, index) =>
          submitEvent(product.origin, `Scripted ${sent + index}`, '2027-01-15'),
        ),
      )
    const seconds = (performance.now() - begun) / 1000
    const stored = atLeast(
      `of ${scripts} scripted submissions: stored, and suspicious in the queue`,
      await count(suspicious),
      scripts,
    )
    return [
      withNote(stored, `${round(scripts / seconds)} a second`),
      atMost('of them on the calendar', (await count('events')) - events, 0),
      atMost('mails that were sent for them', (await count('mails')) - mails, 0),
    ]
  })
}
