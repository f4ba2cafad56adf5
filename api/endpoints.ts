import { approveSubmission } from './approve-submission.ts'
import { getBlogPost, listBlog } from './blog.ts'
import { confirmSubscription } from './confirm-subscription.ts'
import { createContact } from './create-contact.ts'
import { createFeedback } from './create-feedback.ts'
import { createSubmission } from './create-submission.ts'
import { deleteSubmission } from './delete-submission.ts'
import {
  exportContact,
  exportFeedback,
  exportSubmissions,
  exportSubscribers,
  exportVisits,
} from './exports.ts'
import { extendSession } from './extend-session.ts'
import { getCalendar } from './get-calendar.ts'
import { getEventCalendar } from './get-event-calendar.ts'
import { getEvent } from './get-event.ts'
import { getFacets } from './get-facets.ts'
import { getFaq } from './get-faq.ts'
import { getFigures } from './get-figures.ts'
import { getHealth, getHealthReport } from './get-health.ts'
import { getMonths } from './get-months.ts'
import { getOverview } from './get-overview.ts'
import { getSummary } from './get-summary.ts'
import { getTexts } from './get-texts.ts'
import { listEvents } from './list-events.ts'
import { listSimilar } from './list-similar.ts'
import { listSubmissions } from './list-submissions.ts'
import { listSubscribers } from './list-subscribers.ts'
import { listVisits } from './list-visits.ts'
import { createPost, deletePost, listPosts, updatePost } from './posts.ts'
import { readSubscription } from './read-subscription.ts'
import { rejectSubmission } from './reject-submission.ts'
import { removeSamples } from './remove-samples.ts'
import { reportDenial } from './report-denial.ts'
import { reportError } from './report-error.ts'
import { resubscribe } from './resubscribe.ts'
import { sendPulse } from './send-pulse.ts'
import { signIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { correctSubmission, getSubmissionLink, withdrawSubmission } from './submission-link.ts'
import { subscribeNewsletter } from './subscribe-newsletter.ts'
import { unsubscribe } from './unsubscribe.ts'

/** Every endpoint, by method and path: what `call()` accepts and what the OpenAPI document lists. */
export const endpoints = {
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
  'GET /api/sys/stats/sessions': listVisits,
  'GET /api/sys/stats/visits.csv': exportVisits,
  'GET /api/sys/health': getHealthReport,
  'GET /api/sys/mgmt/summary': getSummary,
  'GET /api/sys/mgmt/submissions': listSubmissions,
  'GET /api/sys/mgmt/similar': listSimilar,
  'POST /api/sys/mgmt/submissions/{id}/approve': approveSubmission,
  'POST /api/sys/mgmt/submissions/{id}/reject': rejectSubmission,
  'DELETE /api/sys/mgmt/submissions/{id}': deleteSubmission,
  'DELETE /api/sys/mgmt/sample-events': removeSamples,
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
} as const

export type Endpoints = typeof endpoints
