import type { Summary } from '@cyberluach/api/get-summary'
import { daysOfFailedMails } from '@cyberluach/core/failed-mails'
import { subDays } from 'date-fns/subDays'

import type { TabName } from './tabs.ts'

/** Something that waits for the team, and where it is dealt with: a tab of the dashboard or a screen of the panel. */
export type Waiting = { n: number } & (
  | { what: 'events'; oldest: string | null; tab: TabName }
  | { what: 'contact' | 'feedback'; tab: TabName }
  | { what: 'mails' | 'translations'; address: string }
)

/** What waits, in the order in which it should be dealt with; nothing that there is none of. */
export function waitingOf(summary: Summary, now: Date): Waiting[] {
  const { events, contact, feedback, mails, translations } = summary
  const all: Waiting[] = [
    { what: 'events', n: events.pending, oldest: events.oldest, tab: 'submissions' },
    { what: 'contact', n: contact.pending, tab: 'contact' },
    { what: 'feedback', n: feedback.pending, tab: 'feedback' },
    { what: 'mails', n: mails.failed, address: failedMailsSince(subDays(now, daysOfFailedMails)) },
    { what: 'translations', n: translations, address: '/admin/translations' },
  ]
  return all.filter(({ n }) => n > 0)
}

/** The panel's list of the mails that were counted. */
function failedMailsSince(since: Date): string {
  const query = new URLSearchParams({
    'where[or][0][and][0][status][equals]': 'failed',
    'where[or][0][and][1][createdAt][greater_than]': since.toISOString(),
  })
  return `/admin/collections/mails?${query.toString()}`
}
