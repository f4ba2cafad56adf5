import type { SubmissionPayload } from '@cyberluach/api/submission-schema'
import { parseAdditionalInfo } from '@cyberluach/core/additional-info'
import { submissionLimits as limits } from '@cyberluach/core/submission'
import type { Locale } from '@cyberluach/i18n/locales'
import type { PoolClient } from 'pg'
import { once } from '../../database/idempotent.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Handler } from '../endpoint.ts'
import { idempotencyKeyOf, reusedKey } from '../idempotency-key.ts'
import { languageOf } from '../language.ts'
import { done, refused } from '../outcome.ts'

const endpoint = 'POST /api/submissions'

export const createSubmission: Handler<typeof endpoint> = async ({ body, headers, address, services }) => {
  const key = idempotencyKeyOf(headers)
  if (key !== null && typeof key === 'object') return key
  const wait = address === null ? null : await services.limits.take('submissions', address)
  if (wait !== null) return refused('tooMany', { retryAfter: wait })
  const locale = body.locale ?? languageOf(headers)
  const stored = await inTransaction((client) =>
    once(client, { endpoint, key, request: body }, () => insert(client, body, locale)),
  )
  return stored.kind === 'other' ? reusedKey() : done(201, stored.answer)
}

async function insert(
  client: PoolClient,
  payload: SubmissionPayload,
  locale: Locale,
): Promise<{ id: string }> {
  const values = {
    ...columnsOf(payload),
    ...contactPersonOf(payload),
    locale,
    received: JSON.stringify(payload),
  }
  const names = Object.keys(values)
  const { rows } = await client.query<{ id: string }>(
    `insert into submissions (${names.join(', ')}) values (${names.map((_, index) => `$${index + 1}`).join(', ')})
     returning id`,
    Object.values(values),
  )
  const id = rows[0]?.id
  if (!id) throw new Error('an insert without a row')
  return { id }
}

function columnsOf(payload: SubmissionPayload) {
  return {
    title: payload.title,
    title_he: payload.titleHe,
    description: payload.description,
    description_he: payload.descriptionHe,
    event_type: payload.eventType,
    difficulty_level: payload.difficultyLevel,
    starts_at: payload.startDate,
    ends_at: payload.endDate,
    location_country: payload.locationCountry,
    location_city: payload.locationCity,
    location_venue: payload.locationVenue,
    is_online: payload.isOnline,
    organizer_name: payload.organizerName,
    organizer_email: payload.organizerEmail,
    organizer_phone: payload.organizerPhone,
    registration_url: payload.registrationUrl,
    prize_money: payload.prizeMoney,
    additional_info: payload.additionalInfo,
  }
}

/** The contact person's own fields, or what `additionalInfo` says where they are absent. */
function contactPersonOf(payload: SubmissionPayload) {
  const told = payload.additionalInfo === null ? null : parseAdditionalInfo(payload.additionalInfo)
  const field = (name: ContactField) => payload[name] ?? (told?.[name].slice(0, limits[name]) || null)
  return {
    contact_person_name: field('contactPersonName'),
    contact_person_phone: field('contactPersonPhone'),
    contact_person_position: field('contactPersonPosition'),
    contact_person_hours: field('contactPersonHours'),
  }
}

type ContactField =
  | 'contactPersonName'
  | 'contactPersonPhone'
  | 'contactPersonPosition'
  | 'contactPersonHours'
