import { approveSubmission as endpoint } from '@cyberluach/api/approve-submission'
import { dayKeyOf } from '@cyberluach/core/day-key'
import { eventTypes } from '@cyberluach/core/event'
import { eventFacts, type eventFields, valuesOf, type ValuesOf } from '@cyberluach/core/event-fields'
import type { PayloadRequest } from 'payload'
import { once } from '../../platform/database/idempotent.ts'
import { inPayloadTransaction } from '../../platform/database/transaction.ts'
import {
  organizerTexts,
  enqueuePublishedMail,
} from '../../features/submissions/mails/enqueue-organizer-mail.ts'
import { holdPending, settle } from '../../features/submissions/moderation.ts'
import { handle } from '../endpoint.ts'
import { idempotencyKeyOf, reusedKey } from '../../platform/idempotency-key.ts'
import { done } from '../../platform/outcome.ts'
import type { SubmissionRow } from '../../features/submissions/submission-rows.ts'

export const approveSubmission = handle(endpoint, async ({ params, query, headers, signedIn, services }) => {
  const key = idempotencyKeyOf(headers)
  if (key !== null && typeof key === 'object') return key
  const { payload, configuration } = services
  const texts = await organizerTexts(services)
  const result = await inPayloadTransaction(payload, (client, req) =>
    once(client, { endpoint: endpoint.name, key, request: { params, query } }, async () => {
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
      await enqueuePublishedMail({ client, services, texts }, record)
      return done(200, record)
    }),
  )
  return result.kind === 'other' ? reusedKey() : result.answer
})

function hoursOf({ startsAt, endsAt }: EventSubmission) {
  return { allDay: false, startsAt: startsAt.toISOString(), endsAt: endsAt?.toISOString() ?? null }
}

function daysOf({ startsAt, endsAt }: EventSubmission, timeZone: string) {
  const startDay = dayKeyOf(startsAt, timeZone)
  return { allDay: true, startDay, endDay: endsAt ? dayKeyOf(endsAt, timeZone) : startDay }
}

type EventSubmission = SubmissionRow & ValuesOf<typeof eventFields.type> & { startsAt: Date }

function isEvent(row: SubmissionRow): row is EventSubmission {
  return row.startsAt !== null && eventTypes.some((known) => known === row.eventType)
}

/** Creates the event through Payload, by the rights of the one who approves, in the transaction of the request. */
async function publish(row: EventSubmission, timeZone: string, req: PayloadRequest): Promise<void> {
  const { payload } = req
  const event = await payload.create({
    collection: 'events',
    depth: 0,
    req,
    overrideAccess: false,
    user: req.user,
    locale: 'en',
    data: {
      title: row.title,
      description: row.description ?? '',
      ...valuesOf(eventFacts, row),
      ...(row.allDay ? daysOf(row, timeZone) : hoursOf(row)),
      submission: row.id,
    },
  })
  if (row.titleHe === null && row.descriptionHe === null) return
  await payload.update({
    collection: 'events',
    id: event.id,
    depth: 0,
    req,
    overrideAccess: false,
    user: req.user,
    locale: 'he',
    data: { title: row.titleHe, description: row.descriptionHe },
  })
}
