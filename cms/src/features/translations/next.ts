import { dayKeyOf } from '@cyberluach/core/day-key'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool } from 'pg'
import { configuration } from '../../platform/configuration.ts'
import type { Kind, State } from './kinds.ts'
import { nextPending, type PendingText } from './pending.ts'
import { nextOfTexts, pendingTexts } from './pending-texts.ts'

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
