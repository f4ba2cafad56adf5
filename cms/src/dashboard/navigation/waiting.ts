import type { Summary } from '@cyberluach/api/summary'
import { failedMailsAddress } from '@cyberluach/core/messages/failed-mails'
import { may, type Role } from '@cyberluach/core/sign-in/roles'

import type { TabName } from './tabs.ts'

/** Something that waits for the team, and where it is dealt with: a tab of the dashboard, narrowed to it, or a screen of the panel. */
export type Waiting = { n: number } & (
  | { what: 'events'; oldest: string | null; tab: TabName; part: string }
  | { what: 'contact' | 'feedback' | 'decisions' | 'sources'; tab: TabName; part: string }
  | { what: 'requests' | 'deadlines'; tab: TabName; part?: undefined }
  | { what: 'mails' | 'keptMails' | 'translations'; address: string }
)

/** What somebody in a role can do for what waits, in the order in which it should be dealt with; nothing that there is none of. */
export function waitingOf(summary: Summary, now: Date, role: Role): Waiting[] {
  const { events, requests, contact, feedback, deadlines, sources, mails, translations } = summary
  const all: Waiting[] = [
    { what: 'events', n: events.pending, oldest: events.oldest, tab: 'submissions', part: 'pending' },
    { what: 'requests', n: requests, tab: 'submissions' },
    { what: 'decisions', n: sources.waiting, tab: 'sources', part: 'decisions' },
    { what: 'contact', n: contact.pending, tab: 'contact', part: 'pending' },
    { what: 'feedback', n: feedback.pending, tab: 'feedback', part: 'pending' },
    { what: 'deadlines', n: deadlines, tab: 'events' },
    { what: 'sources', n: sources.failing, tab: 'sources', part: 'sources' },
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
