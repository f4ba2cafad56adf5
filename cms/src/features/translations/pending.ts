import { sql, type SQL } from 'drizzle-orm'
import { type NodePgDatabase, drizzle } from 'drizzle-orm/node-postgres'
import type { State, Kind } from './kinds.ts'
import { hashOf, pairsOf, subjects, type Subject } from './pairs.ts'
import type { Pool } from 'pg'
import { translatedTexts, type TranslatedText } from '../texts/translation-state.ts'
import { dayKeyOf } from '@cyberluach/core/dates/day-key'
import { millisecondsInMinute } from 'date-fns/constants'
import { createHash } from 'node:crypto'

type Database = Pick<NodePgDatabase, 'execute'>

export type PendingText = {
  id: string
  field: string
  name: string
  heading: string | null
  english: string
  hebrew: string | null
  place: string
  element: string
  state: State
  /** Of the English text as it stands: what is confirmed is what was read. */
  hash: string
}

export type Counts = Record<State, number>

/** How many texts of each collection wait. Of events those that are not over, by the site's own day. */
export async function countPending(database: Database, today: string): Promise<Record<Subject, Counts>> {
  const each = subjects.map(
    (subject) => sql`
      select ${subject}::text as subject, count(*) filter (where state = 'missing')::integer as missing,
        count(*) filter (where state = 'changed')::integer as changed
      from (${withDue(subject, today)}) as text`,
  )
  const { rows } = await database.execute<Counts & { subject: Subject }>(sql.join(each, sql` union all `))
  return Object.fromEntries(rows.map(({ subject, missing, changed }) => [subject, { missing, changed }])) as Record<
    Subject,
    Counts
  >
}

export type Page = { subject: Subject; state: State | null; today: string; limit: number; offset: number }

/** The texts of a collection that wait, in the order that their readers meet them. */
export async function listPending(
  database: Database,
  { subject, state, today, limit, offset }: Page,
): Promise<PendingText[]> {
  const { rows } = await database.execute<PendingText>(sql`
    select id, field, name, heading, left(english, 400) as english, left(hebrew, 400) as hebrew, place, element, state, hash
    from (${withDue(subject, today)}) as text
    where ${state === null ? sql`state is not null` : sql`state = ${state}`}
    order by ${inOrder} limit ${limit} offset ${offset}
  `)
  return rows
}

/**
 * The text that comes after this one in their order, whether it still waits or not; after the last one the first that
 * waits. Null where no other does.
 */
export async function nextPending(
  database: Database,
  { subject, state, today, id, field }: Omit<Page, 'limit' | 'offset'> & Pick<PendingText, 'id' | 'field'>,
): Promise<Pick<PendingText, 'id' | 'field' | 'element'> | null> {
  const { rows } = await database.execute<Pick<PendingText, 'id' | 'field' | 'element'>>(sql`
    with ordered as (
      select id, field, element, state, id = ${id}::uuid and field = ${field} as "isHere",
        row_number() over (order by ${inOrder}) as number
      from (${withDue(subject, today)}) as text
    )
    select id, field, element from ordered
    where not "isHere" and ${state === null ? sql`state is not null` : sql`state = ${state}`}
    order by number < coalesce((select number from ordered where "isHere"), 0), number limit 1
  `)
  return rows[0] ?? null
}

/** Of one document as its form has them: a title before what stands below it. */
const inOrder = sql`place, heading, id,
  case name when 'title' then 0 when 'question' then 0 when 'excerpt' then 1 else 2 end, element`

function withDue(subject: Subject, today: string): SQL {
  return sql`
    select pair.*, case
      when m.english_hash = pair.hash then null
      when coalesce(pair.hebrew, '') = '' then 'missing'
      when m.english_hash is not null then 'changed'
    end as state
    from (
      select given.*, ${hashOf(sql`english`)} as hash from (${pairsOf(subject)}) as given
      where btrim(coalesce(english, '')) <> '' ${coming(subject, today)}
    ) as pair
    left join translation_marks m on m.subject = ${subject} and m.subject_id = pair.id and m.field = pair.field
  `
}

