import type { PoolClient } from 'pg'
import type { MailStatus } from '../mail/mail-kinds.ts'
import { unhurried } from '../../platform/database/unhurried.ts'

type Row = Record<string, unknown> & { id: string; created_at: string }

/** A submission, and whether an event of the public calendar came of it. */
type OwnSubmission = Row & {
  event_type: string
  status: string
  title: string
  event_id: string | null
}

/** What is kept of the person who has an address: the rows as they stand in the database. */
export type OwnRecords = {
  subscriptions: Row[]
  eventSubmissions: OwnSubmission[]
  contactMessages: OwnSubmission[]
  feedback: OwnSubmission[]
  mails: (Row & { kind: string; status: MailStatus; subject: string | null })[]
  /** Of who works here: the accounts that are written to at the address, without what opens them. */
  staff: (Row & { username: string })[]
}

const isOwnSubmission = `$1 in
  (lower(btrim(s.organizer_email)), lower(s.received->>'organizerEmail'), lower(s.received->>'email'))`

/** Until the end of the transaction nobody decides about them, or promises a mail to them. */
export async function lockOwnRecords(client: PoolClient, address: string): Promise<void> {
  await unhurried(client, `select from submissions s where ${isOwnSubmission} order by s.id for update`, [
    address,
  ])
  await unhurried(client, 'select from subscribers where lower(btrim(email)) = $1 order by id for update', [
    address,
  ])
  await unhurried(client, 'select from users where lower(btrim(email)) = $1 order by id for no key update', [
    address,
  ])
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

/** An event stays on the calendar: its submission loses the person and is kept, every other one goes. */
export function isPublic({ status, event_id }: OwnSubmission): boolean {
  return status === 'approved' && event_id !== null
}

async function rowsOf<Found>(client: PoolClient, text: string, address: string): Promise<Found[]> {
  const { rows } = await unhurried<{ row: Found }>(client, text, [address])
  return rows.map(({ row }) => row)
}
