import type { PoolClient } from 'pg'
import { recordAudit } from '../audit/record-audit.ts'
import { unhurried } from '../../platform/database/unhurried.ts'
import { maskedMention, mentionPattern } from './address.ts'
import { fingerprint } from './fingerprint.ts'
import { isPublic, lockOwnRecords, ownRecords, type OwnRecords } from './own-records.ts'
import { columnOf, keyOf, nameOf, tablesNaming, type Naming } from './text-places.ts'

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
 * event stays; its submission keeps nothing of who handed it in. All is found before anything changes: while the tables
 * are looked through, the person's own records are held and nobody else's.
 */
export async function erasePerson(client: PoolClient, address: string, username: string): Promise<Erased> {
  await lockOwnRecords(client, address)
  const own = await ownRecords(client, address)
  const named = await tablesNaming(client, mentionPattern(address))
  const submissions = [...own.eventSubmissions, ...own.contactMessages, ...own.feedback]
  const kept = submissions.filter(isPublic).map(({ id }) => id)
  const gone = submissions.filter((each) => !isPublic(each)).map(({ id }) => id)

  const subscriptions = own.subscriptions.map(({ id }) => id)
  await unhurried(client, 'delete from subscribers where id = any($1::uuid[])', [subscriptions])
  await unhurried(client, 'delete from submissions where id = any($1::uuid[])', [gone])
  await anonymise(client, kept)
  const accounts = own.staff.map(({ id }) => id)
  await unhurried(client, 'update users set email = null, updated_at = now() where id = any($1::uuid[])', [
    accounts,
  ])
  await unhurried(client, 'delete from staff_notices where user_id = any($1::uuid[])', [accounts])
  // After what they are about: whoever promises a mail holds the row of its subscriber or submission.
  const { rowCount: mails } = await unhurried(
    client,
    `delete from mails where lower(btrim(recipient_email)) = $1 or submission_id = any($2::uuid[])
       or subscriber_id = any($3::uuid[])`,
    [address, [...kept, ...gone], subscriptions],
  )
  await unhurried(client, `delete from idempotency_keys where answer->>'id' = any($1::text[])`, [
    [...gone, ...kept, ...subscriptions],
  ])
  const masked = await forget(client, address, named)

  const wentOf = (all: OwnRecords['feedback']) => all.filter((each) => !isPublic(each)).length
  const erased: Erased = {
    deleted: {
      subscriptions: subscriptions.length,
      eventSubmissions: wentOf(own.eventSubmissions),
      contactMessages: wentOf(own.contactMessages),
      feedback: wentOf(own.feedback),
      mails: mails ?? 0,
      staff: accounts.length,
    },
    anonymised: kept.length,
    masked,
    left: named
      .filter(({ table }) => table.policy === 'leave')
      .map(({ table, rows }) => ({ table: table.name, rows: rows.length })),
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
  await unhurried(client, 'delete from event_requests where submission_id = any($1::uuid[])', [ids])
  await unhurried(
    client,
    `update submissions set organizer_name = null, organizer_email = null, organizer_phone = null,
       contact_person_name = null, contact_person_phone = null, contact_person_position = null,
       contact_person_hours = null, additional_info = null, admin_notes = null, received = null, updated_at = now()
     where id = any($1::uuid[])`,
    [ids],
  )
}

/** Takes the address out of whatever else names it; answers in how many rows. */
async function forget(client: PoolClient, address: string, named: Naming[]): Promise<number> {
  let changed = 0
  for (const { table, rows } of named) {
    if (table.policy === 'leave') continue
    const keys = rows.map(({ key }) => key)
    const isNamed = `${keyOf(client, table)} = any($1::text[])`
    const { rowCount } =
      table.policy === 'remove'
        ? await unhurried(client, `delete from ${nameOf(client, table)} where ${isNamed}`, [keys])
        : await unhurried(
            client,
            `update ${nameOf(client, table)} set ${maskings(client, { table, rows })} where ${isNamed}`,
            [keys, mentionPattern(address), maskedMention],
          )
    changed += rowCount ?? 0
  }
  return changed
}

/** For each column that names the address in one of the rows, its text without it. */
function maskings(client: PoolClient, { table, rows }: Naming): string {
  const named = new Set(rows.flatMap(({ columns }) => columns))
  return table.columns
    .filter(({ name }) => named.has(name))
    .map(({ name, jsonType }) => {
      const column = columnOf(client, name)
      const masked = `regexp_replace(${column}::text, $2, $3, 'gi')`
      return `${column} = ${jsonType ? `(${masked})::${jsonType}` : masked}`
    })
    .join(', ')
}

function summaryOf({ deleted, anonymised, masked }: Erased): string {
  const counts = { ...deleted, anonymised, masked }
  const parts = Object.entries(counts).filter(([, count]) => count > 0)
  return parts.map(([name, count]) => `${name} ${count}`).join(', ') || 'nothing was kept'
}
