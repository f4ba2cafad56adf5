import { describe, expect, test } from 'vitest'
import { messagesFor } from './messages.ts'

const en = messagesFor('en')
const he = messagesFor('he')

describe('the words that the product specification gives stand as they are', () => {
  test.each<[shown: { title: string; text: string }, title: string, text: string]>([
    [
      en.errorFallback,
      'Something went wrong',
      'We encountered an unexpected error. Please try refreshing the page or go back to the homepage.',
    ],
    [
      en.toasts.submission.missing,
      'Error',
      'Please fill in all required fields (title, start date, organizer email, contact person name and phone)',
    ],
    [
      en.toasts.submission.failed,
      'Submission Error',
      'An error occurred while submitting the form. Please check the details and try again.',
    ],
    [
      en.toasts.submission.sent,
      'Submission Sent Successfully!',
      'Thank you for submitting the event. The event has been sent to admin approval and will be added to the site after review.',
    ],
    [en.toasts.newsletter.missing, 'Missing fields', 'Please fill in all fields'],
    [en.toasts.newsletter.invalidEmail, 'Invalid email', 'Please enter a valid email address'],
    [en.toasts.newsletter.duplicate, 'Already subscribed!', 'This email is already subscribed to our newsletter'],
    [en.toasts.newsletter.failed, 'Error', 'Failed to subscribe. Please try again later'],
    [en.toasts.contact.missing, 'Error', 'Please fill in all required fields'],
    [
      en.toasts.contact.failed,
      'Sending Error',
      'An error occurred while sending the message. Please try again or contact us directly via email.',
    ],
    [en.toasts.feedback.ratingRequired, 'Rating Required', 'Please provide at least an overall rating'],
    [en.toasts.feedback.failed, 'Submission Error', 'Failed to submit feedback. Please try again.'],
    [en.toasts.feedback.sent, 'Feedback Submitted', 'Thank you for your valuable feedback!'],
    [
      { title: en.day.invalidTitle, text: en.day.invalidText },
      'Invalid Date',
      'The selected date is invalid. Please return to the home page.',
    ],
    [
      { title: he.dashboard.guard.deniedTitle, text: he.dashboard.guard.deniedText },
      'גישה נדחתה',
      'אין לך הרשאה לגשת לעמוד זה',
    ],
    [he.login.success, 'התחברות הצליחה', 'ברוך הבא {name}'],
  ])('%o', (shown, title, text) => expect({ ...shown }).toMatchObject({ title, text }))

  test.each<[shown: string, specified: string]>([
    [en.errorFallback.reload, 'Reload Page'],
    [en.errorFallback.home, 'Go Home'],
    [en.toasts.newsletter.done.title, 'Successfully subscribed!'],
    [en.toasts.contact.sent.title, 'Message Sent Successfully!'],
    [en.home.submitButton, 'Submit New Event'],
    [en.eventForm.title, 'Submit New Event'],
    [en.upcoming.title, 'Upcoming Events'],
    [en.upcoming.empty, 'No upcoming events found'],
    [en.notifications.empty, 'No new notifications'],
    [en.day.emptyTitle, 'No Events on This Date'],
    [en.day.emptyButton, 'Browse Other Events'],
    [en.day.invalidButton, 'Back to Home'],
    [en.statsPage.emptyTitle, 'No Events Found'],
    [en.statsPage.emptyButton, 'Browse All Events'],
    [en.stats.thisMonth, 'Events This Month'],
    [en.stats.online, 'Online Events'],
    [en.stats.prizeTotal, 'Total Prize Money'],
    [en.stats.topCountry, 'Top Country'],
    [en.stats.popularType, 'Popular Type'],
    [en.stats.insights, 'Quick Insights'],
    [en.common.unknownCountry, 'Unknown'],
    [en.feedback.title, 'Platform Feedback'],
    [en.feedback.submitting, 'Submitting...'],
    [en.feedback.notRated, 'Not rated'],
    [en.feedback.ratingValue, '{n}/5'],
    [en.feedback.thanksTitle, 'Thank You'],
    [en.feedback.returnToCalendar, 'Return to Calendar'],
    [en.contact.subjectDefault, 'Contact Form Submission'],
    [en.awaitingApproval.badge, 'Under Review'],
    [en.awaitingApproval.fallbackTitle, 'Your Event'],
    [en.awaitingApproval.home, 'Back to Home'],
    [en.awaitingApproval.another, 'Submit Another Event'],
    [en.notFound.title, 'Page Not Found'],
    [en.notFound.home, 'Go to Homepage'],
    [en.notFound.back, 'Go Back'],
    [en.submitPage.submitNow, 'Submit Now'],
    [en.submitPage.learnMore, 'Learn More'],
    [en.submitPage.free, 'Completely Free'],
    [en.submitPage.approval24, '24h Approval'],
    [en.filters.typeLabel, 'Event Type'],
    [en.filters.locationLabel, 'Location'],
    [en.share.copied, 'Copied'],
    [`${en.denied.heading} - ${en.denied.text}`, 'Access Denied - Unauthorized access attempt logged'],
    [he.login.errors.username, 'שם משתמש נדרש'],
    [he.login.errors.password, 'סיסמה נדרשת'],
    [he.login.errors.captchaRequired, 'אימות אבטחה נדרש'],
    [he.login.errors.captchaWrong, 'אימות האבטחה שגוי'],
    [he.login.errors.title, 'שגיאת התחברות'],
    [he.login.errors.tooMany, 'יותר מדי ניסיונות התחברות. נסה שוב מאוחר יותר'],
    [he.login.errors.denied, 'גישה נדחתה - פעילות חשודה זוהתה'],
    [he.login.errors.wrong, 'פרטי התחברות שגויים'],
    [he.login.errors.fallback, 'שם משתמש או סיסמה שגויים'],
    [he.login.submitting, 'מתחבר...'],
  ])('%s', (shown, specified) => expect(shown).toBe(specified))
})

