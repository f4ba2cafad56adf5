import type { Summary } from '@cyberluach/api/summary'

import type { TabName } from '../navigation/tabs.ts'

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
