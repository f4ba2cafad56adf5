import * as exportsApi from '@cyberluach/api/exports'
import { dayKeyOf } from '@cyberluach/core/dates/day-key'
import { type CachedFile, createCachedFile } from './cached-file.ts'
import type { Services } from '../../platform/services.ts'
import type { TextFile } from '../../platform/http/outcome.ts'
import { handle } from '../../platform/http/endpoint.ts'
import type { CreditedEvent, CalendarEvent } from '@cyberluach/core/events/event'
import { csvParts } from '@cyberluach/core/text/csv'
import { readPassedOnCredits } from '../sources/credits.ts'
import { publicOrigin } from '../../platform/configuration.ts'
import type { Deadline } from '@cyberluach/core/events/deadline'
import { creditedOf, passedOnCreditsColumn, type CreditedRow } from '../events/credits.ts'
import { eventColumns, eventOf, inOrder, wholeTables, type EventRow } from '../events/rows.ts'
import { openSnapshot, type Snapshot } from '../../platform/database/snapshot.ts'
import type { Pool } from 'pg'
import { version } from '../../platform/version.ts'
import { cellsOf, type CsvColumns } from './csv-file.ts'
import { tagOf } from '../../platform/http/etag.ts'

/** Every published event as JSON: whom to credit, then the events. */
const exportEvents = handle(exportsApi.exportEvents, ({ services }) =>
  answer(services, 'json', 'application/json; charset=utf-8'),
)

/** The same as a table. */
const exportEventsCsv = handle(exportsApi.exportEventsCsv, ({ services }) =>
  answer(services, 'csv', 'text/csv; charset=utf-8'),
)

async function answer(services: Services, ending: keyof Files, contentType: string): Promise<TextFile> {
  const { pool, configuration } = services
  const { total, mark, read } = await filesOf(services)[ending](await exportMark(pool, ending))
  const day = dayKeyOf(new Date(), configuration.timeZone)
  return { kind: 'file', parts: read(), contentType, fileName: `events_${day}.${ending}`, total, etag: mark }
}

export const exportRoutes = [exportEvents, exportEventsCsv] as const

type Files = Record<'json' | 'csv', (mark: string) => Promise<CachedFile>>

const files = new WeakMap<Services, Files>()

function filesOf(services: Services): Files {
  const known = files.get(services)
  if (known) return known
  const made = {
    json: createCachedFile(async () => {
      const mark = await exportMark(services.pool, 'json')
      const { total, batches } = await openExportedEvents(services)
      return { total, mark, parts: jsonParts(services, batches) }
    }),
    csv: createCachedFile(async () => {
      const mark = await exportMark(services.pool, 'csv')
      const { total, batches } = await openExportedEvents(services)
      const columns = columnsAt(publicOrigin(services.configuration))
      return { total, mark, parts: csvParts(Object.keys(columns), rowsOf(batches, columns)) }
    }),
  }
  files.set(services, made)
  return made
}

async function* jsonParts(
  { pool, configuration }: Services,
  batches: AsyncIterable<CreditedEvent[]>,
): AsyncGenerator<string> {
  const head = {
    calendar: publicOrigin(configuration),
    madeAt: new Date().toISOString(),
    sources: await readPassedOnCredits(pool),
  }
  yield `${JSON.stringify(head).slice(0, -1)},"events":[`
  let isFirst = true
  const textOf = (event: CreditedEvent) => JSON.stringify({ ...event, url: new URL(event.url, head.calendar).href })
  for await (const batch of batches) {
    yield (isFirst ? '\n' : ',\n') + batch.map(textOf).join(',\n')
    isFirst = false
  }
  yield '\n]}\n'
}

/** What the table says of an event. Where there are several sources, their cells name them in the same order. */
const columnsAt = (origin: string): CsvColumns<CreditedEvent> => ({
  ID: ({ id }) => id,
  URL: ({ url }) => new URL(url, origin).href,
  Title: ({ title }) => title,
  'Title Hebrew': ({ titleHe }) => titleHe,
  Description: ({ description }) => description,
  'Description Hebrew': ({ descriptionHe }) => descriptionHe,
  Type: ({ eventType }) => eventType,
  Level: ({ difficultyLevel }) => difficultyLevel,
  State: ({ state }) => state,
  'First Day': ({ day }) => day,
  'Last Day': ({ lastDay }) => lastDay,
  Starts: ({ allDay, startDate }) => (allDay ? null : startDate),
  Ends: ({ allDay, endDate }) => (allDay ? null : endDate),
  Online: ({ isOnline }) => isOnline,
  Country: ({ locationCountry }) => locationCountry,
  City: ({ locationCity }) => locationCity,
  Venue: ({ locationVenue }) => locationVenue,
  Link: ({ registrationUrl }) => registrationUrl,
  Organizer: ({ organizer }) => organizer,
  Series: ({ series }) => series?.name ?? null,
  Admission: ({ admission }) => admission,
  Price: ({ price }) => price,
  Languages: ({ languages }) => languages,
  Captions: ({ captions }) => captions,
  'Sign Language': ({ signLanguage }) => signLanguage,
  'Step-Free Access': ({ stepFreeAccess }) => stepFreeAccess,
  'Travel Help': ({ travelHelp }) => travelHelp,
  'Code of Conduct': ({ conductUrl }) => conductUrl,
  'Prize USD': ({ prizeMoney }) => prizeMoney,
  Tags: ({ tags }) => tags.join(', '),
  Deadlines: ({ deadlines }) => severalOf(deadlines.map(deadlineCell)),
  Source: ({ sources }) => severalOf(sources.map(({ name }) => name)),
  'Source URL': ({ sources }) => severalOf(sources.map(({ url }) => url)),
  Licence: ({ sources }) => severalOf(sources.map(({ licence }) => licence)),
  'Licence URL': ({ sources }) => severalOf(sources.map(({ licenceUrl }) => licenceUrl)),
  Modified: ({ sources }) => severalOf(sources.map(({ isModified }) => (isModified ? 'modified' : null))),
  Changed: ({ updatedAt }) => updatedAt,
  Checked: ({ checkedAt }) => checkedAt,
})

