import { setTimeout as pause } from 'node:timers/promises'
import { submission } from '../support/admin.ts'
import type { Acknowledged } from './reckoning.ts'

const answerLimitMs = 15_000
const againAfterMs = 300
const betweenMs = 400

type Write = { kind: string; path: string; body: (mark: string) => object }

const writes: Write[] = [
  {
    kind: 'submission',
    path: '/api/submissions',
    body: (mark) => ({ ...submission(`Endured ${mark}`, '2027-01-15'), organizerEmail: mark }),
  },
  {
    kind: 'contact',
    path: '/api/contact',
    body: (email) => ({ name: 'Patient Person', email, message: 'Written while everything was falling.' }),
  },
  { kind: 'feedback', path: '/api/feedback', body: (email) => ({ email, overallRating: 4 }) },
  {
    kind: 'subscription',
    path: '/api/newsletter/subscribe',
    body: (email) => ({ fullName: 'Patient Person', email }),
  },
]

/** The domain of every address that is written from: by it the rows are found again. */
export const markDomain = 'endured.example.com'

/** People who fill in every form, several at a time, each trying again under its key until the product says "stored". */
export function startWriters(origin: string, many: number) {
  const acknowledged: Acknowledged[] = []
  /** Answers that were neither an acknowledgement nor a "not now", by status and path. */
  const odd: string[] = []
  let isOver = false
  let count = 0
  /** The same product is written to more than once, and no address may be another write's. */
  const part = crypto.randomUUID().slice(0, 8)
  const all = Promise.all(Array.from({ length: many }, writeOn))
  return {
    acknowledged,
    odd,
    async stop() {
      isOver = true
      await all
    },
  }

  async function writeOn(): Promise<void> {
    while (!isOver) {
      const index = count++
      const write = writes[index % writes.length]
      if (write) await untilStored(write, `writer-${part}-${index}@${markDomain}`)
      await pause(betweenMs)
    }
  }

  async function untilStored({ kind, path, body }: Write, mark: string): Promise<void> {
    const key = crypto.randomUUID()
    while (!isOver) {
      const answer = await send(origin + path, key, body(mark))
      if (answer?.status === 201) return void acknowledged.push({ mark, kind, id: answer.id })
      const isNotNow = answer === null || [429, 502, 503, 504].includes(answer.status)
      if (!isNotNow) return void odd.push(`${answer.status} ${path}`)
      await pause(againAfterMs)
    }
  }
}

/** null where there was no whole answer. */
async function send(url: string, key: string, body: object): Promise<{ status: number; id: string } | null> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(answerLimitMs),
  }).catch(() => null)
  const said = await answer?.json().catch(() => null)
  return answer && said ? { status: answer.status, id: String((said as { id?: unknown }).id) } : null
}
