import type { Summary } from '@cyberluach/api/summary'
import { useQuery } from '@tanstack/react-query'
import { callSignedIn } from '../../session/session.ts'
import { usePolling, type Liveness } from './use-polling.ts'
import { failedMailsAddress } from '@cyberluach/core/messages/failed-mails'
import { may, type Role } from '@cyberluach/core/sign-in/roles'
import type { TabName } from './tabs.ts'

/** Invalidate it after a decision, so that the counts follow at once. */
export const summaryKey = ['summary'] as const

const secondsBetweenPolls = 5

/** Reads the counts of everything each five seconds, whichever tab is open. The frame does this, once. */
export function useSummaryPolling(): { summary: Summary | undefined; liveness: Liveness } {
  const { data, liveness } = usePolling({
    key: summaryKey,
    read: readSummary,
    seconds: secondsBetweenPolls,
    everywhere: true,
  })
  return { summary: data, liveness }
}

/** The counts as last read by the frame's polling; undefined until the first have come. */
export function useSummary(): Summary | undefined {
  return useLastReading().data
}

/** Whether no counts could be read so far. */
export function useIsSummaryMissing(): boolean {
  const { data, errorUpdatedAt } = useLastReading()
  return data === undefined && errorUpdatedAt > 0
}

function useLastReading() {
  return useQuery({ queryKey: summaryKey, queryFn: ({ signal }) => readSummary(signal), enabled: false })
}

function readSummary(signal: AbortSignal): Promise<Summary> {
  return callSignedIn('GET /api/sys/mgmt/summary', { signal })
}

/** Whether mails are kept and not sent; false while nobody has said. */
export function useIsMailOff(): boolean {
  return useSummary()?.mails?.isOn === false
}

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

/** What a tab counts: work that waits, what is live now, or simply how much there is. */
export type TabCount = { kind: 'pending' | 'live' | 'total'; n: number }

/** The count on a tab; null where nothing waits, or nothing can be counted that is not already on a card. */
export function tabCount(name: TabName, summary: Summary): TabCount | null {
  const count = countOf(name, summary)
  return count && count.n > 0 ? count : null
}

function countOf(name: TabName, summary: Summary): TabCount | null {
  switch (name) {
    case 'analytics':
    case 'events':
      return null
    case 'users':
      return { kind: 'live', n: summary.sessions.active }
    case 'submissions':
      return { kind: 'pending', n: summary.events.pending + summary.requests }
    case 'contact':
      return { kind: 'pending', n: summary.contact.pending }
    case 'feedback':
      return { kind: 'pending', n: summary.feedback.pending }
    case 'mailing':
      return { kind: 'total', n: summary.subscribers.total }
    case 'blog':
      return { kind: 'total', n: summary.posts.total }
    case 'sources':
      return { kind: 'pending', n: summary.sources.waiting }
  }
}
