import { approveSubmission } from './handlers/approve-submission.ts'
import { confirmSubscription } from './handlers/confirm-subscription.ts'
import { correctSubmission } from './handlers/correct-submission.ts'
import { createContact } from './handlers/create-contact.ts'
import { createFeedback } from './handlers/create-feedback.ts'
import { createPicture } from './handlers/create-picture.ts'
import { createPost } from './handlers/create-post.ts'
import { createSubmission } from './handlers/create-submission.ts'
import { decideProposal } from './handlers/decide-proposal.ts'
import { decideSubmissions } from './handlers/decide-submissions.ts'
import { deletePost } from './handlers/delete-post.ts'
import { deleteSubmission } from './handlers/delete-submission.ts'
import { editSubmission } from './handlers/edit-submission.ts'
import { describePicture } from './handlers/describe-picture.ts'
import { exportContact } from './handlers/export-contact.ts'
import { exportEvents, exportEventsCsv } from './handlers/export-events.ts'
import { exportFeedback } from './handlers/export-feedback.ts'
import { exportSubmissions } from './handlers/export-submissions.ts'
import { exportSubscribers } from './handlers/export-subscribers.ts'
import { exportVisits } from './handlers/export-visits.ts'
import { checkSession } from './handlers/check-session.ts'
import { extendSession } from './handlers/extend-session.ts'
import { getArchive } from './handlers/get-archive.ts'
import { getEventList } from './handlers/get-event-list.ts'
import { listDecided } from './handlers/list-decided.ts'
import { listEventAddresses } from './handlers/list-event-addresses.ts'
import { getBlogPost } from './handlers/get-blog-post.ts'
import { getCalendar } from './handlers/get-calendar.ts'
import { answerDeadlineQuestion } from './handlers/answer-deadline-question.ts'
import { getDeadlineQuestion } from './handlers/get-deadline-question.ts'
import { getDeadlineCalendar } from './handlers/get-deadline-calendar.ts'
import { listDeadlines } from './handlers/list-deadlines.ts'
import { getEventCalendar } from './handlers/get-event-calendar.ts'
import { getEvent } from './handlers/get-event.ts'
import { getEventPage } from './handlers/get-event-page.ts'
import { getFacets } from './handlers/get-facets.ts'
import { getFaq } from './handlers/get-faq.ts'
import { getFigures } from './handlers/get-figures.ts'
import { getGlance } from './handlers/get-glance.ts'
import { getBackupState } from './handlers/get-backup-state.ts'
import { getHealthReport } from './handlers/get-health-report.ts'
import { getCms, getHealth, getLive, getReady } from './handlers/get-health.ts'
import { getMonth } from './handlers/get-month.ts'
import { getMonths } from './handlers/get-months.ts'
import { getOverview } from './handlers/get-overview.ts'
import { getProofQuestion } from './handlers/get-proof-question.ts'
import { getSubmissionLink } from './handlers/get-submission-link.ts'
import { getSummary } from './handlers/get-summary.ts'
import { getTexts } from './handlers/get-texts.ts'
import { listBlog } from './handlers/list-blog.ts'
import { listEvents } from './handlers/list-events.ts'
import { listCredits } from './handlers/list-credits.ts'
import { changeEventState } from './handlers/change-event-state.ts'
import { createEvent } from './handlers/create-event.ts'
import { editEvent } from './handlers/edit-event.ts'
import { listEventChanges } from './handlers/list-event-changes.ts'
import { listProposals } from './handlers/list-proposals.ts'
import { listTwins } from './handlers/list-twins.ts'
import { mergeEvents } from './handlers/merge-events.ts'
import { undoMerge } from './handlers/undo-merge.ts'
import { undoEventChange } from './handlers/undo-event-change.ts'
import { decideEventRequest } from './handlers/decide-event-request.ts'
import { listEventRequests } from './handlers/list-event-requests.ts'
import { requestEventChange } from './handlers/request-event-change.ts'
import { requestEventDetails } from './handlers/request-event-details.ts'
import { listManagedEvents } from './handlers/list-managed-events.ts'
import { listManagedSeries } from './handlers/list-managed-series.ts'
import { readLink } from './handlers/read-link.ts'
import { listPosts } from './handlers/list-posts.ts'
import { listSimilar } from './handlers/list-similar.ts'
import { listSubmissions } from './handlers/list-submissions.ts'
import { listSources } from './handlers/list-sources.ts'
import { createSource } from './handlers/create-source.ts'
import { editSource } from './handlers/edit-source.ts'
import { deleteSource } from './handlers/delete-source.ts'
import { syncSource } from './handlers/sync-source.ts'
import { listSourceRuns } from './handlers/list-source-runs.ts'
import { previewSource } from './handlers/preview-source.ts'
import { listSubscribers } from './handlers/list-subscribers.ts'
import { listVisits } from './handlers/list-visits.ts'
import { readSubscription } from './handlers/read-subscription.ts'
import { listReplies } from './handlers/list-replies.ts'
import { replyToMessage } from './handlers/reply-to-message.ts'
import { sendMailAgain } from './handlers/send-mail-again.ts'
import { rejectSubmission } from './handlers/reject-submission.ts'
import { removeSamples } from './handlers/remove-samples.ts'
import { reportDenial } from './handlers/report-denial.ts'
import { reportError } from './handlers/report-error.ts'
import { resubscribe } from './handlers/resubscribe.ts'
import { searchEvents } from './handlers/search-events.ts'
import { sendPulse } from './handlers/send-pulse.ts'
import { signInCode } from './handlers/sign-in-code.ts'
import { signInEnrolment } from './handlers/sign-in-enrolment.ts'
import { signInPasskey, signInPasskeyQuestion } from './handlers/sign-in-passkey.ts'
import { signIn } from './handlers/sign-in.ts'
import { signOut } from './handlers/sign-out.ts'
import { subscribeNewsletter } from './handlers/subscribe-newsletter.ts'
import { undoDecisions } from './handlers/undo-decisions.ts'
import { undoProposal } from './handlers/undo-proposal.ts'
import { unsubscribe } from './handlers/unsubscribe.ts'
import { updatePost } from './handlers/update-post.ts'
import { withdrawSubmission } from './handlers/withdraw-submission.ts'
import { answerWordQuestion, getWordQuestion } from './handlers/word-questions.ts'

/** What answers each endpoint; one without a handler, or with two, fails a test. */
export const handlers = [
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
  listSubmissions,
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
  listVisits,
  exportVisits,
  getSummary,
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
  getHealthReport,
  getBackupState,
] as const
