import type { CalendarEvent, CreditedEvent } from '@cyberluach/core/event'
import { creditedOf, passedOnCreditsColumn, type CreditedRow } from '../events/event-credits.ts'
import { eventColumns, eventOf, inOrder, wholeTables, type EventRow } from '../events/event-rows.ts'
import type { Services } from '../../platform/services.ts'
import { openSnapshot, type Snapshot } from '../../platform/database/snapshot.ts'

type Row = EventRow & CreditedRow & { withheld: string[] | null; names_kept: boolean }

/** Fields that are shown by the word of a source that does not allow them to be passed on, also of one that is gone. */
const withheldColumn = `(select array_agg(kept.field) from (
  select said.field from event_statements said join sources list on list.id = said.source_id
  where said.event_id = e.id and said.is_shown and not list.may_pass_on
  union all
  select gone.field from withheld_fields gone where gone.event_id = e.id
) kept)`

/** Whether the list that the event names as its source keeps to itself what it says, also one that is gone. */
const namesKeptColumn = `(exists (select from sources list where not list.may_pass_on and list.name = e.source_name)
  or exists (select from former_sources gone
    where not gone.may_pass_on and (gone.name = e.source_name or gone.url = e.source_url)))`

/** Who an event is known from: a person, or a list that may be passed on. */
const mayPassOn = `(e.submission_id is not null
  or not exists (select from sightings seen where seen.event_id = e.id)
  or exists (select from sightings seen join sources list on list.id = seen.source_id
    where seen.event_id = e.id and list.may_pass_on))`

/** Without these an event says nothing; and one that is called off must not be told of as if it were not. */
const needed = ['title', 'days']

const text = `select ${eventColumns}, ${passedOnCreditsColumn}, ${withheldColumn} as withheld,
    ${namesKeptColumn} as names_kept from ${wholeTables}
  where not e.is_sample and ${mayPassOn}
    and not coalesce(${withheldColumn} && case when e.state = 'scheduled' then $1::text[] else $1::text[] || 'state'::text end, false)
  order by ${inOrder}`

/**
 * Every published event that may be passed on, as it was at one moment, by first day. What a source keeps for itself is
 * empty; an event whose name, days, move or cancellation are such a source's word is left out, as are samples. Credited
 * are the lists that are passed on, each.
 */
export function openExportedEvents({
  pool,
  configuration: { timeZone },
}: Pick<Services, 'pool' | 'configuration'>): Promise<Snapshot<CreditedEvent>> {
  return openSnapshot<Row, CreditedEvent>(pool, {
    text,
    values: [needed],
    itemOf: (row) => credited(without(eventOf(row, timeZone), row.withheld ?? []), row),
  })
}

function without(event: CalendarEvent, withheld: string[]): CalendarEvent {
  return withheld.reduce((kept, name) => ({ ...kept, ...emptied[name] }), event)
}

/** The list that the event came from is named as such only where it is passed on. */
function credited(event: CalendarEvent, row: Row): CreditedEvent {
  const made = creditedOf(row.names_kept ? { ...event, source: null } : event, row)
  const isNamed = made.sources.some(
    ({ name, url }) => name === event.source?.name && url === event.source.url,
  )
  const [first] = made.sources
  if (isNamed || !first) return made
  const { checkedAt: _checkedAt, shown: _shown, ...source } = first
  return { ...made, source: event.source && source }
}

/** What is told instead, by what a source states. */
const emptied: Record<string, Partial<CalendarEvent>> = {
  titleHe: { titleHe: null },
  description: { description: '', descriptionHe: null },
  place: { isOnline: false, locationCountry: null, locationCity: null, locationVenue: null },
  link: { registrationUrl: null },
  eventType: { eventType: 'other' },
  organizer: { organizer: null },
  admission: { admission: null },
  price: { price: null },
  tags: { tags: [] },
  deadlines: { deadlines: [] },
}
