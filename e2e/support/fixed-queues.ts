import type { SubmissionRecord } from '@cyberluach/api/submissions'
import type { Summary } from '@cyberluach/api/summary'
import type { Similar } from '@cyberluach/api/moderation'
import { contactInfo, contactTitle, type ContactCategory } from '@cyberluach/core/messages/contact-message'
import { feedbackTitle } from '@cyberluach/core/messages/feedback'
import type { Page } from '@playwright/test'
import { emptySubmission } from '../../cms/src/testing/empty-submission.ts'
import { picturedMorning } from './pictured-product.ts'

/** Hours before the morning of the pictures, as an instant. */
const ago = (hours: number) => new Date(Date.parse(picturedMorning) - hours * 3_600_000).toISOString()

let made = 0
const nextId = () => `00000000-0000-4000-8000-${String((made += 1)).padStart(12, '0')}`

function record(fields: Partial<SubmissionRecord>): SubmissionRecord {
  return {
    ...emptySubmission,
    id: nextId(),
    createdAt: picturedMorning,
    locale: 'he',
    ...fields,
  }
}

const approved = (hours: number) => ({ status: 'approved', decidedAt: ago(hours), decidedBy: 'admin' }) as const
const rejected = (hours: number, adminNotes: string) =>
  ({ status: 'rejected', decidedAt: ago(hours), decidedBy: 'admin', adminNotes }) as const

const events = [
  record({
    title: 'Negev Cyber CTF 2027',
    titleHe: 'תחרות הסייבר של הנגב 2027',
    description: 'תחרות CTF בסגנון Jeopardy לצוותים של עד 4 משתתפים, 30 אתגרים ב־5 תחומים.',
    difficultyLevel: 'intermediate',
    startDate: '2027-01-14T09:00:00+02:00',
    endDate: '2027-01-14T20:00:00+02:00',
    locationCountry: 'Israel',
    locationCity: 'באר שבע',
    locationVenue: 'פארק ההייטק',
    organizerName: 'CyberNegev',
    organizerEmail: 'ops@cybernegev.example',
    organizerPhone: '08-555-0190',
    contactPersonName: 'מאיה לוי',
    contactPersonPhone: '052-555-0137',
    contactPersonPosition: 'מנהלת קהילה',
    contactPersonHours: 'ימים א׳–ה׳, 09:00–17:00',
    registrationUrl: 'https://ctf.cybernegev.example/2027',
    prizeMoney: 5000,
    createdAt: ago(26),
  }),
  record({
    title: 'Student Cyber Cup',
    eventType: 'competition',
    startDate: '2026-12-22T10:00:00+02:00',
    locationCountry: 'Israel',
    locationCity: 'תל אביב',
    organizerName: 'אגודת הסטודנטים',
    organizerEmail: 'cup@students.example',
    createdAt: ago(19),
    correctedAt: ago(2),
  }),
  record({
    title: 'Cyber Threat Hunting: סדנה מעשית',
    eventType: 'workshop',
    isOnline: true,
    startDate: '2026-11-03T18:00:00+02:00',
    organizerName: 'נועה ברק',
    organizerEmail: 'noa@bluelab.example',
    createdAt: ago(11),
  }),
  record({
    title: 'Negev Cyber CTF',
    startDate: '2027-01-14T09:00:00+02:00',
    locationCountry: 'Israel',
    locationCity: 'באר שבע',
    organizerName: 'CyberNegev',
    organizerEmail: 'ops@cybernegev.example',
    createdAt: ago(150),
    ...approved(141),
  }),
  record({
    title: 'Cyber Crypto Giveaway!!!',
    eventType: 'other',
    isOnline: true,
    startDate: '2026-11-25T00:00:00+02:00',
    organizerName: 'promo',
    organizerEmail: 'win@giveaway.example',
    createdAt: ago(270),
    ...rejected(260, 'לא עומד בקריטריונים'),
  }),
]

const contact = [
  message('קישור ההרשמה של Blue Team Range לא נפתח', 'bug', 0.6, 'אורי שמש', 'uri.s@mailbox.example', {
    text: 'שלום,\nניסיתי להירשם לסדנה ב־17 בדצמבר והכפתור ״הרשמה״ מוביל לדף שגיאה (404).\nאשמח אם תבדקו מול המארגנים.',
  }),
  message('Partnership: Women in Cyber Summit 2027', 'partnership', 3, 'Amelia Hart', 'amelia@wic.example', {
    text: 'Hi, we would love to be listed as a featured community and to share your calendar with our members.',
  }),
  message('בקשה לסנכרון ליומן חיצוני', 'feature', 70, 'רותם גל', 'rotem@inbox.example', {
    text: 'האם אפשר לקבל קישור קבוע שמתעדכן ביומן, במקום להוריד קובץ בכל פעם?',
  }),
  message('תיקון תאריך: כנס הגנת סייבר', 'event', 24, 'ליאור כהן', 'lior@hcf.example', {
    text: 'הכנס נדחה בשבוע, ל־9 בפברואר. אפשר לעדכן באתר?',
    ...approved(15),
  }),
  message('SEO services for your website', 'general', 72, 'Growth Team', 'sales@rank.example', {
    text: 'We can put your website on the first page in 30 days…',
    ...rejected(70, 'הפנייה נענתה'),
  }),
]

