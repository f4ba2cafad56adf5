import { daysOfFailedMails } from '@cyberluach/core/messages/failed-mails'
import { z } from '@hono/zod-openapi'
import { endpoint, staffCall, jsonAnswer } from './endpoint.ts'
import { errors } from './errors.ts'
import { moment } from './fields.ts'

const count = z.number().int().nonnegative()
const queue = z.object({
  pending: count,
  approved: count,
  rejected: count,
  overdue: count,
  suspicious: count.openapi({
    description: 'Of those that wait: without a proof of work where it is enforced',
  }),
})
const average = z.number().nullable()

const summarySchema = z
  .object({
    events: queue.extend({
      overdue: count.openapi({ description: 'Pending for more than 24 hours' }),
      oldest: moment.nullable().openapi({ description: 'Since when the oldest pending one waits' }),
    }),
    contact: queue.openapi({ description: 'Overdue: pending for more than 48 hours, bugs 24' }),
    feedback: queue.extend({
      overdue: count.openapi({ description: 'Always 0: feedback has no target' }),
      ratings: z.array(count).length(5).openapi({ description: 'How many gave 1, 2, 3, 4 and 5 overall' }),
      averages: z.object({
        overallRating: average,
        usabilityRating: average,
        contentRating: average,
        designRating: average,
        recommendToOthers: average,
      }),
    }),
    subscribers: z.object({
      total: count,
      active: count,
      cancelled: count,
      joinedLast30Days: count,
      cancelledLast30Days: count,
    }),
    sessions: z.object({
      active: count.openapi({ description: 'Visits with a sign of life in the last 5 minutes' }),
    }),
    posts: z.object({ total: count, published: count, drafts: count }),
    mails: z.object({
      isOn: z.boolean().openapi({ description: 'Whether a mail server is set: without one, mails are kept' }),
      failed: count.openapi({ description: `Of the last ${daysOfFailedMails} days: older ones are history` }),
      kept: count.openapi({
        description: `Kept for want of a server, of the last ${daysOfFailedMails} days`,
      }),
    }),
    translations: count.openapi({
      description: 'Texts that have no Hebrew, or one of another English; counted once a minute',
    }),
    requests: count.openapi({ description: 'Changes of events that organizers ask for' }),
    deadlines: count.openapi({ description: 'Calls that may have been extended, for the team to look' }),
    sources: z.object({
      waiting: count.openapi({ description: 'What they say and nobody has decided about' }),
      failing: count.openapi({ description: 'Those whose last reading failed, or is not believed' }),
      offered: count.openapi({ description: 'Calendars that organizers offer and nobody has decided about' }),
    }),
    samples: count.openapi({ description: 'Sample events on the calendar' }),
  })
  .openapi('Summary')

/** How much of everything there is, all rows counted; averages are null where nobody rated. */
export type Summary = z.infer<typeof summarySchema>

/** The counts on the dashboard's tabs and heads. */
export const getSummary = endpoint('GET /api/sys/mgmt/summary', {
  ...staffCall('Moderation', 'moderate'),
  summary: 'How much of everything there is',
  responses: { 200: jsonAnswer(summarySchema, 'The counts'), ...errors(401, 403, 503) },
})
