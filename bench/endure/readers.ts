import { pages } from '@cyberluach/core/pages'
import { setTimeout as pause } from 'node:timers/promises'
import { signIn, type AdminSession } from '../support/admin.ts'
import type { Product } from '../../server/testing/product.ts'

const betweenMs = 40
const pollEveryMs = 1_000
const limitMs = 15_000

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
export const readPaths = pages.flatMap(({ path }) => {
  const named = path.replace(/\[\w+\]/g, (part) => examples[part] ?? 'nothing-of-this-name')
  return 'isDoor' in { ...pages.find((page) => page.path === path) } ? [named] : [named, `/he${named}`]
})

export type Readers = { answers: Map<string, number>; stop: () => Promise<void> }

/** Readers of every page, and a dashboard that polls and signs in again where it has to. */
export function startReaders(product: () => Product, origin: string, many: number): Readers {
  const answers = new Map<string, number>()
  let isOver = false
  let count = 0
  const noteOf = (answer: string) => void answers.set(answer, (answers.get(answer) ?? 0) + 1)
  const all = Promise.all([...Array.from({ length: many }, readOn), pollOn()])
  return {
    answers,
    async stop() {
      isOver = true
      await all
    },
  }

  async function readOn(): Promise<void> {
    while (!isOver) {
      const path = readPaths[count++ % readPaths.length] ?? '/'
      noteOf(await statusOf(origin + path))
      await pause(betweenMs)
    }
  }

  async function pollOn(): Promise<void> {
    let session: AdminSession | null = null
    while (!isOver) {
      session ??= await signIn(product()).catch(() => null)
      for (const path of polled) {
        const answer: Response | null = (await session?.get(path).catch(() => null)) ?? null
        noteOf(`dashboard ${answer?.status ?? 'not now'}`)
        if (!answer) session = null
        await answer?.arrayBuffer().catch(() => null)
      }
      await pause(pollEveryMs)
    }
  }
}

async function statusOf(url: string): Promise<string> {
  try {
    const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(limitMs) })
    await answer.arrayBuffer()
    return `page ${answer.status}`
  } catch {
    return 'page without an answer'
  }
}
