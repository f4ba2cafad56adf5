import type { Handler, Name } from './endpoint.ts'
import { approveSubmission } from './handlers/approve-submission.ts'
import { createContact } from './handlers/create-contact.ts'
import { createFeedback } from './handlers/create-feedback.ts'
import { createPost } from './handlers/create-post.ts'
import { createSubmission } from './handlers/create-submission.ts'
import { deletePost } from './handlers/delete-post.ts'
import { deleteSubmission } from './handlers/delete-submission.ts'
import { exportContact } from './handlers/export-contact.ts'
import { exportFeedback } from './handlers/export-feedback.ts'
import { exportSubmissions } from './handlers/export-submissions.ts'
import { exportSubscribers } from './handlers/export-subscribers.ts'
import { exportVisits } from './handlers/export-visits.ts'
import { extendSession } from './handlers/extend-session.ts'
import { getCalendar } from './handlers/get-calendar.ts'
import { getEventCalendar } from './handlers/get-event-calendar.ts'
import { getEvent } from './handlers/get-event.ts'
import { getFacets } from './handlers/get-facets.ts'
import { getFigures } from './handlers/get-figures.ts'
import { getHealth } from './handlers/get-health.ts'
import { getOverview } from './handlers/get-overview.ts'
import { getSummary } from './handlers/get-summary.ts'
import { listEvents } from './handlers/list-events.ts'
import { listPosts } from './handlers/list-posts.ts'
import { listSimilar } from './handlers/list-similar.ts'
import { listSubmissions } from './handlers/list-submissions.ts'
import { listSubscribers } from './handlers/list-subscribers.ts'
import { listVisits } from './handlers/list-visits.ts'
import { rejectSubmission } from './handlers/reject-submission.ts'
import { reportDenial } from './handlers/report-denial.ts'
import { reportError } from './handlers/report-error.ts'
import { sendPulse } from './handlers/send-pulse.ts'
import { signIn } from './handlers/sign-in.ts'
import { signOut } from './handlers/sign-out.ts'
import { subscribeNewsletter } from './handlers/subscribe-newsletter.ts'
import { updatePost } from './handlers/update-post.ts'

export const handlers: { [EndpointName in Name]: Handler<EndpointName> } = {
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
  'GET /api/sys/stats/sessions': listVisits,
  'GET /api/sys/stats/visits.csv': exportVisits,
  'GET /api/sys/mgmt/summary': getSummary,
  'GET /api/sys/mgmt/similar': listSimilar,
  'GET /api/sys/mgmt/newsletter/all': listSubscribers,
  'GET /api/sys/mgmt/submissions.csv': exportSubmissions,
  'GET /api/sys/mgmt/contact.csv': exportContact,
  'GET /api/sys/mgmt/feedback.csv': exportFeedback,
  'GET /api/sys/mgmt/newsletter.csv': exportSubscribers,
  'GET /api/posts': listPosts,
  'POST /api/posts': createPost,
  'PUT /api/posts/{id}': updatePost,
  'DELETE /api/posts/{id}': deletePost,
  'POST /api/pulse': sendPulse,
  'POST /api/denials': reportDenial,
  'GET /api/health': getHealth,
}
