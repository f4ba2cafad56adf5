import { keepPreviousData, useQuery, type QueryKey } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTabScope } from './FrameContext.tsx'
import { useHasLeft } from '../session/SessionContext.tsx'
import type { Summary } from '@cyberluach/api/summary'
import { callSignedIn } from '../../session/session.ts'
import { failedMailsAddress } from '@cyberluach/core/messages/failed-mails'
import { may, type Role } from '@cyberluach/core/sign-in/roles'
import type { TabName } from './tabs.ts'

/** How up to date a reading is: after two missed ones late, after a third, or without any data at all, lost. */
export type Liveness = { state: 'live' | 'late' | 'lost'; updatedAt: number | null }

const secondsAfterFailure = 5

type Polling<Data> = {
  key: QueryKey
  read: (signal: AbortSignal) => Promise<Data>
  seconds: number
  /** Reads on whichever tab is open, not only while its own is. */
  everywhere?: boolean
  /** Keeps showing what another key read, until this one has been read: for filters and pages. */
  keepsPrevious?: boolean
}

/**
 * Reads at once and then every so many seconds, while the page is visible, the tab it is used in is open and the
 * session lasts. A failure keeps the last data; what has not changed keeps its identity. Each use polls by itself: use
 * it once for a key.
 */
export function usePolling<Data>({ key, read, seconds, everywhere = false, keepsPrevious }: Polling<Data>) {
  const { isOpen } = useTabScope()
  const hasLeft = useHasLeft()
  const isReading = !hasLeft && (everywhere || isOpen)
  const { data, dataUpdatedAt, errorUpdatedAt, errorUpdateCount, isPlaceholderData, error, refetch } = useQuery<Data>({
    queryKey: key,
    queryFn: ({ signal }) => read(signal),
    enabled: isReading,
    staleTime: 0,
    refetchInterval: isReading && (({ state }) => afterSeconds(seconds, state.status === 'error') * 1000),
    refetchOnMount: true,
    refetchOnWindowFocus: 'always',
    ...(keepsPrevious ? { placeholderData: keepPreviousData } : {}),
  })
  const [errorsBefore, setErrorsBefore] = useState(0)
  const isFailing = errorUpdatedAt > dataUpdatedAt
  useEffect(() => {
    if (!isFailing) setErrorsBefore(errorUpdateCount)
  }, [isFailing, errorUpdateCount])

  const missed = isFailing ? Math.max(1, errorUpdateCount - errorsBefore) : 0
  const liveness: Liveness = {
    state: stateAfter(missed, data !== undefined),
    updatedAt: dataUpdatedAt || null,
  }
  return { data, liveness, isPrevious: isPlaceholderData, error: isFailing ? error : null, retry: refetch }
}

/** A reading that failed is tried again soon, however rarely it is read otherwise. */
function afterSeconds(seconds: number, hasFailed: boolean): number {
  return hasFailed ? Math.min(seconds, secondsAfterFailure) : seconds
}

function stateAfter(missed: number, hasData: boolean): Liveness['state'] {
  if (missed >= 3 || (missed > 0 && !hasData)) return 'lost'
  return missed === 2 ? 'late' : 'live'
}

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
  | { what: 'contact' | 'feedback' | 'decisions' | 'sources' | 'offers'; tab: TabName; part: string }
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
    { what: 'offers', n: sources.offered, tab: 'sources', part: 'offers' },
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