describe('the claims that the product specification fixes', () => {
  test('of the submit page', () => {
    const { visitorsValue, eventsValue, countriesValue, approvalValue } = en.submitPage.stats
    expect([visitorsValue, eventsValue, countriesValue, approvalValue]).toEqual(['6K+', '58+', '25+', '24h'])
  })

  test('of the about page', () => {
    const { eventsValue, countriesValue, monitoringValue } = en.about.figures
    expect([eventsValue, countriesValue, monitoringValue]).toEqual(['51+', '20+', '24/7'])
  })

  test('of the site map, the sources and the response times', () => {
    expect(en.sitemap.claims.syncValue).toBe('24/7')
    expect(en.footer.sourceSync).toBe('Synced every 3 days')
    const { timesGeneralValue, timesBugsValue, timesCriticalValue } = en.contact
    expect([timesGeneralValue, timesBugsValue, timesCriticalValue]).toEqual(['24-48 hours', '12-24 hours', '2-6 hours'])
  })
})

test.each<[shown: string, specified: string]>([
  [he.dashboard.toasts.approved, 'אירוע אושר בהצלחה'],
  [he.dashboard.toasts.rejected, 'אירוע נדחה'],
  [he.dashboard.toasts.deleted, 'הגשה נמחקה לצמיתות'],
  [he.dashboardFrame.download.done, 'ייצוא הושלם'],
  [he.dashboardQueues.events.nothingToExport, 'אין נתונים לייצוא'],
  [he.dashboardQueues.events.nothingToExportText, 'לא נמצאו הגשות תואמות לייצוא'],
  [he.dashboardQueues.feedback.exported, 'קובץ יוצא בהצלחה'],
  [he.dashboard.submissions.statuses.pending, 'ממתין'],
  [he.dashboard.submissions.statuses.approved, 'אושר'],
  [he.dashboard.submissions.statuses.rejected, 'נדחה'],
  [en.dashboard.submissions.failed, 'Failed to fetch submissions'],
  [en.dashboard.toasts.approveFailed, 'Failed to approve submission'],
  [en.dashboard.toasts.rejectFailed, 'Failed to reject submission'],
  [en.dashboard.toasts.deleteFailed, 'Failed to delete submission'],
  [en.dashboardQueues.contact.nothingToExport.toLowerCase(), 'no inquiries to export'],
  [en.dashboardQueues.feedback.nothingToExport.toLowerCase(), 'no feedback to export'],
  [en.dashboardQueues.contact.archiveNote.toLowerCase(), 'inquiry answered'],
  [en.dashboardQueues.feedback.archiveNote.toLowerCase(), 'feedback reviewed'],
])('the queues of the dashboard say “%s”', (shown, specified) => expect(shown).toBe(specified))
