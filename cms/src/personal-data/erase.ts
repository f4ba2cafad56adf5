import type { PoolClient } from 'pg'
import { recordAudit } from '../audit/record-audit.ts'
import { mentionPattern } from './address.ts'
import { fingerprint } from './fingerprint.ts'
import { isPublic, lockOwnRecords, ownRecords, type OwnRecords } from './own-records.ts'
import { columnOf, nameOf, placesNaming, type TextPlace } from './text-places.ts'

/** How many records went, and where the address still stands in what the people of the site wrote. */
export type Erased = {
  deleted: Record<keyof OwnRecords, number>
  /** Submissions whose events stay on the calendar: they have lost the person. */
  anonymised: number
  /** Records of others and public texts from which the address was taken out. */
  masked: number
  left: { table: string; rows: number }[]
}

/**
 * Forgets the person who has an address, everywhere it is kept, in the caller's transaction. What is public about an
 * event stays; its submission keeps nothing of who handed it in.
 */
export async function erasePerson(client: PoolClient, address: string, username: string): Promise<Erased> {
  await lockOwnRecords(client, address)
  const own = await ownRecords(client, address)
  const submissions = [...own.eventSubmissions, ...own.contactMessages, ...own.feedback]
  const kept = submissions.filter(isPublic).map(({ id }) => id)
  const gone = submissions.filter((each) => !isPublic(each)).map(({ id }) => id)

  const subscriptions = own.subscriptions.map(({ id }) => id)
  await client.query('delete from subscribers where id = any($1::uuid[])', [subscriptions])
  await client.query('delete from submissions where id = any($1::uuid[])', [gone])
  await anonymise(client, kept)
  // After what they are about: whoever promises a mail holds the row of its subscriber or submission.
  const { rowCount: mails } = await client.query(
    `delete from mails where lower(btrim(recipient_email)) = $1 or submission_id = any($2::uuid[])
       or subscriber_id = any($3::uuid[])`,
    [address, [...kept, ...gone], subscriptions],
  )
  await client.query(`delete from idempotency_keys where answer->>'id' = any($1::text[])`, [
    [...gone, ...kept, ...subscriptions],
  ])
  const masked = await forget(client, address)

  const wentOf = (all: OwnRecords['feedback']) => all.filter((each) => !isPublic(each)).length
  const erased: Erased = {
    deleted: {
      subscriptions: subscriptions.length,
      eventSubmissions: wentOf(own.eventSubmissions),
      contactMessages: wentOf(own.contactMessages),
      feedback: wentOf(own.feedback),
      mails: mails ?? 0,
    },
    anonymised: kept.length,
    masked,
    left: rowsByTable(await placesNaming(client, mentionPattern(address))),
  }
  await recordAudit(client, {
    action: 'dataErased',
    username,
    subject: fingerprint(address),
    details: summaryOf(erased),
  })
  return erased
}

async function anonymise(client: PoolClient, ids: string[]): Promise<void> {
  await client.query(
    `update submissions set organizer_name = null, organizer_email = null, organizer_phone = null,
       contact_person_name = null, contact_person_phone = null, contact_person_position = null,
       contact_person_hours = null, additional_info = null, admin_notes = null, received = null, updated_at = now()
     where id = any($1::uuid[])`,
    [ids],
  )
}

/** Takes the address out of whatever else names it; answers in how many rows. */
async function forget(client: PoolClient, address: string): Promise<number> {
  const pattern = mentionPattern(address)
  let changed = 0
  for (const place of await placesNaming(client, pattern)) {
    if (place.policy === 'leave') continue
    const { rowCount } = await client.query(
      place.policy === 'remove' ? removal(client, place) : masking(client, place),
      [pattern],
    )
    changed += rowCount ?? 0
  }
  return changed
}

function removal(client: PoolClient, place: TextPlace): string {
  return `delete from ${nameOf(client, place)} where ${columnOf(client, place)}::text ~* $1`
}

function masking(client: PoolClient, place: TextPlace): string {
  const [table, column] = [nameOf(client, place), columnOf(client, place)]
  const masked = `regexp_replace(${column}::text, $1, '[…]', 'gi')`
  const value = place.isJson ? `(${masked})::jsonb` : masked
  return `update ${table} set ${column} = ${value} where ${column}::text ~* $1`
}

function rowsByTable(places: { table: string; rows: number }[]): Erased['left'] {
  const tables = new Map<string, number>()
  for (const { table, rows } of places) tables.set(table, (tables.get(table) ?? 0) + rows)
  return [...tables].map(([table, rows]) => ({ table, rows }))
}

function summaryOf({ deleted, anonymised, masked }: Erased): string {
  const counts = { ...deleted, anonymised, masked }
  const parts = Object.entries(counts).filter(([, count]) => count > 0)
  return parts.map(([name, count]) => `${name} ${count}`).join(', ') || 'nothing was kept'
}
