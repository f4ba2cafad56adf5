import type { EventChange } from '@cyberluach/api/managed-events'
import type { Pool, PoolClient } from 'pg'
import { isLocale } from '@cyberluach/i18n/locales'
import { sql } from 'drizzle-orm'
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { otherTextsField } from '../../panel/custom-components.ts'
import { databaseOf, type Database } from '../../platform/database/transaction.ts'
import { seriesColumns, type StoredSeries } from './series.ts'
import { wired, type RowOf } from '../../platform/database/wired.ts'

const most = 200

/** What of an event was changed, the latest first; how it began stands last. */
export async function readChanges(database: Pool | PoolClient, event: string): Promise<EventChange[]> {
  const { rows } = await database.query<RowOf<EventChange, 'at'>>(
    `select id, at, actor, before, after, began from (
       (select id::text, at, actor, before, after, began, id as place from event_changes
         where event_id = $1 and began is null order by event_changes.id desc limit ${most})
       union all
       (select id::text, at, actor, before, after, began, 0 from event_changes
         where event_id = $1 and began is not null)
     ) history order by place desc`,
    [event],
  )
  return rows.map(wired)
}

/**
 * The last change of an event, which can be taken back; null where there is none. That a list was said to name it, or
 * another, changed nothing of it.
 */
export async function lastChange(client: PoolClient, event: string): Promise<EventChange | null> {
  const isChange = ({ began, after }: EventChange) => began === null && !('sameAs' in after || 'otherThan' in after)
  return (await readChanges(client, event)).find(isChange) ?? null
}

type Values = Record<string, unknown>

/** Written by the system with each save, or shown with what it follows from. */
const hiddenFields = new Set(['id', 'updatedAt', 'createdAt', otherTextsField, 'title', 'description'])

/** What makes sense only together. */
const groups = [
  ['allDay', 'startsAt', 'endsAt', 'startDay', 'endDay'],
  ['formerStartsAt', 'formerStartDay', 'formerEndDay'],
]

/**
 * Keeps what a change made of an event, whoever made it and where: the fields that differ, before and after, under the
 * names of the API; and who added it. After the texts of the other language are written, in the transaction of the change.
 */
export const noteChange: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const actor = req.user?.username ?? null
  const database = await databaseOf(req)
  if (operation === 'create') {
    await database.execute(sql`select note_event_beginning(${String(doc.id)}::uuid, ${actor})`)
    return
  }
  const changed = changeBetween(valuesOf(previousDoc, req), valuesOf(doc, req))
  if (!changed) return
  const change = await withSeries(changed, database, req)
  await database.execute(sql`
    insert into event_changes (event_id, actor, before, after)
    values (${String(doc.id)}::uuid, ${actor}, ${JSON.stringify(change.before)}::jsonb, ${JSON.stringify(change.after)}::jsonb)
  `)
}

/** The fields that differ, with those that belong to them; null where nothing does. */
export function changeBetween(before: Values, after: Values): { before: Values; after: Values } | null {
  const differing = Object.keys(after).filter((name) => said(before[name]) !== said(after[name]))
  if (differing.length === 0) return null
  const belonging = groups.filter((group) => group.some((name) => differing.includes(name))).flat()
  const names = [...new Set([...differing, ...belonging])]
  const of = (values: Values) => Object.fromEntries(names.map((name) => [name, values[name] ?? null]))
  return { before: of(before), after: of(after) }
}

type Change = { before: Values; after: Values }

/** A series is known by what it says: it may be gone when the history is read, and wanted again. */
async function withSeries({ before, after }: Change, database: Database, req: PayloadRequest): Promise<Change> {
  if (!('series' in after)) return { before, after }
  const ids = [before.series, after.series].filter((id) => typeof id === 'string')
  const { rows } = await database.execute<StoredSeries>(
    sql`select ${sql.raw(seriesColumns)} from series s where s.id::text in ${ids}`,
  )
  const { madeSeries } = req.context
  const kept = (id: unknown) => {
    const series = rows.find((row) => row.id === id)
    return series ? { ...series, ...(series.id === madeSeries && { isMade: true }) } : null
  }
  return {
    before: { ...before, series: kept(before.series) },
    after: { ...after, series: kept(after.series) },
  }
}

/** A document under the names of the API: its texts by their language, what is related by its id. */
export function valuesOf(document: Values, req: PayloadRequest): Values {
  const facts = Object.entries(document).filter(([name]) => !hiddenFields.has(name))
  const isHebrew = isLocale(req.locale ?? '') && req.locale === 'he'
  const own = textsOf(document)
  const other = document[otherTextsField] ? textsOf(document[otherTextsField] as Values) : null
  const [english, hebrew] = isHebrew ? [other, own] : [own, other]
  return {
    ...Object.fromEntries(facts.map(([name, value]) => [name, plain(value)])),
    ...(english && { title: english.title, description: english.description }),
    ...(hebrew && { titleHe: hebrew.title, descriptionHe: hebrew.description }),
  }
}

const textsOf = ({ title, description }: Values) => ({
  title: title || null,
  description: description || null,
})

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((row) => plain(withoutId(row)))
  const isRelated = typeof value === 'object' && value !== null && 'id' in value && 'createdAt' in value
  return isRelated ? value.id : (value ?? null)
}

/** A row is new with each save. */
function withoutId(row: unknown): unknown {
  if (typeof row !== 'object' || row === null) return row
  const { id: _, ...rest } = row as Values
  return rest
}

/** A day's instant is the same however it is written. */
function said(value: unknown): string {
  const isInstant = typeof value === 'string' && /^\d{4}-\d\d-\d\dT/.test(value)
  return JSON.stringify(isInstant ? Date.parse(value) : (value ?? null))
}
