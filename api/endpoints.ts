import { analyticsEndpoints } from './analytics.ts'
import { calendarEndpoints } from './calendar.ts'
import { deadlineEndpoints } from './deadlines.ts'
import { eventListEndpoints } from './event-lists.ts'
import { eventEndpoints } from './events.ts'
import { exportEndpoints } from './exports.ts'
import { healthEndpoints } from './health.ts'
import { managedEventEndpoints } from './managed-events.ts'
import { messageEndpoints } from './messages.ts'
import { moderationEndpoints } from './moderation.ts'
import { newsletterEndpoints } from './newsletter.ts'
import { postEndpoints } from './posts.ts'
import { proofEndpoints } from './proofs.ts'
import { proposalEndpoints } from './proposals.ts'
import { sessionEndpoints } from './sessions.ts'
import { sourceEndpoints } from './sources.ts'
import { submissionLinkEndpoints } from './submission-link.ts'
import { submissionEndpoints } from './submissions.ts'
import { summaryEndpoints } from './summary.ts'
import { textEndpoints } from './texts.ts'

const list = [
  ...eventEndpoints,
  ...eventListEndpoints,
  ...calendarEndpoints,
  ...deadlineEndpoints,
  ...exportEndpoints,
  ...textEndpoints,
  ...proofEndpoints,
  ...submissionEndpoints,
  ...submissionLinkEndpoints,
  ...newsletterEndpoints,
  ...messageEndpoints,
  ...analyticsEndpoints,
  ...sessionEndpoints,
  ...healthEndpoints,
  ...summaryEndpoints,
  ...moderationEndpoints,
  ...managedEventEndpoints,
  ...proposalEndpoints,
  ...sourceEndpoints,
  ...postEndpoints,
] as const

type Endpoint = (typeof list)[number]

/** Every endpoint, by method and path: what `call()` accepts and what the OpenAPI document lists. */
export type Endpoints = { [One in Endpoint as One['name']]: One }

/** The declarations by method and path, for the client, the server's registry and the OpenAPI document. */
export const endpoints = Object.fromEntries(list.map((one) => [one.name, one])) as Endpoints

if (Object.keys(endpoints).length < list.length)
  throw new Error('Two endpoints have the same method and path')
