import type { ProvenForm } from '@cyberluach/core/messages/proof-of-work'
import type { Locale } from '@cyberluach/i18n/locales'
import type { PoolClient } from 'pg'
import { languageOf } from '../../platform/http/request.ts'
import type { Services } from '../../platform/services.ts'
import { noteArrival } from '../notices/arrivals.ts'
import { checkProof, recordProofError } from '../proofs/check-proof.ts'
import { submissionColumns, type SubmissionRow } from './rows.ts'
import type { SubmissionCorrection } from '@cyberluach/api/submissions'
import { parseAdditionalInfo } from '@cyberluach/core/submissions/submission'
import { eventFields, mapFields } from '@cyberluach/core/events/event-fields'
import { deadlineOfSent, inEventZone, type SentDeadline } from '@cyberluach/core/forms/deadline-form'
import { startOfDay } from '@cyberluach/core/dates/zoned-time'
import { columnsWith } from '../events/rows.ts'

type Sent = { body: { locale?: Locale | undefined }; headers: Headers; services: Services }

/**
 * Stores what a form sent by the names of its columns, and has the admins told of it who want to be, of what is
 * suspicious by its proof in the morning; it is pending. Answers it as it is stored.
 */
export async function insertSubmission(
  client: PoolClient,
  form: ProvenForm,
  sent: Sent,
  columns: Record<string, unknown>,
): Promise<{ row: SubmissionRow; isSuspicious: boolean }> {
  const { body, headers } = sent
  const judgement = await checkProof(client, form, sent)
  const values = {
    ...columns,
    locale: body.locale ?? languageOf(headers),
    received: JSON.stringify(body),
  }
  const names = Object.keys(values)
  const { rows } = await client.query<SubmissionRow>(
    `insert into submissions as s (${names.join(', ')})
     values (${names.map((_, index) => `$${index + 1}`).join(', ')})
     returning ${submissionColumns}`,
    Object.values(values),
  )
  const [row] = rows
  if (!row) throw new Error('an insert without a row')
  await recordProofError(client, row.id, judgement)
  await noteArrival(client, row.id, judgement)
  return { row, isSuspicious: judgement.isSuspicious }
}

/** Changes a submission that the transaction holds by what comes after `set`, and answers it as it is then. */
export async function updateSubmission(
  client: PoolClient,
  id: string,
  changes: string,
  values: unknown[],
): Promise<SubmissionRow> {
  const [row] = await updateSubmissions(client, [id], changes, values)
  if (!row) throw new Error('a submission vanished while it was held')
  return row
}

/**
 * Writes columns of a submission that the transaction holds, and when that was; null, and nothing is written, where they
 * hold the same already.
 */
export async function writeColumns(
  client: PoolClient,
  id: string,
  columns: Record<string, unknown>,
  stamp: 'corrected_at' | 'edited_at',
): Promise<SubmissionRow | null> {
  const names = Object.keys(columns)
  const places = names.map((_, index) => `$${index + 2}`)
  const { rows } = await client.query<SubmissionRow>(
    `update submissions s
     set ${names.map((name, index) => `${name} = ${places[index]}`).join(', ')}, ${stamp} = now(), updated_at = now()
     where s.id = $1 and (${names.map((name) => `s.${name}`).join(', ')}) is distinct from (${places.join(', ')})
     returning ${submissionColumns}`,
    [id, ...Object.values(columns)],
  )
  return rows[0] ?? null
}

/** Like `updateSubmission`, the same change for several; they come in no certain order. */
export async function updateSubmissions(
  client: PoolClient,
  ids: readonly string[],
  changes: string,
  values: unknown[],
): Promise<SubmissionRow[]> {
  const { rows } = await client.query<SubmissionRow>(
    `update submissions s set ${changes}, updated_at = now() where s.id = any($1::uuid[]) returning ${submissionColumns}`,
    [ids, ...values],
  )
  return rows
}

const { names, descriptions, type, place, online, organizer, contact, links, prize, practical } = eventFields
/** Where the mails go is settled when an event is handed in. */
const { organizerEmail: _, ...correctable } = organizer

/** What was sent about an event, by the names of its columns; whole days begin at midnight in the site's `timeZone`. */
export function columnsOf(payload: SubmissionCorrection, timeZone: string) {
  const instant = (date: string) => (payload.allDay ? startOfDay(date.slice(0, 10), timeZone) : date)
  const clock = (!payload.allDay && payload.timeZone) || timeZone
  // With the instant of its hour, which an event has.
  const deadline = (written: SentDeadline) => {
    const sent = inEventZone(written, clock)
    return { ...deadlineOfSent(sent), ...sent }
  }
  return {
    ...columnsWith(names, payload),
    ...columnsWith(descriptions, payload),
    ...columnsWith(type, payload),
    starts_at: instant(payload.startDate),
    ends_at: payload.endDate && instant(payload.endDate),
    all_day: payload.allDay,
    time_zone: payload.allDay ? null : payload.timeZone,
    ...(payload.deadlines && { deadlines: JSON.stringify(payload.deadlines.map(deadline)) }),
    ...columnsWith(place, payload),
    ...columnsWith(online, payload),
    ...columnsWith(correctable, payload),
    ...columnsWith(links, payload),
    ...columnsWith(prize, payload),
    ...columnsWith(practical, payload),
    additional_info: payload.additionalInfo,
    ...columnsWith(contact, contactPersonOf(payload)),
  }
}

/** The contact person's own fields, or what `additionalInfo` says where they are absent. */
function contactPersonOf(payload: SubmissionCorrection) {
  const parsed = payload.additionalInfo === null ? null : parseAdditionalInfo(payload.additionalInfo)
  const field = (name: keyof typeof contact) => payload[name] ?? (parsed?.[name].slice(0, contact[name].limit) || null)
  return mapFields(contact, (_, name) => field(name))
}
