import { reconcileRecords } from '../features/sources/reconcile/reconcile.ts'
import type { Trusted } from '../features/sources/reconcile/context.ts'
import { lockRecords, type Stated } from '../features/sources/rows.ts'
import type { SourceDefaults } from '../features/sources/fetch/source.ts'
import { inPayloadTransaction } from '../platform/database/transaction.ts'
import type { TestApi } from './start-api.ts'

type SourceInput = { name?: string; trust?: 'queue' | 'publish'; mayPassOn?: boolean }

/** Stores a list that events are read from, and answers its id. */
export async function storeSource(api: TestApi, given: SourceInput = {}): Promise<string> {
  const { rows } = await api.services.pool.query<{ id: string }>(
    `insert into sources (name, kind, address, licence, trust, may_pass_on)
     values ($1, 'json', 'https://lists.example.org/' || gen_random_uuid(), 'CC BY 4.0', $2, $3) returning id`,
    [given.name ?? 'A list', given.trust ?? 'queue', given.mayPassOn ?? true],
  )
  return rows[0]?.id ?? ''
}

/** Of a source for which nothing is filled in and no row left out. */
export const noDefaults: SourceDefaults = {
  eventType: null,
  country: null,
  city: null,
  timeZone: null,
  language: null,
  organizer: null,
  tags: null,
  leaveOut: null,
  onlyWith: null,
}

/** What a list says of an event, with nothing but what is given. */
export function stated(given: Partial<Stated> = {}): Stated {
  const startDay = given.startDay ?? '2037-03-03'
  return {
    id: null,
    title: 'Night of the flags',
    titleHe: null,
    description: null,
    startDay,
    endDay: startDay,
    startsAt: null,
    endsAt: null,
    url: null,
    isOnline: false,
    city: null,
    country: null,
    venue: null,
    eventType: null,
    state: 'scheduled',
    organizer: null,
    admission: null,
    price: null,
    tags: [],
    deadlines: [],
    ...given,
  }
}

type RecordInput = { key?: string; seen?: string; event?: string | null }

/** Keeps what a list says, as a sync does, and answers its id. The same key again is the same record. */
export async function storeSourceRecord(
  api: TestApi,
  source: string,
  row: Stated,
  { key, seen = new Date().toISOString(), event = null }: RecordInput = {},
): Promise<string> {
  const { rows } = await api.services.pool.query<{ id: string }>(
    `insert into sightings (source_id, key, stated, first_seen_at, last_seen_at, changed_at, event_id)
     values ($1, $2, $3, $4, $4, $4, $5)
     on conflict (source_id, key) do update set stated = excluded.stated, last_seen_at = excluded.last_seen_at,
       changed_at = excluded.changed_at, vanished_at = null
     returning id`,
    [source, key ?? `${row.title} ${row.startDay} ${row.url}`, JSON.stringify(row), seen, event],
  )
  return rows[0]?.id ?? ''
}

/** Reconciles source records as the sync of their source does, in a transaction of its own. */
export async function settle(api: TestApi, source: string, ids: readonly string[]): Promise<void> {
  const { services } = api
  await inPayloadTransaction(services.payload, async (client, req) => {
    const { rows } = await client.query<Trusted>('select id, trust from sources where id = $1', [source])
    const [trusted] = rows
    if (trusted) await reconcileRecords({ services, client, req }, trusted, await lockRecords(client, ids))
  })
}
