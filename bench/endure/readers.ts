import { pages } from '@cyberluach/core/site/pages'
import { setTimeout as pause } from 'node:timers/promises'
import { signIn, type AdminSession } from '../support/admin.ts'
import type { Product } from '../../server/testing/product.ts'
import type { Read } from './reckoning.ts'

const betweenMs = 40
const pollEveryMs = 1_000
/** Longer than the product waits for what is away behind it. */
const limitMs = 30_000
/** Who got no page tries again a little later, and later still. */
const againMs = [250, 4_000] as const

const examples: Record<string, string> = {
  '[date]': '2026-12-07',
  '[year]': '2026',
  '[month]': '12',
  '[country]': 'israel',
  '[city]': 'tel-aviv',
}

/** What the dashboard asks for while it is open. */
const polled = [
  '/api/sys/mgmt/summary',
  '/api/sys/mgmt/submissions?limit=20',
  '/api/sys/mgmt/events?limit=20',
  '/api/sys/stats/overview?timeframe=day',
]

/** Every public page in both languages; what cannot be named beforehand is asked for by a name that nothing has. */
const readPaths = pages.flatMap(({ path }) => {
  const named = path.replace(/\[\w+\]/g, (part) => examples[part] ?? 'nothing-of-this-name')
  return 'isDoor' in { ...pages.find((page) => page.path === path) } ? [named] : [named, `/he${named}`]
})

/** `stop` resolves with every read that was begun. */
export type Readers = { stop: () => Promise<Read[]> }

/** Readers of every page, and a dashboard that polls and signs in again where it has to. */
export function startReaders(product: () => Product, origin: string, many: number): Readers {
  const reads: Read[] = []
  let isOver = false
  let count = 0
  const all = Promise.all([...Array.from({ length: many }, readOn), pollOn()])
  return {
    async stop() {
      isOver = true
      await all
      return reads
    },
  }

  async function readOn(): Promise<void> {
    let waitMs: number = betweenMs
    while (!isOver) {
      const path = readPaths[count++ % readPaths.length] ?? '/'
      const status = await noted(path, () => fetch(origin + path, asVisitors()))
      const isGood = status !== null && status < 500
      waitMs = isGood ? betweenMs : Math.min(Math.max(waitMs * 2, againMs[0]), againMs[1])
      await pause(waitMs)
    }
  }

  async function pollOn(): Promise<void> {
    let session: AdminSession | null = null
    while (!isOver) {
      session ??= await signIn(product()).catch(() => null)
      for (const path of polled) {
        const open: AdminSession | null = session
        if (open && (await noted(path, () => open.get(path))) === 401) session = null
      }
      await pause(pollEveryMs)
    }
  }

  async function noted(path: string, ask: () => Promise<Response>): Promise<number | null> {
    const from = Date.now()
    const status = await statusOf(ask)
    reads.push({ path, from, to: Date.now(), status })
    return status
  }
}

function asVisitors(): RequestInit {
  return { redirect: 'manual', signal: AbortSignal.timeout(limitMs) }
}

async function statusOf(ask: () => Promise<Response>): Promise<number | null> {
  try {
    const answer = await ask()
    await answer.arrayBuffer()
    return answer.status
  } catch (error) {
    // The dashboard's call throws where the answer is a refusal.
    return Number(/ answered (\d{3}):/.exec(String(error))?.[1]) || null
  }
}
