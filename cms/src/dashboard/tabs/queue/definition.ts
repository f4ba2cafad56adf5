import type { EndpointName } from '@cyberluach/api/client'
import type { SubmissionEdit } from '@cyberluach/api/submissions'
import type { Similar } from '@cyberluach/api/moderation'
import type { DayKey } from '@cyberluach/core/dates/day-key'
import type { SubmissionKind } from '@cyberluach/core/submissions/submission'
import type { ComponentType } from 'react'
import type { Language, Texts } from '../../ui/text.tsx'
import type { Decision } from './decision.ts'
import type { QueueOrder, StatusFilter } from './queue-state.ts'
import type { Submission } from '../../submission.ts'
import type { TableDefinition } from '../../list/Table.tsx'
import type { Running } from './use-attempts.ts'
import type { Message } from '@cyberluach/i18n/translate'
import type { Icon } from '../../ui/marks.tsx'
import type { Toast } from '../../ui/Toast.tsx'

/** What one queue is: the parts in which the three tabs differ. */
export type QueueDefinition = {
  kind: SubmissionKind
  order: QueueOrder
  words: (t: Texts) => QueueWords
  table: TableDefinition
  /** The cells between the box and the status. */
  Cells: ComponentType<CellsProps>
  Detail: ComponentType<DetailProps>
  /** The icon on the button that rejects. */
  RejectIcon: Icon
  /** The name of a row, as buttons and boxes about it say it. */
  nameOf: (submission: Submission, language: Pick<Language, 't' | 'say'>) => string
  /** What approving is about, where a row can be edited: saved as it is shown; nothing where it is not to be. */
  readyToApprove?: ReadyToApprove
  /** The row that is open at first. */
  firstOpen?: (username: string) => { id: string; title: string } | null
  /** Whether rejecting from the row asks for the note first. */
  asksForNote: boolean
  exportName: Extract<EndpointName, `GET ${string}.csv`>
}

/** A table with those columns: before them the box that selects a row, behind them its status and what can be done. */
export function queueTable(isEvent: boolean, columns: TableDefinition['columns']): TableDefinition {
  return {
    isEvent,
    columns: [
      { name: 'select', label: (t) => t.queues.selectAll },
      ...columns,
      { name: 'status', label: (t) => t.submissions.columns.status },
      { name: 'actions', label: (t) => t.submissions.columns.actions },
    ],
  }
}

/** `unsaved` where changes wait in a closed row; null where saving them failed, which has been said. */
export type ReadyToApprove = (submission: Submission, username: string) => Promise<Submission | 'unsaved' | null>

export type CellsProps = {
  submission: Submission
  today: DayKey
  search: string
  similar: readonly Similar[] | undefined
}

export type Saved = { record: Submission } | { failure: unknown }

export type DetailProps = {
  submission: Submission
  /** Deleted elsewhere, and here only because it is open. */
  isGone: boolean
  today: DayKey
  note: string
  running: Running | undefined
  similar: readonly Similar[] | undefined
} & RowActs

/** What can be done with a row. */
export type RowActs = {
  toggle: (id: string) => void
  select: (ids: readonly string[], isSelected: boolean) => void
  setNote: (id: string, note: string) => void
  decide: (submission: Submission, decision: Decision) => Promise<boolean>
  /** Saves what an admin changed; `seen` is the last change that was looked at. */
  save: (submission: Submission, edit: SubmissionEdit, seen: string) => Promise<Saved>
  askToDelete: (submissions: readonly Submission[]) => void
  /** Asks for the note first, where the queue does. */
  reject: (submission: Submission) => void
  /** With the last reason chosen. */
  rejectAtOnce: (submission: Submission) => void
}

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

type Inbox = 'contact' | 'feedback'

type OwnWords = { approve: string; approveOne: Message; approved: string }

/** What a list of letters says: they are read and put away, nothing of them is published. */
export function inboxWords(t: Texts, inbox: Inbox, { approve, approveOne, approved }: OwnWords): QueueWords {
  const words = t.queues[inbox]
  const { bulk, deleteMany } = words
  return {
    ...words,
    exported: {},
    quietStatus: 'rejected',
    approve,
    approveOne,
    reject: t.queues.archive,
    rejectOne: t.queues.archiveOne,
    note: words.archiveNote,
    done: ({ kind }) => ({
      title: { approve: approved, reject: words.archived, delete: words.deleted }[kind],
    }),
    bulk: {
      working: { approve: bulk.approving, reject: bulk.archiving, delete: bulk.deleting },
      done: { approve: bulk.approved, reject: bulk.archived, delete: bulk.deleted },
      partly: t.queues.partly,
    },
    deletion: { title: words.deletion, titleOfMany: deleteMany, hint: words.deletionHint },
    nothingToExport: { kind: 'failed', title: words.nothingToExport },
  }
}
