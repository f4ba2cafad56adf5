import type { PoolClient } from 'pg'
import type { MailStatus } from '../mail/mail-kinds.ts'
import { tablesNaming, textsNaming, withoutIds } from './text-places.ts'
import { withStatementTimeout } from '../../platform/database/transaction.ts'
import { isEmail } from '@cyberluach/core/text/email-and-phone'

/** What the page shows of a record: enough to know it again. */
type HeldRecord = { id: string; at: string; title: string; stays: boolean; mailStatus?: MailStatus }

export type Held = {
  address: string
  records: Record<keyof OwnRecords, HeldRecord[]>
  /** Texts of other records that name the address. */
  elsewhere: number
}

/** What is stored of the person who has the address, and what erasing would do to it. */
export async function heldOf(client: PoolClient, address: string): Promise<Held> {
  const own = await ownRecords(client, address)
  const shown = ({ id, created_at: at }: Row, title: string, stays = false) => ({ id, at, title, stays })
  const submission = (each: OwnSubmission) => shown(each, each.title, isPublic(each))
  return {
    address,
    records: {
      subscriptions: own.subscriptions.map((each) => shown(each, String(each['full_name'] ?? ''))),
      eventSubmissions: own.eventSubmissions.map(submission),
      contactMessages: own.contactMessages.map(submission),
      feedback: own.feedback.map(submission),
      calendarOffers: own.calendarOffers.map((each) => shown(each, each.address)),
      mails: own.mails.map((each) => ({
        ...shown(each, each.subject ?? each.kind),
        mailStatus: each.status,
      })),
      staff: own.staff.map((each) => shown(each, each.username)),
    },
    elsewhere: await mentionsOf(client, address, own),
  }
}

/** How many texts name the address without being the person's own. */
export async function mentionsOf(client: PoolClient, address: string, own: OwnRecords): Promise<number> {
  const ownIds = Object.values(own).flatMap((records) => records.map(({ id }) => id))
  return textsNaming(withoutIds(await tablesNaming(client, mentionPattern(address)), ownIds))
}

type Row = Record<string, unknown> & { id: string; created_at: string }

/** A submission, and whether an event of the public calendar came of it. */
type OwnSubmission = Row & {
  event_type: string
  status: string
  title: string
  event_id: string | null
}

/** What is stored of the person who has an address: the rows as they stand in the database. */
export type OwnRecords = {
  subscriptions: Row[]
  eventSubmissions: OwnSubmission[]
  contactMessages: OwnSubmission[]
  feedback: OwnSubmission[]
  calendarOffers: (Row & { address: string })[]
  mails: (Row & { kind: string; status: MailStatus; subject: string | null })[]
  /** Of who works here: the accounts that are written to at the address, without what opens them. */
  staff: (Row & { username: string })[]
}

const isOwnSubmission = `$1 in
  (lower(btrim(s.organizer_email)), lower(s.received->>'organizerEmail'), lower(s.received->>'email'))`

/** Until the end of the transaction nobody decides about them, or promises a mail to them. */
export async function lockOwnRecords(client: PoolClient, address: string): Promise<void> {
  for (const locking of [
    `select from submissions s where ${isOwnSubmission} order by s.id for update`,
    'select from subscribers where lower(btrim(email)) = $1 order by id for update',
    'select from calendar_offers where lower(btrim(email)) = $1 order by id for update',
    'select from users where lower(btrim(email)) = $1 order by id for no key update',
  ])
    await withStatementTimeout(client, locking, [address])
}

/** Reads all records that are the person's own: handed in, asked for or sent under the address. */
export async function ownRecords(client: PoolClient, address: string): Promise<OwnRecords> {
  const submissions = await rowsOf<OwnSubmission>(
    client,
    `select to_jsonb(s) || jsonb_build_object('event_id', e.id) as row
     from submissions s left join events e on e.submission_id = s.id where ${isOwnSubmission}
     order by s.created_at, s.id`,
    address,
  )
  const ofKind = (kind: string) => submissions.filter(({ event_type }) => event_type === kind)
  return {
    subscriptions: await rowsOf(
      client,
      'select to_jsonb(s) as row from subscribers s where lower(btrim(s.email)) = $1 order by s.created_at, s.id',
      address,
    ),
    eventSubmissions: submissions.filter(
      ({ event_type }) => event_type !== 'contact_message' && event_type !== 'feedback',
    ),
    contactMessages: ofKind('contact_message'),
    feedback: ofKind('feedback'),
    calendarOffers: await rowsOf(
      client,
      'select to_jsonb(o) as row from calendar_offers o where lower(btrim(o.email)) = $1 order by o.created_at, o.id',
      address,
    ),
    mails: await rowsOf(
      client,
      `select to_jsonb(m) - 'html' as row from mails m where lower(btrim(m.recipient_email)) = $1
       order by m.created_at, m.id`,
      address,
    ),
    staff: await rowsOf(
      client,
      `select jsonb_build_object('id', u.id, 'username', u.username, 'role', u.role, 'email', u.email,
         'notices', u.notices, 'notices_locale', u.notices_locale, 'created_at', u.created_at) as row
       from users u where lower(btrim(u.email)) = $1 order by u.created_at, u.id`,
      address,
    ),
  }
}

/** An event stays on the calendar: its submission loses the person and is stored, every other one goes. */
export function isPublic({ status, event_id }: OwnSubmission): boolean {
  return status === 'approved' && event_id !== null
}

async function rowsOf<Found>(client: PoolClient, text: string, address: string): Promise<Found[]> {
  const { rows } = await withStatementTimeout<{ row: Found }>(client, text, [address])
  return rows.map(({ row }) => row)
}

/** An address as it is compared: trimmed, in lower case. null for what is no address. */
export function personAddress(text: unknown): string | null {
  if (typeof text !== 'string') return null
  const address = text.trim().toLowerCase()
  return isEmail(address) ? address : null
}

/** How a sign of an address may be written in a link or in HTML. */
const spellings: Record<string, string> = {
  '@': '(?:@|%40)',
  '+': '(?:[+]|%2b)',
  "'": "(?:'|%27|&#39;|&#x27;|&apos;)",
}

/**
 * PostgreSQL's regular expression for an address within a text, to be matched without regard to case. It is no part of
 * a longer address; in the text of a JSON value, a line break before it is written with a letter. What stands before it
 * is matched as group 1: to look behind would be tried at every sign of the text, and takes twenty times as long.
 */
export function mentionPattern(address: string): string {
  const spelled = address.replace(/[^a-z0-9]/g, (sign) => spellings[sign] ?? `[${sign}]`)
  return String.raw`(^|[^A-Za-z0-9_.%+'-]|\\[nrtbf])${spelled}(?![A-Za-z0-9_-]|\.[A-Za-z0-9_])`
}

/** What takes its place: the sign before it stays. */
export const maskedMention = String.raw`\1[…]`
