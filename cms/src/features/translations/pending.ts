import { sql, type SQL } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { State } from './kinds.ts'
import { hashOf, pairsOf, subjects, type Subject } from './pairs.ts'

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
      from (${judged(subject, today)}) as text`,
  )
  const { rows } = await database.execute<Counts & { subject: Subject }>(sql.join(each, sql` union all `))
  return Object.fromEntries(
    rows.map(({ subject, missing, changed }) => [subject, { missing, changed }]),
  ) as Record<Subject, Counts>
}

export type Page = { subject: Subject; state: State | null; today: string; limit: number; offset: number }

/** The texts of a collection that wait, in the order that their readers meet them. */
export async function listPending(
  database: Database,
  { subject, state, today, limit, offset }: Page,
): Promise<PendingText[]> {
  const { rows } = await database.execute<PendingText>(sql`
    select id, field, name, heading, left(english, 400) as english, left(hebrew, 400) as hebrew, place, element, state, hash
    from (${judged(subject, today)}) as text
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
      from (${judged(subject, today)}) as text
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

function judged(subject: Subject, today: string): SQL {
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
