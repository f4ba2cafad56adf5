import { curated, type CatalogueEntry } from '../features/sources/suggestions/catalogue.ts'
import { takeSnapshot } from '../features/sources/sync.ts'
import { logger } from '../platform/logger.ts'
import { inTransaction } from '../platform/database/transaction.ts'
import type { Services } from '../platform/services.ts'
import { shippedListsDay } from '@cyberluach/core/sources/sources'
import { dayKeyOf, daysBetween } from '@cyberluach/core/dates/day-key'
import { stableId } from './stable-id.ts'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PoolClient } from 'pg'

/** Gives an empty calendar the public lists that come with the product, to be read from their addresses from then on. */
export async function addLists({ pool }: Pick<Services, 'pool'>): Promise<void> {
  await pool.query(creation, [JSON.stringify(shippedLists)])
}

/**
 * Puts what the lists said on the day of their snapshots on the calendar, through the same importers, offline. Of a start
 * that was cut off, the rest is done by the next. Answers whether there was one to read.
 */
export async function takeSnapshots(services: Services): Promise<boolean> {
  const { rows } = await services.pool.query<{ id: string }>(
    `select id from sources s where id = any($1::uuid[])
       and not exists (select from source_runs where source_id = s.id)`,
    [shippedLists.map(({ id }) => id)],
  )
  if (rows.length === 0) return false
  const unread = new Set(rows.map(({ id }) => id))
  for (const { id, snapshot } of shippedLists) {
    if (unread.has(id)) await takeSnapshot(services, id, { text: await readSnapshot(snapshot), takenAt })
  }
  await inTransaction(nameListedEvents)
  return true
}

/** Says in the log how old events are whose lists came with the product and were not read from their addresses since. */
export async function logSnapshots({ pool, configuration }: Services, now: Date): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(unreadSince, [shippedLists.map(({ id }) => id)])
  if (rows.length === 0) return
  const lists = rows.map(({ name }) => name)
  const days = daysBetween(shippedListsDay, dayKeyOf(now, configuration.timeZone))
  logger.info({ lists }, `events from ${lists.length} lists of ${shippedListsDay}, ${days} days old`)
}

const unreadSince = `
  select name from sources s where id = any($1::uuid[]) and exists (select from source_runs where source_id = s.id)
    and not exists (select from source_runs where source_id = s.id and trigger <> 'start'
      and outcome in ('changed', 'unchanged'))
  order by name`

const creation = `
  insert into sources (id, name, kind, address, licence, credit, credit_url, may_pass_on, is_on, leave_out)
  select g.id, g.name, g.kind::enum_sources_kind, g.address, g.licence, g.credit, g."creditUrl", true, true, g."leaveOut"
  from jsonb_to_recordset($1::jsonb) as g (id uuid, name text, kind text, address text, licence text, credit text,
    "creditUrl" text, "leaveOut" text)
  where not exists (select from events) and not exists (select from sources)
    and not exists (select from audit_entries where action = 'samplesRemoved')`

/** A public list that comes with the product, as it was on a day, and where it is read from then on. */
type ShippedList = Pick<
  CatalogueEntry,
  'name' | 'kind' | 'address' | 'licence' | 'credit' | 'creditUrl' | 'leaveOut'
> & {
  id: string
  /** Its file in `snapshots`. */
  snapshot: string
}

/** The day on which the snapshots were taken: what was over for a year by then is left out. */
export const takenAt = new Date(`${shippedListsDay}T00:00:00Z`)

/** In the order in which they are read: what an earlier one names is shown as it says. */
export const shippedLists: ShippedList[] = [
  shipped('Cyber/InfoSec Events by xsa', 'infosec-events upcoming', 'infosec-events-upcoming.md'),
  shipped('Cyber/InfoSec Events by xsa, by year', 'infosec-events 2026', 'infosec-events-2026.md'),
  {
    id: stableId('source infosec-events recurring'),
    name: 'Cyber/InfoSec Events by xsa, series without dates',
    kind: 'xsaRecurring',
    address: 'https://raw.githubusercontent.com/xsa/infosec-events/HEAD/RECURRING.md',
    licence: 'CC BY 4.0',
    credit: '{Cyber,Info}Sec Events by xsa',
    creditUrl: 'https://github.com/xsa/infosec-events',
    snapshot: 'infosec-events-recurring.md',
  },
  shipped('confs.tech', 'confs.tech 2026', 'conference-data.json'),
  shipped('OWASP events', 'owasp-events', 'owasp-events.yml'),
  shipped('ccf-deadlines', 'ccf-deadlines', 'ccf-deadlines.yml'),
]

/** One that the catalogue has, by its name. */
function shipped(name: string, key: string, snapshot: string): ShippedList {
  const entry = curated.find((one) => one.isDefault && one.name === name)
  if (!entry) throw new Error(`The catalogue has no list ${name} that a new calendar begins with`)
  const { kind, address, licence, credit, creditUrl, leaveOut } = entry
  return { id: stableId(`source ${key}`), name, kind, address, licence, credit, creditUrl, leaveOut, snapshot }
}

