import type { Summary } from '@cyberluach/api/get-summary'
import { failedMailsAddress } from '@cyberluach/core/failed-mails'
import { may, type Role } from '@cyberluach/core/roles'

import type { TabName } from './tabs.ts'

/** Something that waits for the team, and where it is dealt with: a tab of the dashboard or a screen of the panel. */
export type Waiting = { n: number } & (
  | { what: 'events'; oldest: string | null; tab: TabName }
  | { what: 'requests' | 'contact' | 'feedback' | 'decisions' | 'deadlines' | 'sources'; tab: TabName }
  | { what: 'mails' | 'keptMails' | 'translations'; address: string }
)

/** What somebody in a role can do for what waits, in the order in which it should be dealt with; nothing that there is none of. */
export function waitingOf(summary: Summary, now: Date, role: Role): Waiting[] {
  const { events, requests, contact, feedback, deadlines, sources, mails, translations } = summary
  const all: Waiting[] = [
    { what: 'events', n: events.pending, oldest: events.oldest, tab: 'submissions' },
    { what: 'requests', n: requests, tab: 'submissions' },
    { what: 'decisions', n: sources.waiting, tab: 'sources' },
    { what: 'contact', n: contact.pending, tab: 'contact' },
    { what: 'feedback', n: feedback.pending, tab: 'feedback' },
    { what: 'deadlines', n: deadlines, tab: 'events' },
    { what: 'sources', n: sources.failing, tab: 'sources' },
    { what: 'mails', n: mails.failed, address: failedMailsAddress(now) },
    { what: 'keptMails', n: mails.kept, address: failedMailsAddress(now, 'kept') },
    { what: 'translations', n: translations, address: '/admin/translations' },
  ]
  const isTheirs = ({ what }: Waiting) => may(role, 'administer') || moderated.has(what)
  return all.filter((each) => each.n > 0 && isTheirs(each))
}

const moderated: ReadonlySet<Waiting['what']> = new Set([
  'events',
  'requests',
  'decisions',
  'contact',
  'feedback',
  'deadlines',
])
