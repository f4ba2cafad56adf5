import type { PoolClient } from 'pg'
import { recordAudit } from '../audit/audit.ts'
import { withStatementTimeout } from '../../platform/database/transaction.ts'
import {
  maskedMention,
  mentionPattern,
  isPublic,
  lockOwnRecords,
  ownRecords,
  type OwnRecords,
  mentionsOf,
} from './held.ts'
import { columnOf, keyOf, nameOf, tablesNaming, type Naming } from './text-places.ts'
import { fieldNames } from '@cyberluach/i18n/field-names'
import { messagesFor } from '@cyberluach/i18n/messages'
import type { Locale } from '@cyberluach/i18n/locales'
import { createHmac } from 'node:crypto'
import { configuration } from '../../platform/configuration.ts'

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
 * Forgets the person who has an address, everywhere it is stored, in the caller's transaction. What is public about an
 * event stays; its submission keeps nothing of who handed it in. All is found before anything changes: while the tables
 * are looked through, the person's own records are held and nobody else's.
 */
export async function erasePerson(client: PoolClient, address: string, username: string): Promise<Erased> {
  await lockOwnRecords(client, address)
  const own = await ownRecords(client, address)
  const named = await tablesNaming(client, mentionPattern(address))
  const submissions = [...own.eventSubmissions, ...own.contactMessages, ...own.feedback]
  const published = submissions.filter(isPublic).map(({ id }) => id)
  const gone = submissions.filter((each) => !isPublic(each)).map(({ id }) => id)

  const subscriptions = own.subscriptions.map(({ id }) => id)
  const accounts = own.staff.map(({ id }) => id)
  const of = (ids: string[], text: string) => withStatementTimeout(client, text, [ids])
  await of(subscriptions, 'delete from subscribers where id = any($1::uuid[])')
  await of(gone, 'delete from submissions where id = any($1::uuid[])')
  const offers = own.calendarOffers.map(({ id }) => id)
  await of(offers, 'delete from calendar_offers where id = any($1::uuid[])')
  await anonymise(client, published)
  await of(accounts, 'update users set email = null, updated_at = now() where id = any($1::uuid[])')
  await of(accounts, 'delete from staff_notices where user_id = any($1::uuid[])')
  // After what they are about: whoever promises a mail holds the row of its subscriber or submission.
  const { rowCount: mails } = await withStatementTimeout(
    client,
    `delete from mails where lower(btrim(recipient_email)) = $1 or submission_id = any($2::uuid[])
       or subscriber_id = any($3::uuid[])`,
    [address, [...published, ...gone], subscriptions],
  )
  const answered = [...gone, ...published, ...subscriptions, ...offers]
  await of(answered, `delete from idempotency_keys where answer->>'id' = any($1::text[])`)
  const masked = await forget(client, address, named)

  const wentOf = (all: OwnRecords['feedback']) => all.filter((each) => !isPublic(each)).length
  const erased: Erased = {
    deleted: {
      subscriptions: subscriptions.length,
      eventSubmissions: wentOf(own.eventSubmissions),
      contactMessages: wentOf(own.contactMessages),
      feedback: wentOf(own.feedback),
      calendarOffers: offers.length,
      mails: mails ?? 0,
      staff: accounts.length,
    },
    anonymised: published.length,
    masked,
    left: named
      .filter(({ table }) => table.policy === 'leave')
      .map(({ table, rows }) => ({ table: table.name, rows: rows.length })),
  }
  const details = summaryOf(erased)
  await recordAudit(client, { action: 'dataErased', username, subject: fingerprint(address), details })
  return erased
}

async function anonymise(client: PoolClient, ids: string[]): Promise<void> {
  const requests = 'delete from event_requests where submission_id = any($1::uuid[])'
  await withStatementTimeout(client, requests, [ids])
  await withStatementTimeout(
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
        ? await withStatementTimeout(client, `delete from ${nameOf(client, table)} where ${isNamed}`, [keys])
        : await withStatementTimeout(
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

/** All that is stored of a person, in words of the panel's language: what is handed out to whoever asks for their data. */
export async function exportPerson(
  client: PoolClient,
  { address, username, locale }: { address: string; username: string; locale: Locale },
): Promise<Record<string, unknown>> {
  const { personalData } = messagesFor(locale)
  const own = await ownRecords(client, address)
  const elsewhere = await mentionsOf(client, address, own)
  const count = Object.values(own).reduce((total, records) => total + records.length, 0)
  const details = `${count} records`
  await recordAudit(client, { action: 'dataExported', username, subject: fingerprint(address), details })
  const groups = (Object.keys(own) as (keyof OwnRecords)[]).map((kind) => [
    personalData.kinds[kind],
    own[kind].map((row) => worded(row)),
  ])
  return {
    [personalData.file.address]: address,
    [personalData.file.madeAt]: new Date().toISOString(),
    ...Object.fromEntries(groups),
    [personalData.file.elsewhere]: elsewhere,
  }

  /** A row by the names that its fields have in the panel, without what is empty. */
  function worded(row: Record<string, unknown>): Record<string, unknown> {
    const names: Record<string, string> = { ...fieldNames(locale), ...personalData.fields }
    return Object.fromEntries(
      Object.entries(row)
        .filter(([, value]) => value !== null && value !== '')
        .map(([column, value]) => [names[camelCase(column)] ?? camelCase(column), value]),
    )
  }
}

function camelCase(column: string): string {
  return column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}

/** Stands for an address where the address may not: the same one has the same fingerprint, and nobody can undo it. */
export function fingerprint(address: string): string {
  const key = `personal data ${configuration().secret}`
  return createHmac('sha256', key).update(address).digest('hex').slice(0, 16)
}
