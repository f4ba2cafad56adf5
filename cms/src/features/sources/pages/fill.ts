import type { PageField, PageFactState } from '@cyberluach/core/sources/page-facts'
import { APIError, type PayloadRequest } from 'payload'
import type { PoolClient } from 'pg'
import { otherTextsField } from '../../../panel/custom-components.ts'
import { inPayloadTransaction } from '../../../platform/database/transaction.ts'
import type { Services } from '../../../platform/services.ts'
import { eventColumns, wholeTables, type EventRow } from '../../events/rows.ts'
import type { PageFacts } from './read-facts.ts'

/** A fact as it is stored. */
export type StoredFact = { [Field in PageField]: { field: Field; value: NonNullable<PageFacts[Field]> } }[PageField]

type Origin = { host: string; address: string }
type Known = { field: PageField; value: unknown; state: PageFactState }

/**
 * Keeps what a page tells of an event, and fills what is empty and never was filled: venue, hours and price at once; a text
 * waits for an admin. Of what a person emptied nothing is filled.
 */
export async function storeFacts(
  services: Services,
  { id }: { id: string },
  facts: PageFacts,
  origin: Origin,
): Promise<{ filled: number; waiting: number }> {
  return inPayloadTransaction(services.payload, async (client, req) => {
    const event = await holdEventRow(client, id)
    if (!event) return { filled: 0, waiting: 0 }
    const { rows: known } = await client.query<Known>(
      'select field, value, state from page_facts where event_id = $1',
      [id],
    )
    const told = Object.entries(facts).flatMap(([field, value]) => (value ? [{ field, value } as StoredFact] : []))
    const [filled, waiting]: [StoredFact[], StoredFact[]] = [[], []]
    for (const fact of told) {
      const before = known.find(({ field }) => field === fact.field)
      if (before) await checkAgain(client, id, fact, origin)
      else if (fact.field === 'image') await insertFact(client, id, fact, 'noted', origin)
      else if (isEmpty(event, fact) && !(await wasEmptied(client, id, fact)))
        (fact.field === 'text' ? waiting : filled).push(fact)
    }
    const written = filled.length > 0 && (await writeFacts({ services, req, client }, event, filled)) ? filled : []
    for (const fact of written) await insertFact(client, id, fact, 'filled', origin)
    for (const fact of waiting) await insertFact(client, id, fact, 'waiting', origin)
    return { filled: written.length, waiting: waiting.length }
  })
}

export async function holdEventRow(client: PoolClient, id: string): Promise<EventRow | null> {
  await client.query('select from events where id = $1 for update', [id])
  const { rows } = await client.query<EventRow>(`select ${eventColumns} from ${wholeTables} where e.id = $1`, [id])
  return rows[0] ?? null
}

type Writing = { services: Services; req: PayloadRequest; client: PoolClient }

/** Writes facts by Payload, by nobody where nobody is signed in: whose the other parts of a field are stays. False where it takes none. */
export async function writeFacts(writing: Writing, event: EventRow, facts: readonly StoredFact[]): Promise<boolean> {
  const data = Object.assign({}, ...facts.map((fact) => documentOf(event, fact))) as Record<string, unknown>
  return writeDocument(writing, event.id, data)
}

export async function writeDocument(
  { services, req, client }: Writing,
  id: string,
  data: Record<string, unknown>,
): Promise<boolean> {
  await client.query('savepoint filling')
  try {
    const { payload } = services
    await payload.update({ collection: 'events', id, data: data as never, locale: 'en', depth: 0, req })
    await client.query('release savepoint filling')
    return true
  } catch (error) {
    if (!(error instanceof APIError)) throw error
    await client.query('rollback to savepoint filling')
    return false
  }
}

function documentOf(event: EventRow, { field, value }: StoredFact): Record<string, unknown> {
  if (field === 'venue') return { locationVenue: value }
  if (field === 'hours') return { allDay: false, ...value }
  if (field === 'price') return value
  if (field === 'image') return {}
  if (value.language === 'en') return { description: value.text }
  return { [otherTextsField]: { title: event.titleHe, description: value.text } }
}

/** What a fact wrote, as it was before. */
export function documentWithout(event: EventRow, { field, value }: StoredFact): Record<string, unknown> {
  if (field === 'venue') return { locationVenue: null }
  if (field === 'hours')
    return { allDay: true, startDay: event.startDay, endDay: event.endDay, startsAt: null, endsAt: null }
  if (field === 'price') return { admission: null, price: null }
  if (field === 'image') return {}
  return value.language === 'en'
    ? { description: '' }
    : { [otherTextsField]: { title: event.titleHe, description: null } }
}

/** Whether an event has nothing that a fact would stand in the place of. A move keeps the hours that it came with. */
export function isEmpty(event: EventRow, { field, value }: StoredFact): boolean {
  if (field === 'venue') return !event.locationVenue && Boolean(event.locationCity ?? event.locationCountry)
  if (field === 'hours') return event.allDay && event.state === 'scheduled'
  if (field === 'price') return !event.price && !event.admission
  if (field === 'image') return true
  return value.language === 'en' ? !event.description : Boolean(event.titleHe) && !event.descriptionHe
}

/** Whether an event still shows what a fact wrote. */
export function isShown(event: EventRow, { field, value }: StoredFact): boolean {
  const instant = (date: Date | null) => date?.toISOString() ?? null
  if (field === 'venue') return event.locationVenue === value
  if (field === 'hours') return instant(event.startsAt) === value.startsAt && instant(event.endsAt) === value.endsAt
  if (field === 'price') return event.admission === value.admission && event.price === value.price
  if (field === 'image') return false
  return (value.language === 'en' ? event.description : event.descriptionHe) === value.text
}

/** By the names that changes are stored under. */
function nameOf({ field, value }: StoredFact): string {
  if (field === 'text') return value.language === 'en' ? 'description' : 'descriptionHe'
  return { venue: 'locationVenue', hours: 'startsAt', price: 'price', image: '' }[field]
}

async function wasEmptied(client: PoolClient, event: string, fact: StoredFact): Promise<boolean> {
  const { rowCount } = await client.query(
    `select from event_changes where event_id = $1 and actor is not null and coalesce(before ->> $2, '') <> ''
       and after ? $2 and coalesce(after ->> $2, '') = '' limit 1`,
    [event, nameOf(fact)],
  )
  return rowCount !== 0
}

async function insertFact(
  client: PoolClient,
  event: string,
  { field, value }: StoredFact,
  state: PageFactState,
  { host, address }: Origin,
): Promise<void> {
  await client.query(
    `insert into page_facts (event_id, field, value, state, host, address, found_at, checked_at)
     values ($1, $2, $3::jsonb, $4, $5, $6, now(), now())`,
    [event, field, JSON.stringify(value), state, host, address],
  )
}

/** What a page tells again was checked; of what waits and what is noted, the latest counts. */
async function checkAgain(client: PoolClient, event: string, { field, value }: StoredFact, origin: Origin) {
  await client.query(
    `update page_facts set value = $3::jsonb, host = $4, address = $5, checked_at = now()
     where event_id = $1 and field = $2 and (state in ('waiting', 'noted') or (state = 'filled' and value = $3::jsonb))`,
    [event, field, JSON.stringify(value), origin.host, origin.address],
  )
}
