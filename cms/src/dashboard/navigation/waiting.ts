import type { Summary } from '@cyberluach/api/get-summary'
import { failedMailsAddress } from '@cyberluach/core/failed-mails'

import type { TabName } from './tabs.ts'

/** Something that waits for the team, and where it is dealt with: a tab of the dashboard or a screen of the panel. */
export type Waiting = { n: number } & (
  | { what: 'events'; oldest: string | null; tab: TabName }
  | { what: 'requests' | 'contact' | 'feedback' | 'decisions' | 'sources'; tab: TabName }
  | { what: 'mails' | 'translations'; address: string }
)

/** What waits, in the order in which it should be dealt with; nothing that there is none of. */
export function waitingOf(summary: Summary, now: Date): Waiting[] {
  const { events, requests, contact, feedback, sources, mails, translations } = summary
  const all: Waiting[] = [
    { what: 'events', n: events.pending, oldest: events.oldest, tab: 'submissions' },
    { what: 'requests', n: requests, tab: 'submissions' },
    { what: 'decisions', n: sources.waiting, tab: 'sources' },
    { what: 'contact', n: contact.pending, tab: 'contact' },
    { what: 'feedback', n: feedback.pending, tab: 'feedback' },
    { what: 'sources', n: sources.failing, tab: 'sources' },
    { what: 'mails', n: mails.failed, address: failedMailsAddress(now) },
    { what: 'translations', n: translations, address: '/admin/translations' },
  ]
  return all.filter(({ n }) => n > 0)
}
