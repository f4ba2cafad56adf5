import { dayKeyOf } from '@cyberluach/core/dates/day-key'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { configuration } from '../../platform/configuration.ts'
import { kinds, states, type Kind, type State } from './kinds.ts'
import { countPending, listPending, type Counts, type PendingText, countTexts, pendingTexts } from './pending.ts'

/** One page of the screen: what its address asks for, as far as there is such a thing. */
export type Screen = {
  counts: Record<Kind, Counts>
  kind: Kind
  state: State | null
  page: number
  pages: number
  shown: PendingText[]
}

type ScreenQuery = Record<string, string | string[] | undefined>

const pageLength = 50

export async function readScreen(pool: Pool, query: ScreenQuery, now = new Date()): Promise<Screen> {
  const database = drizzle({ client: pool })
  const today = dayKeyOf(now, configuration().timeZone)
  const texts = await pendingTexts(pool)
  const counts = { ...(await countPending(database, today)), texts: countTexts(texts) }
  const kind = kinds.find((known) => known === query.kind) ?? firstWaiting(counts)
  const state = states.find((known) => known === query.state) ?? null
  const pages = Math.max(1, Math.ceil(howMany(counts[kind], state) / pageLength))
  const page = Math.min(Math.max(1, Math.trunc(Number(query.page)) || 1), pages)
  const offset = (page - 1) * pageLength
  const shown =
    kind === 'texts'
      ? texts.filter((text) => state === null || text.state === state).slice(offset, offset + pageLength)
      : await listPending(database, { subject: kind, state, today, limit: pageLength, offset })
  return { counts, kind, state, page, pages, shown }
}

export function howMany(counts: Counts, state: State | null): number {
  return state === null ? counts.missing + counts.changed : counts[state]
}

function firstWaiting(counts: Record<Kind, Counts>): Kind {
  return kinds.find((kind) => howMany(counts[kind], null) > 0) ?? 'faq-groups'
}
