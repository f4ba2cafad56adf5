import type { EventDuplicates } from '@cyberluach/api/managed-events'
import type { PoolClient } from 'pg'
import { inPayloadTransaction } from '../../../platform/database/transaction.ts'
import { refused, type Refusal } from '../../../platform/http/outcome.ts'
import type { Services, SignedInUser } from '../../../platform/services.ts'
import { recordAudit } from '../../audit/audit.ts'
import { actAs } from '../../users/sessions.ts'
import { readKnownEvents } from '../statements/known-events.ts'
import { mergeEvents } from './merge-events.ts'
import { readTwins } from './read-twins.ts'
import { undoMerge } from './undo-merge.ts'

type Person = { services: Services; user: SignedInUser }

/** Makes two events one where somebody says so, with a line of the audit log that names both. */
export async function mergeByPerson(
  { services, user }: Person,
  { kept, gone }: { kept: string; gone: string },
): Promise<EventDuplicates | Refusal> {
  return inPayloadTransaction(services.payload, async (client, req) => {
    await actAs(req, user)
    const name = await nameOf(client, gone)
    const merged = await mergeEvents({ services, client, req, username: user.username }, { kept, gone })
    if (typeof merged !== 'string') return merged
    const details = `${name} → ${await nameOf(client, kept)}`
    await recordAudit(client, { action: 'eventsMerged', username: user.username, subject: kept, details })
    return (await readTwins(client, kept)) ?? refused('notFound')
  })
}

/** Takes that back. */
export async function undoMergeByPerson(
  { services, user }: Person,
  { kept, merge }: { kept: string; merge: string },
): Promise<EventDuplicates | Refusal> {
  return inPayloadTransaction(services.payload, async (client, req) => {
    await actAs(req, user)
    const { rowCount } = await client.query('select from event_merges where id = $1 and kept_id = $2', [
      merge,
      kept,
    ])
    if (rowCount === 0) return refused('notFound')
    const undone = await undoMerge(client, merge)
    if ('kind' in undone) return undone
    const { gone } = undone
    const details = `${await nameOf(client, gone)} · ${await nameOf(client, kept)}`
    await recordAudit(client, { action: 'eventsParted', username: user.username, subject: kept, details })
    return (await readTwins(client, kept)) ?? refused('notFound')
  })
}

async function nameOf(client: PoolClient, id: string): Promise<string> {
  return (await readKnownEvents(client, [id])).get(id)?.statement.title ?? ''
}
