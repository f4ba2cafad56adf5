import type { Message } from '@cyberluach/i18n/translate'

import type { Toast } from '../../toast/toast.ts'
import type { Decision } from './decision.ts'
import type { StatusFilter } from './queue.ts'

/** What one queue says in words of its own. */
export type QueueWords = {
  title: string
  /** The name of the table. */
  caption: string
  pending: Message
  nonePending: string
  /** How many wait for longer than they should; takes `n`. */
  overdue?: string
  /** The promise that waiting is measured by. */
  goal?: string
  searchPlaceholder: string
  filters: Record<Exclude<StatusFilter, 'suspicious'>, string>
  statuses: Readonly<Record<string, string>>
  /** A status that is neither good nor bad, and looks it. */
  quietStatus?: string
  newcomers: Message
  emptyTitle: string
  emptyText: string
  noMatchTitle: string
  loading: string
  failed: string
  approve: string
  approveOne: Message
  reject: string
  rejectOne: Message
  /** The note that a rejection is offered with. */
  note: string
  /** What is said after a decision; `text` takes `title` and `note`. */
  done: (decision: Decision) => { title: string; text?: Message }
  bulk: {
    working: Record<Decision['kind'], Message>
    done: Record<Decision['kind'], Message>
    partly: Message
  }
  deletion: { title: string; titleOfMany: Message; hint?: string }
  /** What is said after an export, where it is not what every tab says; `rows` takes `n`. */
  exported?: { done?: string; rows?: Message }
  nothingToExport: Extract<Toast, { kind: 'done' | 'failed' }>
}
