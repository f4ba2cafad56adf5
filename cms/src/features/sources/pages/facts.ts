import { mostTexts, type PageFact, type PageReport, type WaitingText } from '@cyberluach/api/page-facts'
import { eventPath, type CalendarEvent } from '@cyberluach/core/events/event'
import { pageParts, type SourceClaim } from '@cyberluach/core/events/event-page'
import type { PageFactState, PageRefusal } from '@cyberluach/core/sources/page-facts'
import type { Pool } from 'pg'
import { inPayloadTransaction } from '../../../platform/database/transaction.ts'
import { refused, type Refusal } from '../../../platform/http/outcome.ts'
import type { Services, SignedInUser } from '../../../platform/services.ts'
import { recordAudits } from '../../audit/audit.ts'
import { eventTables, slugColumn } from '../../events/rows.ts'
import { actAs } from '../../users/sessions.ts'
import { documentWithout, holdEventRow, isEmpty, isShown, writeDocument, writeFacts, type StoredFact } from './fill.ts'
import type { PageCounts } from './read-pages.ts'

/** The last night, what waits and which hosts there are. */
export async function readReport({
  pool,
  configuration,
}: Pick<Services, 'pool' | 'configuration'>): Promise<PageReport> {
  const [runs, waiting, hosts] = await Promise.all([
    pool.query<{ startedAt: Date; endedAt: Date; counts: PageCounts }>(
      `select started_at as "startedAt", ended_at as "endedAt", counts from page_runs order by id desc limit 1`,
    ),
    pool.query<WaitingRow>(
      `select f.id, f.host, f.address, f.value, f.found_at as "foundAt", e.id as event, ${slugColumn}, en.title,
         he.title as "titleHe", e.start_day as "startDay"
       from page_facts f join (${eventTables}) on e.id = f.event_id
       where f.state = 'waiting' order by e.start_day, f.id limit ${mostTexts}`,
    ),
    pool.query<PageReport['hosts'][number]>(
      `select host, count(*) filter (where state = 'filled')::integer as filled, bool_or(state = 'undone') as "isUndone"
       from page_facts where state in ('filled', 'undone') group by host order by 2 desc, 1`,
    ),
  ])
  const run = runs.rows[0]
  return {
    isOn: configuration.readsEventPages,
    lastRun: run ? runOf(run) : null,
    waiting: waiting.rows.map(waitingOf),
    hosts: hosts.rows,
  }
}

function runOf({ startedAt, endedAt, counts }: { startedAt: Date; endedAt: Date; counts: PageCounts }) {
  const { refused: reasons, ...others } = counts
  return {
    startedAt: startedAt.toISOString(),
    endedAt: endedAt.toISOString(),
    ...others,
    refused: Object.entries(reasons)
      .map(([reason, count]) => ({ reason: reason as PageRefusal, count }))
      .sort((one, other) => other.count - one.count),
  }
}

type WaitingRow = Pick<WaitingText, 'id' | 'host' | 'address'> & {
  value: Extract<StoredFact, { field: 'text' }>['value']
  foundAt: Date
  event: string
  slug: string
  title: string | null
  titleHe: string | null
  startDay: string
}

function waitingOf({ value, foundAt, event, slug, title, titleHe, startDay, ...fact }: WaitingRow): WaitingText {
  const named = { id: event, path: eventPath(slug), title: title ?? titleHe ?? '', titleHe, startDay }
  return { ...fact, event: named, ...value, foundAt: foundAt.toISOString() }
}

type Kept = StoredFact & { id: string; eventId: string; host: string }
const keptColumns = 'id, event_id as "eventId", field, value, host'

/** Texts become what their events say, or are refused for good; by whoever decides, so that they are theirs. */
export async function decideTexts(
  { services, user }: { services: Services; user: SignedInUser },
  { ids, isAccepted }: { ids: string[]; isAccepted: boolean },
): Promise<void> {
  await inPayloadTransaction(services.payload, async (client, req) => {
    await actAs(req, user)
    const { rows } = await client.query<Kept>(
      `select ${keptColumns} from page_facts where id = any($1::uuid[]) and state = 'waiting' order by event_id for update`,
      [ids],
    )
    for (const { id, eventId, ...fact } of rows) {
      const event = isAccepted ? await holdEventRow(client, eventId) : null
      const isTaken =
        event !== null && isEmpty(event, fact) && (await writeFacts({ services, req, client }, event, [fact]))
      const state: PageFactState = isTaken ? 'filled' : 'refused'
      await client.query(
        'update page_facts set state = $2, decided_at = now(), decided_by = $3, checked_at = now() where id = $1',
        [id, state, user.username],
      )
      // It is quoted from somebody else's page, and not ours to pass on.
      if (isTaken)
        await client.query(
          `insert into withheld_fields (event_id, field) values ($1, 'description') on conflict do nothing`,
          [eventId],
        )
    }
    await recordAudits(
      client,
      rows.map(({ eventId, host }) => ({
        action: 'proposalDecided',
        username: user.username,
        subject: eventId,
        details: `${isAccepted ? 'apply' : 'ignore'} · ${host}`,
      })),
    )
  })
}