async function* rowsOf(batches: AsyncIterable<CreditedEvent[]>, columns: CsvColumns<CreditedEvent>) {
  for await (const batch of batches) yield batch.map((event) => cellsOf(columns, event))
}

/** Kind, then the instant, or the day with the zone in which it ends, then the link. */
function deadlineCell({ kind, day, at, zone, url, extendedFrom }: Deadline): string {
  const until = at ?? `${day} ${zone ?? 'AoE'}`
  return [kind, until, extendedFrom && `extended from ${extendedFrom}`, url].filter(Boolean).join(' ')
}

/** A place for each, also where it says nothing; empty where none says anything. */
function severalOf(values: readonly (string | null)[]): string | null {
  return values.some(Boolean) ? values.map((value) => value ?? '-').join(' | ') : null
}

type Row = EventRow & CreditedRow & { withheld: string[] | null; names_kept: boolean }

/** Fields that are shown by the word of a source that does not allow them to be passed on, also of one that is gone. */
const withheldColumn = `(select array_agg(kept.field) from (
  select said.field from event_statements said join sources list on list.id = said.source_id
  where said.event_id = e.id and said.is_shown and not list.may_pass_on
  union all
  select gone.field from withheld_fields gone where gone.event_id = e.id
) kept)`

/** Whether the list that the event names as its source keeps to itself what it says, also one that is gone. */
const retainedNamesColumn = `(exists (select from sources list where not list.may_pass_on and list.name = e.source_name)
  or exists (select from former_sources gone
    where not gone.may_pass_on and (gone.name = e.source_name or gone.url = e.source_url)))`

/** Who an event is known from: a person, or a list that may be passed on. */
const mayPassOn = `(e.submission_id is not null
  or not exists (select from sightings seen where seen.event_id = e.id)
  or exists (select from sightings seen join sources list on list.id = seen.source_id
    where seen.event_id = e.id and list.may_pass_on))`

/** Without these an event says nothing; and one that is called off must not be shown as if it were not. */
const needed = ['title', 'days']

const text = `select ${eventColumns}, ${passedOnCreditsColumn}, ${withheldColumn} as withheld,
    ${retainedNamesColumn} as names_kept from ${wholeTables}
  where not e.is_sample and ${mayPassOn}
    and not coalesce(${withheldColumn} && case when e.state = 'scheduled' then $1::text[] else $1::text[] || 'state'::text end, false)
  order by ${inOrder}`

/**
 * Every published event that may be passed on, as it was at one moment, by first day. What a source keeps for itself is
 * empty; an event whose name, days, move or cancellation are such a source's word is left out, as are samples. Credited
 * are the lists that are passed on, each.
 */
function openExportedEvents({
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
  return withheld.reduce((shown, name) => ({ ...shown, ...emptied[name] }), event)
}

/** The list that the event came from is named as such only where it is passed on. */
function credited(event: CalendarEvent, row: Row): CreditedEvent {
  const made = creditedOf(row.names_kept ? { ...event, source: null } : event, row)
  const isNamed = made.sources.some(({ name, url }) => name === event.source?.name && url === event.source.url)
  const [first] = made.sources
  if (isNamed || !first) return made
  const { checkedAt: _checkedAt, shown: _shown, ...source } = first
  return { ...made, source: event.source && source }
}

/** What is shown instead, by what a source states. */
const emptied: Record<string, Partial<CalendarEvent>> = {
  titleHe: { titleHe: null },
  description: { description: '', descriptionHe: null },
  place: { isOnline: false, locationCountry: null, locationCity: null, locationVenue: null },
  link: { registrationUrl: null },
  eventType: { eventType: 'other' },
  organizer: { organizer: null },
  admission: { admission: null },
  price: { price: null },
  languages: { languages: null },
  conductUrl: { conductUrl: null },
  tags: { tags: [] },
  deadlines: { deadlines: [] },
}

/** Names what the export would hold: it differs as soon as an event, its series or its sources do. */
async function exportMark(pool: Pool, ...about: string[]): Promise<string> {
  const { rows } = await pool.query(
    `select (select count(*) from events) as events, (select max(updated_at) from events) as changed,
      (select max(updated_at) from series) as series, (select max(updated_at) from sources) as sources,
      (select count(*) from sources) as lists, (select max(id) from source_runs) as run,
      (select max(id) from event_changes) as change,
      (select max(greatest(decided_at, undone_at)) from proposals) as decided`,
  )
  return tagOf(JSON.stringify([version, rows[0], ...about]))
}
