import { approveSubmission } from './approve-submission.ts'
import { createContact } from './create-contact.ts'
import { createFeedback } from './create-feedback.ts'
import { createSubmission } from './create-submission.ts'
import { deleteSubmission } from './delete-submission.ts'
import { extendSession } from './extend-session.ts'
import { getCalendar } from './get-calendar.ts'
import { getEventCalendar } from './get-event-calendar.ts'
import { getEvent } from './get-event.ts'
import { getFacets } from './get-facets.ts'
import { getFigures } from './get-figures.ts'
import { getHealth } from './get-health.ts'
import { getOverview } from './get-overview.ts'
import { listEvents } from './list-events.ts'
import { listSubmissions } from './list-submissions.ts'
import { rejectSubmission } from './reject-submission.ts'
import { reportError } from './report-error.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { subscribeNewsletter } from './subscribe-newsletter.ts'

/** Every endpoint, by method and path: what `call()` accepts and what the OpenAPI document lists. */
export const endpoints = {
  'GET /api/events': listEvents,
  'GET /api/events/{id}': getEvent,
  'GET /api/events/{id}/calendar.ics': getEventCalendar,
  'GET /api/events.ics': getCalendar,
  'GET /api/facets': getFacets,
  'GET /api/figures': getFigures,
  'POST /api/submissions': createSubmission,
  'POST /api/newsletter/subscribe': subscribeNewsletter,
  'POST /api/contact': createContact,
  'POST /api/feedback': createFeedback,
  'POST /api/errors': reportError,
  'POST /api/purple-elephant-42/auth': signIn,
  'POST /api/sys/auth/logout': signOut,
  'POST /api/sys/auth/extend': extendSession,
  'GET /api/sys/stats/overview': getOverview,
  'GET /api/sys/mgmt/submissions': listSubmissions,
  'POST /api/sys/mgmt/submissions/{id}/approve': approveSubmission,
  'POST /api/sys/mgmt/submissions/{id}/reject': rejectSubmission,
  'DELETE /api/sys/mgmt/submissions/{id}': deleteSubmission,
  'GET /api/health': getHealth,
} as const

export type Endpoints = typeof endpoints