/**
 * All that came from a host is as it was before, where it still stands, and the host is read no more; or it is read again.
 * By nobody: what lists state of the same fields stays theirs.
 */
export async function setHostReading(
  { services, user }: { services: Services; user: SignedInUser },
  { host, isRead }: { host: string; isRead: boolean },
): Promise<Refusal | null> {
  return inPayloadTransaction(services.payload, async (client, req) => {
    const { rows } = await client.query<Kept & { state: PageFactState }>(
      `select ${keptColumns}, state from page_facts where host = $1 order by event_id, field for update`,
      [host],
    )
    if (rows.length === 0) return refused('notFound')
    if (isRead) {
      // They are looked for anew, as if for the first time.
      await client.query('delete from page_reads where event_id in (select event_id from page_facts where host = $1)', [
        host,
      ])
      await client.query(`delete from page_facts where host = $1 and state = 'undone'`, [host])
      return null
    }
    for (const [eventId, facts] of Map.groupBy(rows, (row) => row.eventId)) {
      const event = await holdEventRow(client, eventId)
      const shown = event ? facts.filter((fact) => fact.state === 'filled' && isShown(event, fact)) : []
      if (!event || shown.length === 0) continue
      const data = Object.assign({}, ...shown.map((fact) => documentWithout(event, fact))) as Record<string, unknown>
      await writeDocument({ services, req, client }, eventId, data)
    }
    await client.query(
      `update page_facts set state = 'undone', decided_at = now(), decided_by = $2 where host = $1 and state <> 'refused'`,
      [host, user.username],
    )
    await recordAudits(client, [{ action: 'proposalUndone', username: user.username, details: host }])
    return null
  })
}

/** What an event's own page told of it; null where there is no such event. */
export async function readPageFacts(pool: Pool, event: string): Promise<PageFact[] | null> {
  const { rows: known } = await pool.query('select from events where id = $1', [event])
  if (known.length === 0) return null
  const rows = await readFactRows(pool, event)
  return rows.map(({ foundAt, checkedAt, ...fact }) => ({
    field: fact.field,
    value: wordedValue(fact),
    host: fact.host,
    address: fact.address,
    state: fact.state,
    foundAt: foundAt.toISOString(),
    checkedAt: checkedAt.toISOString(),
  }))
}

type FactRow = StoredFact & { host: string; address: string; state: PageFactState; foundAt: Date; checkedAt: Date }

async function readFactRows(pool: Pool, event: string): Promise<FactRow[]> {
  const { rows } = await pool.query<FactRow>({
    name: 'page facts of an event',
    text: `select field, value, host, address, state, found_at as "foundAt", checked_at as "checkedAt"
      from page_facts where event_id = $1 order by field`,
    values: [event],
  })
  return rows
}

function wordedValue({ field, value }: StoredFact): string {
  if (field === 'hours') return [value.startsAt, value.endsAt].filter(Boolean).join('/')
  if (field === 'price') return value.price ?? 'free'
  return field === 'text' ? value.text : value
}

/** The event's own page among what its facts come from: what of it still stands there, and when that was checked. */
export async function readPageClaims(pool: Pool, event: CalendarEvent): Promise<SourceClaim[]> {
  const rows = (await readFactRows(pool, event.id)).filter((row) => row.state === 'filled' && stands(event, row))
  const claims = Map.groupBy(rows, ({ host }) => host)
  return [...claims].flatMap(([host, facts]) => {
    const [first] = facts
    if (!first) return []
    return {
      name: host,
      url: first.address,
      licence: null,
      isOwnPage: true,
      checkedAt: facts.map(({ checkedAt }) => checkedAt.toISOString()).toSorted()[0] as string,
      shown: pageParts.filter((part) => facts.some(({ field }) => field === part)),
      otherDays: null,
      otherState: null,
      otherPlace: null,
    }
  })
}

function stands(event: CalendarEvent, { field, value }: StoredFact): boolean {
  if (field === 'venue') return event.locationVenue === value
  if (field === 'hours') return !event.allDay && Date.parse(event.startDate) === Date.parse(value.startsAt)
  if (field === 'price') return event.price === value.price && event.admission === value.admission
  if (field === 'image') return false
  return (value.language === 'en' ? event.description : event.descriptionHe) === value.text
}
