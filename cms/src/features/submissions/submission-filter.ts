import { eventTypes, type EventType } from '@cyberluach/core/event'
import type { SubmissionKind, SubmissionStatus } from '@cyberluach/core/submission'
import { contactCategories } from '@cyberluach/core/contact-message'
import { feedbackFeatures } from '@cyberluach/core/feedback'
import { locales } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import { conditions, containing, type Conditions } from '../../platform/database/conditions.ts'

export type SubmissionFilter = {
  kind?: SubmissionKind | undefined
  status?: SubmissionStatus | undefined
  suspicious?: 'true' | undefined
  q?: string | undefined
  ids?: string[] | undefined
}

/** What a filter means in SQL, about `submissions s`: the same for the list and for its export. */
export function submissionConditions({ kind, status, suspicious, q, ids }: SubmissionFilter): Conditions {
  return conditions([
    ['s.event_type = any(?::enum_submissions_event_type[])', kind && typesOf(kind)],
    ['s.status = ?', status],
    [
      `(?::text is not null and s.status = 'pending' and exists (
         select from submission_faults f where f.submission_id = s.id and f.is_suspicious))`,
      suspicious,
    ],
    ['s.id = any(?::uuid[])', ids],
    [found(kind, q), containing(q)],
  ])
}

function typesOf(kind: SubmissionKind): readonly string[] {
  return kind === 'event' ? eventTypes : [kind]
}

/**
 * The names that every kind has are compared by an index. What visitors wrote in a message or as feedback is searched in
 * its own tab only, as are the words that say what it is about, in both languages.
 */
function found(kind: SubmissionKind | undefined, q = ''): string {
  const columns = ['title', 'title_he', 'organizer_name', 'organizer_email']
  if (kind === 'feedback') columns.push('description')
  if (kind === 'contact_message') columns.push('additional_info')
  const named = [...typesNamed(q), ...(kind === 'contact_message' ? categoriesNamed(q) : [])]
  const features = kind === 'feedback' ? featuresNamed(q) : []
  return `(${[...columns.map((column) => `s.${column} ilike ?`), ...named, ...features].join(' or ')})`
}

/** The types whose names contain this text: as the table knows them, or as the site calls them in Hebrew. */
function typesNamed(q: string): string[] {
  const { types } = messagesFor('he').common
  return [...eventTypes, 'contact_message', 'feedback']
    .filter((type) => type.includes(q.toLowerCase()) || types[type as EventType]?.includes(q))
    .map((type) => `s.event_type = '${type}'`)
}

/** What a message can be about, as it is stored: in what was received, or in the first line of its text. */
function categoriesNamed(q: string): string[] {
  const names = locales.map((locale) => messagesFor(locale).dashboardQueues.contact.categories)
  return contactCategories
    .filter((category) => names.some((of) => contains(of[category], q)))
    .map(
      (category) =>
        `coalesce(s.received ->> 'category', substring(s.additional_info from '^Category: (\\w+)')) = '${category}'`,
    )
}

/** The parts of the site that feedback can name, which stand under their English names. */
function featuresNamed(q: string): string[] {
  const names = locales.map((locale) => messagesFor(locale).dashboardQueues.feedback.featureNames)
  return (Object.keys(feedbackFeatures) as (keyof typeof feedbackFeatures)[])
    .filter((feature) => names.some((of) => contains(of[feature], q)))
    .map((feature) => `jsonb_exists(s.received -> 'featuresUsed', '${feedbackFeatures[feature]}')`)
}

function contains(name: string, q: string): boolean {
  return name.toLowerCase().includes(q.toLowerCase())
}