const folder = join(dirname(fileURLToPath(import.meta.url)), 'snapshots')

/** A list as it was on the day that it was taken along. */
export function readSnapshot(name: string): Promise<string> {
  return readFile(join(folder, name), 'utf8')
}

type Listed = { id: string; title: string; url: string | null; organizer: string | null; startDay: string }

/** Adds what the lists do not say of their events, where it is known for sure: Hebrew names, organizers, series. */
async function nameListedEvents(client: PoolClient): Promise<void> {
  const { rows } = await client.query<Listed>(
    `select e.id, t.title, e.registration_url as url, e.organizer, e.start_day as "startDay" from events e
     join events_locales t on t._parent_id = e.id and t._locale = 'en'
     where exists (select from sightings where event_id = e.id)`,
  )
  const years = Map.groupBy(rows, ({ title }) => nameWithoutYear(title))
  const yearsOf = new Map(
    [...years].map(([name, events]) => [name, new Set(events.map(({ startDay }) => startDay.slice(0, 4)))]),
  )
  const named = rows.map((event) => ({
    id: event.id,
    titleHe: hebrewTitles[event.title] ?? null,
    organizer: event.organizer ?? organizerOf(event.url),
    series: seriesOf(event.title, yearsOf),
  }))
  await client.query(additions, [JSON.stringify(named)])
}

const additions = `
  with named as (
    select * from jsonb_to_recordset($1::jsonb) as n (id uuid, "titleHe" text, organizer text, series jsonb)
  ),
  series_of_events as (
    select distinct (series ->> 'id')::uuid as id, series ->> 'slug' as slug, series ->> 'name' as name,
      (series ->> 'isYearly')::boolean as is_yearly
    from named where series is not null
  ),
  series_stored as (
    insert into series (id, slug, is_yearly) select id, slug, is_yearly from series_of_events
    on conflict do nothing
  ),
  series_named as (
    insert into series_locales (_parent_id, _locale, name) select id, 'en', name from series_of_events
    on conflict do nothing
  ),
  hebrew as (
    insert into events_locales (_parent_id, _locale, title) select id, 'he', "titleHe" from named
    where "titleHe" is not null on conflict do nothing
  )
  update events e set organizer = n.organizer, series_id = (n.series ->> 'id')::uuid
  from named n where n.id = e.id and (n.organizer is not null or n.series is not null)`

/** What several conferences of the lists are editions of. */
type SeedSeries = { id: string; slug: string; name: string; isYearly: boolean }

/** What the Israeli conferences of the lists are called in Hebrew, by the title that the list has. */
const hebrewTitles: Record<string, string> = {
  'BlueHat IL': 'כנס BlueHat IL',
  BSidesTLV: 'כנס BSidesTLV',
  'OWASP AppSec Israel 2026': 'כנס OWASP AppSec Israel 2026',
}

/** Whose website a conference has. The lists name no organizers; others are not guessed. */
const ownersOfSites: Record<string, string> = {
  'blackhat.com': 'Black Hat',
  'crowdstrike.com': 'CrowdStrike',
  'dfrws.org': 'DFRWS',
  'ekoparty.org': 'Ekoparty',
  'events.linuxfoundation.org': 'Linux Foundation',
  'info.integrity360.com': 'Integrity360',
  'nullcon.net': 'Nullcon',
  'owasp.glueup.com': 'OWASP',
  'owaspappsecdays.fr': 'OWASP',
  'usenix.org': 'USENIX',
}

/** Series that have the name in their editions' names, held in several places in a year. */
const namedSeries = ['BSides', 'Black Hat', 'DFRWS', 'Ekoparty', 'Nullcon', 'OWASP', 'Security First']

/** Who holds a conference, where its website says it plainly; null elsewhere. */
function organizerOf(url: string | null): string | null {
  const host = URL.parse(url ?? '')?.host.replace(/^www\./, '')
  return (host && ownersOfSites[host]) ?? null
}

/** What a conference is an edition of: of what stands in several years, or by its name; null elsewhere. */
export function seriesOf(title: string, yearsOf: ReadonlyMap<string, ReadonlySet<string>>): SeedSeries | null {
  const name = nameWithoutYear(title)
  if ((yearsOf.get(name)?.size ?? 0) > 1) return seriesNamed(name, true)
  const named = namedSeries.find((one) => title.toLowerCase().startsWith(one.toLowerCase()))
  return named ? seriesNamed(named, false) : null
}

/** `Botconf 2027` and `Botconf '27` are both Botconf. */
function nameWithoutYear(title: string): string {
  return title.replace(/\s*(?:\b20\d\d\b|[’']\d\d\b)\s*/g, ' ').trim()
}

function seriesNamed(name: string, isYearly: boolean): SeedSeries {
  const slug = name
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return { id: stableId(`series ${slug}`), slug, name, isYearly }
}
