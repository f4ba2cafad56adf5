import { sql } from 'drizzle-orm'
import type { CollectionAfterChangeHook, PayloadRequest } from 'payload'
import { changeBetween, valuesOf } from '../../events/changes.ts'
import { databaseOf } from '../../../platform/database/transaction.ts'
import { valueOfField } from './values.ts'

/** Under this name a request tells the source whose statement it writes. */
const context = 'statedBy'
const byGuest = 'statedByGuest'

/** Says that what the request writes next is the statement of this source; null where it is nobody's but the site's. */
export function writeAs(req: PayloadRequest, source: string | null): void {
  req.context[context] = source
}

/** What the request writes next is a person's who is not signed in, but was given a link of their own. */
export function writeAsGuest(req: PayloadRequest): void {
  req.context[byGuest] = true
}

/** What the request writes next is the person's who is signed in. */
export function writeAsPerson(req: PayloadRequest): void {
  delete req.context[context]
}

/**
 * Keeps whose the fields are that a change wrote: those of the source that the request writes for, otherwise those of the
 * person who is signed in or has a link of their own, which no sync overwrites. A person's deadlines stay theirs where a
 * source puts some of them off. In the transaction of the change.
 */
export const noteStated: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update') return
  const isOfSource = context in req.context
  if (!isOfSource && !req.user && !req.context[byGuest]) return
  const change = changeBetween(valuesOf(previousDoc, req), valuesOf(doc, req))
  const names = [...new Set(Object.keys(change?.after ?? {}).flatMap((name) => valueOfField[name] ?? []))]
  if (names.length === 0) return
  const event = String(doc.id)
  const source = isOfSource ? (req.context[context] as string | null) : null
  const database = await databaseOf(req)
  const fields = sql`select jsonb_array_elements_text(${JSON.stringify(names)}::jsonb)`
  await database.execute(sql`
    update event_statements set is_shown = false
    where event_id = ${event}::uuid and is_shown and field in (${fields}) and source_id is distinct from ${source}::uuid
      and not (${isOfSource} and field = 'deadlines' and source_id is null)
  `)
  await database.execute(
    sql`delete from withheld_fields where event_id = ${event}::uuid and field in (${fields})`,
  )
  if (isOfSource) return
  await database.execute(sql`
    insert into event_statements (event_id, field, source_id, is_shown)
    select ${event}::uuid, field, null, true from (${fields}) as named (field)
    on conflict (event_id, field, source_id) do update set is_shown = true, stated_at = now()
  `)
}
