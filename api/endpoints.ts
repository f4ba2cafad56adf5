import { approveSubmission } from './approve-submission.ts'
import { editSubmission } from './edit-submission.ts'
import { getBlogPost, listBlog } from './blog.ts'
import { confirmSubscription } from './confirm-subscription.ts'
import { answerDeadlineQuestion, getDeadlineQuestion } from './deadline-question.ts'
import { getDeadlineCalendar, listDeadlines } from './deadlines.ts'
import { createContact } from './create-contact.ts'
import { createFeedback } from './create-feedback.ts'
import { createSubmission } from './create-submission.ts'
import { decideProposal, listDecided, listProposals, undoProposal } from './decide-sightings.ts'
import { decideSubmissions } from './decide-submissions.ts'
import { deleteSubmission } from './delete-submission.ts'
import {
  exportContact,
  exportFeedback,
  exportSubmissions,
  exportSubscribers,
  exportVisits,
} from './exports.ts'
import { checkSession } from './check-session.ts'
import { extendSession } from './extend-session.ts'
import { getBackupState } from './get-backup-state.ts'
import { getArchive, getEventList, listEventAddresses } from './event-lists.ts'
import { getCalendar } from './get-calendar.ts'
import { getEventCalendar } from './get-event-calendar.ts'
import { getEvent } from './get-event.ts'
import { getEventPage } from './get-event-page.ts'
import { exportEvents, exportEventsCsv } from './export-events.ts'
import { getFacets } from './get-facets.ts'
import { getFaq } from './get-faq.ts'
import { getFigures } from './get-figures.ts'
import { getGlance } from './get-glance.ts'
import { getCms, getHealth, getHealthReport, getLive, getReady } from './get-health.ts'
import { getMonth } from './get-month.ts'
import { getMonths } from './get-months.ts'
import { getOverview } from './get-overview.ts'
import { getSummary } from './get-summary.ts'
import { getTexts } from './get-texts.ts'
import { listEvents } from './list-events.ts'
import { listCredits } from './list-credits.ts'
import {
  changeEventState,
  createEvent,
  editEvent,
  listEventChanges,
  undoEventChange,
} from './change-event.ts'
import { listTwins, mergeEvents, undoMerge } from './event-twins.ts'
import { listManagedEvents } from './manage-events.ts'
import { listManagedSeries } from './manage-series.ts'
import { listSimilar } from './list-similar.ts'
import { listSubmissions } from './list-submissions.ts'
import { listSubscribers } from './list-subscribers.ts'
import { listVisits } from './list-visits.ts'
import { createPost, deletePost, listPosts, updatePost } from './posts.ts'
import { createPicture, describePicture } from './pictures.ts'
import { getProofQuestion } from './get-proof-question.ts'
import { answerWordQuestion, getWordQuestion } from './word-questions.ts'
import { readLink } from './read-link.ts'
import { readSubscription } from './read-subscription.ts'
import { rejectSubmission } from './reject-submission.ts'
import { removeSamples } from './remove-samples.ts'
import { listReplies, replyToMessage, sendMailAgain } from './replies.ts'
import { reportDenial } from './report-denial.ts'
import { reportError } from './report-error.ts'
import { resubscribe } from './resubscribe.ts'
import { searchEvents } from './search-events.ts'
import { sendPulse } from './send-pulse.ts'
import { signIn, signInCode, signInEnrolment } from './sign-in.ts'
import { signInPasskey, signInPasskeyQuestion } from './sign-in-passkey.ts'
import { signOut } from './sign-out.ts'
import {
  correctSubmission,
  getSubmissionLink,
  requestEventChange,
  requestEventDetails,
  withdrawSubmission,
} from './submission-link.ts'
import { decideEventRequest, listEventRequests } from './event-requests.ts'
import {
  createSource,
  deleteSource,
  editSource,
  listSourceRuns,
  listSources,
  syncSource,
} from './manage-sources.ts'
import { previewSource } from './preview-source.ts'
import { subscribeNewsletter } from './subscribe-newsletter.ts'
import { undoDecisions } from './undo-decisions.ts'
import { unsubscribe } from './unsubscribe.ts'

const list = [
  listEvents,
  searchEvents,
  getEvent,
  getEventPage,
  getArchive,
  getEventList,
  listEventAddresses,
  getEventCalendar,
  getCalendar,
  getDeadlineCalendar,
  getDeadlineQuestion,
  answerDeadlineQuestion,
  listDeadlines,
  getFacets,
  listCredits,
  exportEvents,
  exportEventsCsv,
  getFigures,
  getGlance,
  getMonths,
  getMonth,
  getFaq,
  getTexts,
  getProofQuestion,
  getWordQuestion,
  answerWordQuestion,
  createSubmission,
  getSubmissionLink,
  correctSubmission,
  withdrawSubmission,
  requestEventChange,
  requestEventDetails,
  subscribeNewsletter,
  readLink,
  readSubscription,
  confirmSubscription,
  unsubscribe,
  resubscribe,
  createContact,
  createFeedback,
  reportError,
  signIn,
  signInCode,
  signInEnrolment,
  signInPasskeyQuestion,
  signInPasskey,
  signOut,
  checkSession,
  extendSession,
  getOverview,
  listVisits,
  exportVisits,
  getHealthReport,
  getBackupState,
  getSummary,
  listSubmissions,
  listSimilar,
  listManagedEvents,
  listManagedSeries,
  createEvent,
  editEvent,
  changeEventState,
  listEventChanges,
  undoEventChange,
  listTwins,
  mergeEvents,
  undoMerge,
  listEventRequests,
  decideEventRequest,
  listProposals,
  decideProposal,
  undoProposal,
  listDecided,
  editSubmission,
  approveSubmission,
  rejectSubmission,
  deleteSubmission,
  decideSubmissions,
  listReplies,
  replyToMessage,
  sendMailAgain,
  undoDecisions,
  removeSamples,
  listSources,
  createSource,
  editSource,
  deleteSource,
  syncSource,
  listSourceRuns,
  previewSource,
  listSubscribers,
  exportSubmissions,
  exportContact,
  exportFeedback,
  exportSubscribers,
  listPosts,
  createPost,
  updatePost,
  deletePost,
  createPicture,
  describePicture,
  listBlog,
  getBlogPost,
  sendPulse,
  reportDenial,
  getHealth,
  getLive,
  getCms,
  getReady,
] as const

type Endpoint = (typeof list)[number]

/** Every endpoint, by method and path: what `call()` accepts and what the OpenAPI document lists. */
export type Endpoints = { [One in Endpoint as One['name']]: One }

export const endpoints = Object.fromEntries(list.map((one) => [one.name, one])) as Endpoints

if (Object.keys(endpoints).length < list.length)
  throw new Error('Two endpoints have the same method and path')
