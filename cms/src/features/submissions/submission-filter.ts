import { eventTypes, type EventType } from '@cyberluach/core/event'
import type { SubmissionKind, SubmissionStatus } from '@cyberluach/core/submission'
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

/** Each comparison has an index of its own; what visitors wrote as feedback is searched in its own tab only. */
function found(kind: SubmissionKind | undefined, q = ''): string {
  const columns = ['title', 'title_he', 'organizer_name', 'organizer_email']
  if (kind === 'feedback') columns.push('description')
  const types = typesNamed(q).map((type) => `s.event_type = '${type}'`)
  return `(${[...columns.map((column) => `s.${column} ilike ?`), ...types].join(' or ')})`
}

/** The types whose names contain this text: as the table knows them, or as the site calls them in Hebrew. */
function typesNamed(q: string): string[] {
  const { types } = messagesFor('he').common
  return [...eventTypes, 'contact_message', 'feedback'].filter(
    (type) => type.includes(q.toLowerCase()) || types[type as EventType]?.includes(q),
  )
}
