import { dayKeyOf } from '@cyberluach/core/day-key'
import { eventTypes, type EventType } from '@cyberluach/core/event'
import type { PayloadRequest } from 'payload'
import { once } from '../../platform/database/idempotent.ts'
import { inPayloadTransaction } from '../../platform/database/transaction.ts'
import {
  organizerTexts,
  enqueuePublishedMail,
} from '../../features/submissions/mails/enqueue-organizer-mail.ts'
import { holdPending, settle } from '../../features/submissions/moderation.ts'
import type { Handler } from '../endpoint.ts'
import { idempotencyKeyOf, reusedKey } from '../../platform/idempotency-key.ts'
import { done } from '../../platform/outcome.ts'
import type { SubmissionRow } from '../../features/submissions/submission-rows.ts'

const endpoint = 'POST /api/sys/mgmt/submissions/{id}/approve'

export const approveSubmission: Handler<typeof endpoint> = async ({
  params,
  query,
  headers,
  signedIn,
  services,
}) => {
  const key = idempotencyKeyOf(headers)
  if (key !== null && typeof key === 'object') return key
  const { payload, configuration } = services
  const texts = await organizerTexts(services)
  const result = await inPayloadTransaction(payload, (client, req) =>
    once(client, { endpoint, key, request: { params, query } }, async () => {
      const held = await holdPending(client, params.id, query.corrected)
      if ('kind' in held) return held
      const user = await payload.findByID({ collection: 'users', id: signedIn.user.id, req })
      if (isEvent(held)) {
        await publish(
          held,
          configuration.timeZone,
          Object.assign(req, { user: { ...user, collection: 'users' } }),
        )
      }
      const decision = { status: 'approved', notes: null, username: signedIn.user.username } as const
      const record = await settle(client, held, decision, configuration.timeZone)
      await enqueuePublishedMail({ client, services, texts }, params.id)
      return done(200, record)
    }),
  )
  return result.kind === 'other' ? reusedKey() : result.answer
}

function hoursOf({ starts_at, ends_at }: EventSubmission) {
  return { allDay: false, startsAt: starts_at.toISOString(), endsAt: ends_at?.toISOString() ?? null }
}

function daysOf({ starts_at, ends_at }: EventSubmission, timeZone: string) {
  const startDay = dayKeyOf(starts_at, timeZone)
  return { allDay: true, startDay, endDay: ends_at ? dayKeyOf(ends_at, timeZone) : startDay }
}

type EventSubmission = SubmissionRow & { event_type: EventType; starts_at: Date }

function isEvent(row: SubmissionRow): row is EventSubmission {
  return row.starts_at !== null && eventTypes.some((type) => type === row.event_type)
}

/** Creates the event through Payload, by the rights of the one who approves, in the transaction of the request. */
async function publish(row: EventSubmission, timeZone: string, req: PayloadRequest): Promise<void> {
  const { payload } = req
  const event = await payload.create({
    collection: 'events',
    req,
    overrideAccess: false,
    user: req.user,
    locale: 'en',
    data: {
      title: row.title,
      description: row.description ?? '',
      eventType: row.event_type,
      difficultyLevel: row.difficulty_level as never,
      ...(row.all_day ? daysOf(row, timeZone) : hoursOf(row)),
      isOnline: row.is_online,
      locationCountry: row.location_country,
      locationCity: row.location_city,
      locationVenue: row.location_venue,
      registrationUrl: row.registration_url,
      prizeMoney: row.prize_money === null ? null : Number(row.prize_money),
      submission: row.id,
    },
  })
  if (row.title_he === null && row.description_he === null) return
  await payload.update({
    collection: 'events',
    id: event.id,
    req,
    overrideAccess: false,
    user: req.user,
    locale: 'he',
    data: { title: row.title_he, description: row.description_he },
  })
}
