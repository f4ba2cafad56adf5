import { readSearch } from '@cyberluach/core/search-query'
import type { Pool } from 'pg'
import { containing, joined, type Conditions } from '../../platform/database/conditions.ts'
import { holdingAnywhere, searchConditions, type Bind } from './search-conditions.ts'

/**
 * The ids of events that a text finds and that meet the conditions on a row `e` of `events`. Each way to find goes by an
 * index of its own, one after the other; as soon as there are more than `most`, these are enough.
 */
export async function findHolding(
  pool: Pool,
  text: string,
  filter: Conditions,
  most: number,
): Promise<string[]> {
  const ids = new Set<string>()
  for (const way of waysOf(text)) {
    const { where, values } = joined(filter, way)
    const { rows } = await pool.query<{ id: string }>(
      `select e.id from events e join event_search s on s.event_id = e.id where ${where} ${inOrder(way)} limit ${most + 1}`,
      values,
    )
    for (const { id } of rows) ids.add(id)
    if (ids.size > most) break
  }
  return [...ids]
}

/** Days alone go by their index; PostgreSQL expects more of them than there are, and would read every row. */
function inOrder({ where }: Conditions): string {
  return where.includes(' like ') ? '' : 'order by s.end_day'
}

/** The same as a condition, for events that are walked in some order. */
export function holding(text: string): Conditions {
  const values: unknown[] = []
  const ways = partsOf(text, (value) => `$${values.push(value)}`)
  const where = `exists (select from event_search s where s.event_id = e.id and (${ways.join(' or ')}))`
  return { where, values }
}

/** Each with its own values alone. */
function waysOf(text: string): Conditions[] {
  const all: unknown[] = []
  return partsOf(text, (value) => `$${all.push(value)}`).map((part) => {
    const values: unknown[] = []
    const own = (_: string, number: string) => `$${values.push(all[Number(number) - 1])}`
    return { where: part.replaceAll(/\$(\d+)/g, own), values }
  })
}

/** What visitors find by these words, and whatever has the text anywhere, however short it is. */
function partsOf(text: string, bind: Bind): string[] {
  const query = readSearch(text)
  if (query.whole === '') return [signsAlone(text, bind)]
  const parts = searchConditions(query, bind)
  return query.whole.length < 3 ? [...parts, ...holdingAnywhere(query.whole, bind).toReversed()] : parts
}

/** Signs are not kept among what is searched: they are looked for in the texts themselves. */
function signsAlone(text: string, bind: Bind): string {
  const pattern = bind(containing(text))
  return `(e.location_city like ${pattern} or e.location_country like ${pattern} or e.id in (
    select l._parent_id from events_locales l where l.title like ${pattern} or l.description like ${pattern}))`
}