const feedback = [
  response(5, 1, 'סוף סוף לוח אחד לכל האירועים.', { organizerName: 'שירה', organizerEmail: 's@m.example' }),
  response(4, 4, 'Great calendar. Would love dark mode on the event pages too.'),
  response(2, 9, 'בנייד קשה לבחור תאריך, הריבועים קטנים מדי.', { organizerName: 'עומר' }),
  response(3, 48, 'חסרים אירועים באנגליה ובצרפת.', approved(40)),
  response(1, 120, null, rejected(100, 'המשוב נבדק')),
]

const full = { event: events, contact_message: contact, feedback }

const similar: Similar[] = [
  {
    submissionId: events[0]?.id ?? '',
    eventId: nextId(),
    waitingId: null,
    title: 'Negev Cyber CTF',
    titleHe: null,
    day: '2027-01-14',
    since: ago(141),
    sameDay: true,
    sameLinkHost: true,
    samePlace: true,
    similarTitle: true,
  },
]

/** Answers for the server with queues that are always the same, or with empty ones. */
export async function showFixedQueues(page: Page, { isEmpty = false } = {}): Promise<void> {
  await page.route('**/api/sys/mgmt/summary', (route) => route.fulfill({ json: fixedSummary(isEmpty) }))
  await page.route('**/api/sys/mgmt/event-requests', (route) => route.fulfill({ json: [] }))
  await page.route('**/api/sys/mgmt/similar?*', (route) => route.fulfill({ json: similar }))
  await page.route('**/api/sys/mgmt/submissions?*', (route) => {
    const kind = new URL(route.request().url()).searchParams.get('kind') as keyof typeof full
    const rows = isEmpty ? [] : full[kind]
    return route.fulfill({ json: rows, headers: { 'x-total-count': String(rows.length) } })
  })
}

function message(
  subject: string,
  category: ContactCategory,
  hours: number,
  organizerName: string,
  organizerEmail: string,
  { text, ...fields }: Partial<SubmissionRecord> & { text: string },
): SubmissionRecord {
  return record({
    title: contactTitle(subject),
    eventType: 'contact_message',
    additionalInfo: contactInfo({ category, message: text }),
    received: { subject, category, message: text },
    organizerName,
    organizerEmail,
    createdAt: ago(hours),
    ...fields,
  })
}

function response(
  overallRating: number,
  hours: number,
  additionalComments: string | null,
  fields: Partial<SubmissionRecord> = {},
): SubmissionRecord {
  return record({
    title: feedbackTitle(overallRating),
    eventType: 'feedback',
    received: {
      overallRating,
      usabilityRating: 5,
      contentRating: 4,
      designRating: 0,
      recommendToOthers: 5,
      featuresUsed: ['Event Calendar', 'Event Filters', 'Mobile Interface'],
      mostUsefulFeature: 'סינון לפי סוג אירוע ומיקום',
      improvementSuggestions: 'תזכורת באימייל יום לפני האירוע.',
      additionalComments,
      userAgent: 'Mozilla/5.0 (Linux; Android 16) Chrome/142.0.0.0 Mobile Safari/537.36',
      referrer: 'https://example.com/day/2026-11-23',
    },
    createdAt: ago(hours),
    ...fields,
  })
}

/** The counts of the fixed queues, or of none. */
export function fixedSummary(isEmpty: boolean): Summary {
  const none = { pending: 0, approved: 0, rejected: 0, overdue: 0, suspicious: 0 }
  const averages = {
    overallRating: isEmpty ? null : 3.8,
    usabilityRating: isEmpty ? null : 4.3,
    contentRating: isEmpty ? null : 4,
    designRating: null,
    recommendToOthers: isEmpty ? null : 4.5,
  }
  return {
    events: {
      ...(isEmpty ? none : { pending: 3, approved: 1, rejected: 1, overdue: 1, suspicious: 0 }),
      oldest: null,
    },
    contact: isEmpty ? none : { pending: 3, approved: 1, rejected: 1, overdue: 1, suspicious: 0 },
    feedback: {
      ...(isEmpty ? none : { pending: 3, approved: 1, rejected: 1, overdue: 0, suspicious: 0 }),
      ratings: isEmpty ? [0, 0, 0, 0, 0] : [1, 2, 5, 11, 19],
      averages,
    },
    subscribers: { total: 0, active: 0, cancelled: 0, joinedLast30Days: 0, cancelledLast30Days: 0 },
    sessions: { active: 0 },
    posts: { total: 0, published: 0, drafts: 0 },
    mails: { isOn: true, failed: 0, kept: 0 },
    deadlines: 0,
    translations: 0,
    requests: 0,
    sources: { waiting: 0, failing: 0, offered: 0 },
    samples: 0,
  }
}
