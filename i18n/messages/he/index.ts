import { terms } from './terms.ts'
import { statsPage } from './stats-page.ts'
import { sitemap } from './sitemap.ts'
import { privacy } from './privacy.ts'
import { apiDocs } from './api-docs.ts'
import { accessibility } from './accessibility.ts'
import { about } from './about.ts'
import { adminPanel } from './admin-panel.ts'
import { translationsPanel } from './translations-panel.ts'
import { awaitingApproval } from './awaiting-approval.ts'
import { archive } from './archive.ts'
import { blog } from './blog.ts'
import { calendar } from './calendar.ts'
import { card } from './card.ts'
import { chrome } from './chrome.ts'
import { common } from './common.ts'
import { contact } from './contact.ts'
import { dashboard } from './dashboard.ts'
import { dashboardAnalytics } from './dashboard-analytics.ts'
import { dashboardBackups } from './dashboard-backups.ts'
import { dashboardMailOff } from './dashboard-mail-off.ts'
import { dashboardDecisions } from './dashboard-decisions.ts'
import { dashboardEvents } from './dashboard-events.ts'
import { dashboardFrame } from './dashboard-frame.ts'
import { dashboardLists } from './dashboard-lists.ts'
import { dashboardQueues } from './dashboard-queues.ts'
import { dashboardSources } from './dashboard-sources.ts'
import { deadlineQuestion } from './deadline-question.ts'
import { deadlines } from './deadlines.ts'
import { day } from './day.ts'
import { denied } from './denied.ts'
import { dialog } from './dialog.ts'
import { errorFallback } from './error-fallback.ts'
import { filters } from './filters.ts'
import { eventPage } from './event-page.ts'
import { eventForm } from './event-form.ts'
import { readLink } from './read-link.ts'
import { faq } from './faq.ts'
import { feedback } from './feedback.ts'
import { footer } from './footer.ts'
import { home } from './home.ts'
import { login } from './login.ts'
import { luach } from './luach.ts'
import { mail } from './mail.ts'
import { submissionLink } from './submission-link.ts'
import { meta } from './meta.ts'
import { digestPanel } from './digest-panel.ts'
import { staffMail } from './staff-mail.ts'
import { search } from './search.ts'
import { securityPanel } from './security-panel.ts'
import { sessionPanel } from './session-panel.ts'
import { mailPanel } from './mail-panel.ts'
import { newsletter } from './newsletter.ts'
import { newsletterMail } from './newsletter-mail.ts'
import { newsletterPages } from './newsletter-pages.ts'
import { notFound } from './not-found.ts'
import { notifications } from './notifications.ts'
import { homePanel } from './home-panel.ts'
import { listsPanel } from './lists-panel.ts'
import { personalData } from './personal-data.ts'
import { plan } from './plan.ts'
import { press } from './press.ts'
import { requestErrors } from './request-errors.ts'
import { stats } from './stats.ts'
import { share } from './share.ts'
import { submitPage } from './submit-page.ts'
import { upcoming } from './upcoming.ts'
import { toasts } from './toasts.ts'
import { validation } from './validation.ts'
import { wordQuestion } from './word-question.ts'

export const hebrew = {
  common,
  chrome,
  home,
  calendar,
  luach,
  plan,
  card,
  dialog,
  share,
  stats,
  day,
  submitPage,
  eventForm,
  readLink,
  eventPage,
  deadlines,
  deadlineQuestion,
  archive,
  filters,
  awaitingApproval,
  about,
  press,
  faq,
  contact,
  feedback,
  newsletter,
  newsletterMail,
  newsletterPages,
  digestPanel,
  staffMail,
  search,
  securityPanel,
  sessionPanel,
  mailPanel,
  notifications,
  footer,
  mail,
  submissionLink,
  meta,
  toasts,
  upcoming,
  notFound,
  errorFallback,
  validation,
  wordQuestion,
  requestErrors,
  login,
  denied,
  dashboard,
  dashboardAnalytics,
  dashboardBackups,
  dashboardMailOff,
  dashboardDecisions,
  dashboardEvents,
  dashboardFrame,
  dashboardLists,
  dashboardQueues,
  dashboardSources,
  adminPanel,
  translationsPanel,
  homePanel,
  listsPanel,
  personalData,
  terms,
  statsPage,
  sitemap,
  privacy,
  apiDocs,
  accessibility,
  blog,
}
