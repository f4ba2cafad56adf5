import type { ManagedEvent, ReadEventEdit, EventChange, ReadStateChange } from '@cyberluach/api/managed-events'
import { versionColumn } from './calendar-entries.ts'
import { eventColumns, eventOf, type EventRow, wholeTables } from './rows.ts'
import type { PoolClient } from 'pg'
import type { PayloadRequest } from 'payload'
import { refused, type Refusal } from '../../platform/http/outcome.ts'
import type { Services, SignedInUser } from '../../platform/services.ts'
import { inPayloadTransaction } from '../../platform/database/transaction.ts'
import { actAs } from '../users/sessions.ts'
import { otherTextsField } from '../../panel/custom-components.ts'
import type { ReadEventDeadline } from '@cyberluach/api/deadlines'
import { dayKeyOf, lastDayOf, type DayKey } from '@cyberluach/core/dates/day-key'
import { withExtensions } from '@cyberluach/core/deadlines/deadline-extension'
import { anywhereOnEarth, closingOf, type Deadline } from '@cyberluach/core/events/deadline'
import type { Issue } from '@cyberluach/core/submissions/submission'
import { chooseSeries, removeUnusedSeries, seriesAgain, type StoredSeries } from './series.ts'
import { lastChange } from './changes.ts'

export type ManagedRow = EventRow & { version: string; submissionId: string | null; createdAt: Date }

export const managedColumns = `${eventColumns}, ${versionColumn},
  e.submission_id as "submissionId", e.created_at as "createdAt"`

export function managedOf(row: ManagedRow, timeZone: string): ManagedEvent {
  const { version, submissionId, createdAt } = row
  return { ...eventOf(row, timeZone), version, submissionId, createdAt: createdAt.toISOString() }
}

export type WriteContext = { services: Services; user: SignedInUser }

/** Where an event is written: in one transaction, by whoever does it. */
type Adding = { client: PoolClient; req: PayloadRequest }

/** What is done to an event that is held until the transaction ends. */
export type Held = Adding & { event: ManagedEvent }

export type Document = Record<string, unknown>

