import type { Handler, Name } from './endpoint.ts'
import { approveSubmission } from './handlers/approve-submission.ts'
import { confirmSubscription } from './handlers/confirm-subscription.ts'
import { correctSubmission } from './handlers/correct-submission.ts'
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
import { getBlogPost } from './handlers/get-blog-post.ts'
import { getCalendar } from './handlers/get-calendar.ts'
import { getEventCalendar } from './handlers/get-event-calendar.ts'
import { getEvent } from './handlers/get-event.ts'
import { getFacets } from './handlers/get-facets.ts'
import { getFaq } from './handlers/get-faq.ts'
import { getFigures } from './handlers/get-figures.ts'
import { getHealthReport } from './handlers/get-health-report.ts'
import { getHealth } from './handlers/get-health.ts'
import { getMonths } from './handlers/get-months.ts'
import { getOverview } from './handlers/get-overview.ts'
import { getSubmissionLink } from './handlers/get-submission-link.ts'
import { getSummary } from './handlers/get-summary.ts'
import { getTexts } from './handlers/get-texts.ts'
import { listBlog } from './handlers/list-blog.ts'
import { listEvents } from './handlers/list-events.ts'
import { listPosts } from './handlers/list-posts.ts'
import { listSimilar } from './handlers/list-similar.ts'
import { listSubmissions } from './handlers/list-submissions.ts'
import { listSubscribers } from './handlers/list-subscribers.ts'
import { listVisits } from './handlers/list-visits.ts'
import { readSubscription } from './handlers/read-subscription.ts'
import { rejectSubmission } from './handlers/reject-submission.ts'
import { removeSamples } from './handlers/remove-samples.ts'
import { reportDenial } from './handlers/report-denial.ts'
import { reportError } from './handlers/report-error.ts'
import { resubscribe } from './handlers/resubscribe.ts'
import { sendPulse } from './handlers/send-pulse.ts'
import { signIn } from './handlers/sign-in.ts'
import { signOut } from './handlers/sign-out.ts'
import { subscribeNewsletter } from './handlers/subscribe-newsletter.ts'
import { unsubscribe } from './handlers/unsubscribe.ts'
import { updatePost } from './handlers/update-post.ts'
import { withdrawSubmission } from './handlers/withdraw-submission.ts'

export const handlers: { [EndpointName in Name]: Handler<EndpointName> } = {
  'GET /api/events': listEvents,
  'GET /api/events/{id}': getEvent,
  'GET /api/events/{id}/calendar.ics': getEventCalendar,
  'GET /api/events.ics': getCalendar,
  'GET /api/facets': getFacets,
  'GET /api/figures': getFigures,
  'GET /api/months': getMonths,
  'GET /api/faq': getFaq,
  'GET /api/texts': getTexts,
  'POST /api/submissions': createSubmission,
  'GET /api/submission/{token}': getSubmissionLink,
  'PUT /api/submission/{token}': correctSubmission,
  'POST /api/submission/{token}/withdraw': withdrawSubmission,
  'POST /api/newsletter/subscribe': subscribeNewsletter,
  'POST /api/newsletter/link': readSubscription,
  'POST /api/newsletter/confirm': confirmSubscription,
  'POST /api/newsletter/unsubscribe': unsubscribe,
  'POST /api/newsletter/resubscribe': resubscribe,
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
  'DELETE /api/sys/mgmt/sample-events': removeSamples,
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
  'GET /api/blog': listBlog,
  'GET /api/blog/{slug}': getBlogPost,
  'POST /api/pulse': sendPulse,
  'POST /api/denials': reportDenial,
  'GET /api/health': getHealth,
  'GET /api/sys/health': getHealthReport,
}