function coming(subject: Subject, today: string): SQL {
  if (subject !== 'events') return sql``
  return sql`and given.id in (select id from events where end_day >= ${today})`
}

/** The site's own texts that wait for a translator. */
export async function pendingTexts(pool: Pool): Promise<PendingText[]> {
  const [texts, english] = await Promise.all([translatedTexts(pool), leftInEnglish(pool)])
  return texts
    .filter((text) => text.state !== 'current' && text.english.trim() !== '' && !english.has(text.id))
    .map(pendingOf)
}

/** Like `nextPending`, of the site's own texts, which stand in the order of their keys. */
export function nextOfTexts(waiting: PendingText[], key: string): PendingText | null {
  const others = waiting.filter(({ field }) => field !== key)
  return others.find(({ field }) => field > key) ?? others[0] ?? null
}

export function countTexts(texts: PendingText[]): Counts {
  const count = (state: State) => texts.filter((text) => text.state === state).length
  return { missing: count('missing'), changed: count('changed') }
}

/** Takes the Hebrew of a text, or that there is none, as right for the English one that this hash is of. */
export async function confirmText(pool: Pool, id: string, hash: string): Promise<boolean> {
  const text = (await translatedTexts(pool)).find((known) => known.id === id)
  if (!text || sha256(text.english) !== hash) return false
  const { rowCount } = await pool.query(
    `update texts set hebrew_of = $2 where id = $1 and coalesce(nullif(en, ''), built_in_english, $2) = $2`,
    [id, text.english],
  )
  return rowCount === 1
}

/** Those of which somebody has said that the English text, as it is, needs no Hebrew. */
async function leftInEnglish(pool: Pool): Promise<Set<string>> {
  const { rows } = await pool.query<{ id: string }>(
    `select id from texts
     where hebrew_of = coalesce(nullif(en, ''), built_in_english) and coalesce(nullif(he, ''), built_in_hebrew) is null`,
  )
  return new Set(rows.map(({ id }) => id))
}

function pendingOf({ id, key, english, hebrew, state }: TranslatedText): PendingText {
  return {
    id,
    field: key,
    name: 'text',
    heading: key,
    english: english.slice(0, 400),
    hebrew: hebrew?.slice(0, 400) ?? null,
    place: key,
    element: 'field-he',
    state: state === 'missing' ? 'missing' : 'changed',
    hash: sha256(english),
  }
}

type WaitingTexts = Record<Kind, Counts>
type Counted = { at: number; waiting: Promise<WaitingTexts> }

const countedOf = new WeakMap<Pool, Counted>()

/**
 * How many texts of all kinds wait for a translator, at most a minute ago: every text has to be looked at for it, and
 * each open dashboard asks every five seconds.
 */
export async function countWaiting(pool: Pool, now: Date, timeZone: string): Promise<number> {
  const known = countedOf.get(pool)
  const isFresh = known && Math.abs(now.getTime() - known.at) < millisecondsInMinute
  const counts = await (isFresh ? known.waiting : countWaitingNow(pool, now, timeZone))
  return Object.values(counts).reduce((sum, { missing, changed }) => sum + missing + changed, 0)
}

/** The same of each kind, at this moment; a dashboard that asks next says the same. */
export function countWaitingNow(pool: Pool, now: Date, timeZone: string): Promise<WaitingTexts> {
  const waiting = readWaiting(pool, dayKeyOf(now, timeZone))
  const counted = { at: now.getTime(), waiting }
  countedOf.set(pool, counted)
  // Who asked is told of the failure; who asks next tries again.
  waiting.catch(() => countedOf.get(pool) === counted && countedOf.delete(pool))
  return waiting
}

async function readWaiting(pool: Pool, today: string): Promise<WaitingTexts> {
  const [counts, texts] = await Promise.all([countPending(drizzle({ client: pool }), today), pendingTexts(pool)])
  return { ...counts, texts: countTexts(texts) }
}

/** As PostgreSQL makes it of a text in UTF-8. */
export function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex')
}