/** An event as Payload writes it, by the rights of whoever adds it and with a line of the audit log. */
export async function createManaged(
  { services, user }: WriteContext,
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
  { services, user }: WriteContext,
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

async function read(client: PoolClient, id: string, { configuration }: Services): Promise<ManagedEvent | null> {
  const { rows } = await client.query<ManagedRow>(`select ${managedColumns} from ${wholeTables} where e.id = $1`, [id])
  return rows[0] ? managedOf(rows[0], configuration.timeZone) : null
}

type Times = Pick<ReadEventEdit, 'startDate' | 'endDate' | 'allDay'>

/** What is said of an event, as Payload's English form writes it. */
function documentOf({
  title,
  titleHe,
  description,
  descriptionHe,
  ...edit
}: Omit<ReadEventEdit, 'deadlines' | 'series'>) {
  const { startDate, endDate, allDay, ...facts } = edit
  return {
    ...facts,
    title,
    description,
    [otherTextsField]: { title: titleHe, description: descriptionHe },
    ...timesOf({ startDate, endDate, allDay }),
  }
}

/** Days alone are those that are written; of hours Payload's hook makes the days. */
export function timesOf({ startDate, endDate, allDay }: Times) {
  if (!allDay) return { allDay, startsAt: startDate, endsAt: endDate }
  const startDay = startDate.slice(0, 10)
  return { allDay, startsAt: null, endsAt: null, startDay, endDay: endDate?.slice(0, 10) ?? startDay }
}

/** What a change was made of, to be written again: texts that it did not touch are left out. */
export function documentBefore(
  { before, after }: EventChange,
  now: { titleHe: string | null; descriptionHe: string | null },
) {
  const { titleHe, descriptionHe, stateChangedAt: _, ...facts } = before
  const isHebrewTouched = 'titleHe' in after || 'descriptionHe' in after
  const hebrew = {
    title: 'titleHe' in after ? titleHe : now.titleHe,
    description: 'descriptionHe' in after ? descriptionHe : now.descriptionHe,
  }
  return { ...facts, ...(isHebrewTouched && { [otherTextsField]: hebrew }) }
}

/** What is said of an event, as Payload writes it: with its deadlines, and with its series, which is stored if it is new. */
export async function writtenDocument(
  { deadlines, series, ...edit }: ReadEventEdit,
  { client, req }: Adding,
  { timeZone, before }: { timeZone: string; before: readonly Deadline[] },
): Promise<Document | Refusal> {
  const { startDate, endDate, allDay } = edit
  const lastDay = allDay ? (endDate ?? startDate).slice(0, 10) : lastDayOf(startDate, endDate, timeZone)
  const late = lateDeadlines(deadlines ?? [], before, lastDay)
  if (late.length > 0) return refused('invalid', { issues: late })
  const said = {
    ...documentOf(edit),
    ...(deadlines && { deadlines: storedDeadlines(deadlines, before, timeZone) }),
  }
  req.context.areExtensionsGiven = true
  if (series === undefined) return said
  if (series === null) return { ...said, series: null }
  const chosen = await chooseSeries(client, series)
  if ('kind' in chosen) return chosen
  if (chosen.isMade) req.context.madeSeries = chosen.id
  return { ...said, series: chosen.id }
}

/** Those that somebody says, that did not stand there, and that close after the event. */
function lateDeadlines(sent: readonly ReadEventDeadline[], before: readonly Deadline[], lastDay: DayKey): Issue[] {
  const stood = (one: ReadEventDeadline) => before.some(({ kind, day }) => kind === one.kind && day === one.day)
  return sent.flatMap((one, index) =>
    one.day > lastDay && !stood(one) ? [{ path: `deadlines.${index}.day`, code: 'deadlineAfterEvent' }] : [],
  )
}

/** By when they close; the day of an instant is that of its zone. */
function storedDeadlines(
  sent: readonly ReadEventDeadline[],
  before: readonly Deadline[],
  timeZone: string,
): Deadline[] {
  const dated = sent.map((one) => ({
    ...one,
    day: one.at ? dayKeyOf(new Date(one.at), one.zone ?? timeZone) : one.day,
    at: one.at && new Date(one.at).toISOString(),
    // The zone in which a day ends last is what is meant where none is named.
    zone: one.at === null && one.zone === anywhereOnEarth ? null : one.zone,
  }))
  return withExtensions(before, dated).toSorted(
    (one, other) => Date.parse(closingOf(one)) - Date.parse(closingOf(other)),
  )
}

/** Moves an event, puts it off, calls it off or puts it back; its former days are stored by the hook of the collection. */
export function changeState(
  context: WriteContext,
  looked: { id: string; version: string | null },
  change: ReadStateChange,
): Promise<ManagedEvent | Refusal> {
  return changeManaged(context, looked, () => stateDocument(change))
}

export function stateDocument(change: ReadStateChange): Record<string, unknown> {
  return { state: change.state, ...(change.state === 'moved' && timesOf(change)) }
}

/** Takes the last change of an event back; refused where it is not the last any more. */
export function undoChange(context: WriteContext, id: string, change: string): Promise<ManagedEvent | Refusal> {
  const left: string[] = []
  return changeManaged(
    context,
    { id, version: null },
    async ({ client, req, event }) => {
      const last = await lastChange(client, id)
      if (last?.id !== change) return refused('eventChanged')
      req.context.areExtensionsGiven = true
      const made = storedSeriesOf(last.after.series)
      if (made?.isMade) left.push(made.id)
      return { ...documentBefore(last, event), ...(await seriesBefore(client, req, last)) }
    },
    // A series that nobody would have without the change that is taken back goes with it.
    async ({ client }) => {
      for (const series of left) await removeUnusedSeries(client, series)
    },
  )
}

/** What it was an edition of: that series is stored again where it is gone. */
async function seriesBefore(client: PoolClient, { context }: PayloadRequest, { before, after }: EventChange) {
  if (!('series' in after)) return {}
  const series = storedSeriesOf(before.series)
  if (!series) return { series: null }
  const { id, isMade } = await seriesAgain(client, series)
  if (isMade) context.madeSeries = id
  return { series: id }
}

function storedSeriesOf(value: unknown): StoredSeries | null {
  const isSeries = typeof value === 'object' && value !== null && 'id' in value && 'slug' in value
  return isSeries ? (value as StoredSeries) : null
}
