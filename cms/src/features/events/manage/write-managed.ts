import type { ManagedEvent } from '@cyberluach/api/manage-events'
import type { PoolClient } from 'pg'
import type { PayloadRequest } from 'payload'
import { refused, type Refusal } from '../../../platform/outcome.ts'
import type { Services } from '../../../platform/services.ts'
import { inPayloadTransaction } from '../../../platform/database/transaction.ts'
import { actAs } from '../../users/act-as.ts'
import type { SignedInUser } from '../../users/activity.ts'
import { wholeTables } from '../event-rows.ts'
import { managedColumns, managedOf, type ManagedRow } from './managed-rows.ts'

export type Writing = { services: Services; user: SignedInUser }

/** Where an event is written: in one transaction, by whoever does it. */
export type Adding = { client: PoolClient; req: PayloadRequest }

/** What is done to an event that is held until the transaction ends. */
export type Held = Adding & { event: ManagedEvent }

export type Document = Record<string, unknown>

/** An event as Payload writes it, by the rights of whoever adds it and with a line of the audit log. */
export async function createManaged(
  { services, user }: Writing,
  write: (adding: Adding) => Promise<Document | Refusal>,
): Promise<ManagedEvent | Refusal> {
  return inPayloadTransaction(services.payload, async (client, req) => {
    const data = await write({ client, req })
    if (isRefusal(data)) return data
    await actAs(req, user)
    const created = await services.payload.create({ ...optionsOf(req), data: data as never })
    return readHeld(client, String(created.id), services)
  })
}

/**
 * Changes an event through Payload, by the rights of `user`; refused where it is not in the state that was looked at.
 * `change` says what to write, `after` does what has to wait until that is done.
 */
export async function changeManaged(
  { services, user }: Writing,
  { id, version }: { id: string; version: string | null },
  change: (held: Held) => Promise<Document | Refusal> | Document | Refusal,
  after: (held: Held) => Promise<void> = async () => undefined,
): Promise<ManagedEvent | Refusal> {
  return inPayloadTransaction(services.payload, async (client, req) => {
    const event = await hold(client, id, services)
    if (!event) return refused('notFound')
    if (version !== null && version !== event.version) return refused('eventChanged')
    const held = { client, req, event }
    const data = await change(held)
    if (isRefusal(data)) return data
    await actAs(req, user)
    await services.payload.update({ ...optionsOf(req), id, data: data as never })
    await after(held)
    return readHeld(client, id, services)
  })
}

function isRefusal(data: Document | Refusal): data is Refusal {
  return data.kind === 'refused'
}

const optionsOf = (req: PayloadRequest) =>
  ({ collection: 'events', locale: 'en', req, user: req.user, overrideAccess: false, depth: 0 }) as const

async function hold(client: PoolClient, id: string, services: Services): Promise<ManagedEvent | null> {
  const { rows } = await client.query('select from events where id = $1 for update', [id])
  return rows.length === 0 ? null : read(client, id, services)
}

/** Its address is made now and not when the transaction ends: the answer names it. */
async function readHeld(client: PoolClient, id: string, services: Services): Promise<ManagedEvent> {
  await client.query('set constraints event_named immediate')
  const event = await read(client, id, services)
  if (!event) throw new Error('an event vanished while it was held')
  return event
}

async function read(
  client: PoolClient,
  id: string,
  { configuration }: Services,
): Promise<ManagedEvent | null> {
  const { rows } = await client.query<ManagedRow>(
    `select ${managedColumns} from ${wholeTables} where e.id = $1`,
    [id],
  )
  return rows[0] ? managedOf(rows[0], configuration.timeZone) : null
}
