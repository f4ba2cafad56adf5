import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import { z } from 'zod'
import { databasePool } from '../../platform/database/pool.ts'
import { confirmCall, nextCall } from './calls.ts'
import { hashOf, pairsOf, type Subject, subjects } from './pairs.ts'
import { confirmText, nextOfTexts, pendingTexts, nextPending, type PendingText } from './pending.ts'
import { sql } from 'drizzle-orm'
import { formAddress } from './form-address.ts'
import { kinds, type Kind, type State, states } from './kinds.ts'
import { dayKeyOf } from '@cyberluach/core/dates/day-key'
import type { Pool } from 'pg'
import { configuration } from '../../platform/configuration.ts'
import { bodyOf, panelEndpoint } from '../../panel/panel-endpoint.ts'

const confirmation = z.strictObject({
  subject: z.enum([...subjects, 'texts']),
  id: z.uuid(),
  field: z.string().max(200),
  hash: z.string().regex(/^[\da-f]{64}$/),
})

/** Of Payload's own API, with its cookie: everyone who changes texts may say that a translation still holds. */
export const confirmEndpoint = panelEndpoint(confirmCall, 'word', async (req) => {
  const parsed = confirmation.safeParse(await bodyOf(req))
  if (!parsed.success) return Response.json({}, { status: 400 })
  const { subject, id, field, hash } = parsed.data
  const pool = databasePool()
  const isDone =
    subject === 'texts'
      ? await confirmText(pool, id, hash)
      : await confirmTranslation(drizzle({ client: pool }), { subject, id, field, hash })
  return Response.json({}, { status: isDone ? 200 : 409 })
})

type Confirmation = { subject: Subject; id: string; field: string; hash: string }

/**
 * Takes the Hebrew text, or that there is none, as right for the English one that this hash is of. False where the
 * English is another by now.
 */
async function confirmTranslation(
  database: Pick<NodePgDatabase, 'execute'>,
  { subject, id, field, hash }: Confirmation,
): Promise<boolean> {
  const { rowCount } = await database.execute(sql`
    insert into translation_marks (subject, subject_id, field, english_hash, hebrew_hash)
    select ${subject}, id, field, ${hashOf(sql`english`)}, ${hashOf(sql`hebrew`)} from (${pairsOf(subject)}) as pair
    where id = ${id}::uuid and field = ${field} and ${hashOf(sql`english`)} = ${hash}
    on conflict (subject, subject_id, field) do update
      set english_hash = excluded.english_hash, hebrew_hash = excluded.hebrew_hash
  `)
  return rowCount === 1
}

const querySchema = z.object({
  kind: z.enum(kinds),
  waiting: z.enum([...states, 'all']),
  id: z.uuid(),
  text: z.string().max(200),
})

/** Of Payload's own API, with its cookie: the form of the text that comes next, for everyone who changes texts. */
export const nextEndpoint = panelEndpoint(nextCall, 'word', async ({ searchParams }) => {
  const parsed = querySchema.safeParse(Object.fromEntries(searchParams))
  if (!parsed.success) return Response.json({}, { status: 400 })
  const { kind, waiting, id, text } = parsed.data
  const state = waiting === 'all' ? null : waiting
  const next = await nextOf(databasePool(), { kind, state, id, field: text })
  return Response.json({ address: next && formAddress({ kind, state }, next) })
})

type Here = { kind: Kind; state: State | null; id: string; field: string }

/** What somebody who has done with a text goes on with: the next of its kind that waits; null where none does. */
export async function nextOf(
  pool: Pool,
  { kind, state, id, field }: Here,
  now = new Date(),
): Promise<Pick<PendingText, 'id' | 'field' | 'element'> | null> {
  if (kind === 'texts') {
    const texts = await pendingTexts(pool)
    return nextOfTexts(
      texts.filter((text) => state === null || text.state === state),
      field,
    )
  }
  const today = dayKeyOf(now, configuration().timeZone)
  return nextPending(drizzle({ client: pool }), { subject: kind, state, today, id, field })
}
