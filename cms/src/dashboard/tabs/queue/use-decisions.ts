import type { SubmissionEdit } from '@cyberluach/api/submissions'
import { type SubmissionKind, undoSeconds } from '@cyberluach/core/submissions/submission'
import { useCallback, useRef } from 'react'
import { reasonText } from '../../../session/session.ts'
import { useSession } from '../../session/SessionContext.tsx'
import { useIsMailOff } from '../../frame/polling.ts'
import { useText } from '../../ui/text.tsx'
import { useToast, type ToastAction } from '../../ui/Toast.tsx'
import {
  sendDecision,
  sendDecisions,
  sendEdit,
  type Decision,
  sendUndo,
  type Changes,
  type Undoable,
} from './decision.ts'
import type { ReadyToApprove, Saved, QueueWords } from './definition.ts'
import { storeReason } from './RejectPopover.tsx'
import { isMessage, type Submission } from '../../submission.ts'
import { useAttempts, type Attempted } from './use-attempts.ts'
import { focusRow } from '../../ui/focus.ts'

/**
 * Carries out decisions, one at a time for each submission, says how it went, and takes them back. After a failure the
 * list is read again: somebody else may have decided first.
 */
export function useDecisions(
  kind: SubmissionKind,
  words: QueueWords,
  forget: (ids: readonly string[]) => void,
  readyToApprove?: ReadyToApprove,
) {
  const showToast = useToast()
  const { username } = useSession()
  const isMailOff = useIsMailOff()
  const { t, say, locale } = useText()
  const attempts = useAttempts(kind, forget)
  const { running, attempt, readAgain, countAgain } = attempts
  const { offerUndo, undoLast } = useUndo(attempts)

  /** Decides about several in one request. */
  const decideTogether = useCallback(
    async (submissions: readonly Submission[], decision: Decision): Promise<Attempted> =>
      (await attempt(submissions, decision.kind, (free) => sendDecisions(free, decision, locale))) ?? {
        changes: new Map(),
        reasons: [],
      },
    [attempt, locale],
  )

  /** What is to be approved, as its row shows it; null, and a reason is said, where it is not to be approved so. */
  const ready = useCallback(
    async (submission: Submission): Promise<Submission | null> => {
      const found = readyToApprove ? await readyToApprove(submission, username) : submission
      if (found !== 'unsaved') return found
      const text = say(t.edit.waitingText, { title: submission.title })
      showToast({ kind: 'failed', title: t.edit.waiting, text })
      return null
    },
    [readyToApprove, say, showToast, t, username],
  )

  const save = useCallback(
    async (submission: Submission, edit: SubmissionEdit, seen: string): Promise<Saved> => {
      const outcome = await attempt([submission], 'edit', async () => {
        const record = await sendEdit(submission, edit, seen, locale)
        return { changes: new Map([[submission.id, record]]), reasons: [] }
      })
      const record = outcome?.changes.get(submission.id)
      if (record) {
        const text = say(t.edit.savedText, { title: record.title })
        showToast({ kind: 'done', title: t.edit.saved, text })
        return { record }
      }
      const failure = outcome?.reasons[0]
      showToast({ kind: 'failed', title: t.edit.failed, text: reasonText(failure) ?? t.toasts.offline })
      void readAgain()
      return { failure }
    },
    [attempt, locale, readAgain, say, showToast, t],
  )

  /** Whether the decision was carried out. */
  const decide = useCallback(
    async (listed: Submission, decision: Decision): Promise<boolean> => {
      const submission = decision.kind === 'approve' ? await ready(listed) : listed
      if (!submission) return false
      const begunAt = Date.now()
      if (decision.kind === 'reject') storeReason(decision.notes, t.decision.reasons)
      const outcome = await attempt([submission], decision.kind, async () => {
        const changed = await sendDecision(submission, decision, locale)
        return { changes: new Map([[submission.id, changed]]), reasons: [] }
      })
      if (!outcome) return false
      const { changes, reasons } = outcome
      const { title } = submission
      if (reasons.length === 0) {
        countAgain()
        const { title: done, text } = words.done(decision)
        const isUntold = isMailOff && tellsOrganizer(submission, decision)
        const said = [
          ...(text ? [say(text, textValues(title, decision))] : []),
          ...(isUntold ? [t.mailOff.decided] : []),
        ].join(' ')
        const more = {
          ...(said && { text: said }),
          ...offerUndo(changes, begunAt),
        }
        showToast({ kind: 'done', title: done, ...more })
        return true
      }
      showToast({
        kind: 'failed',
        title: failureTitle(t.toasts, decision),
        text: reasonText(reasons[0]) ?? t.toasts.offline,
      })
      void readAgain()
      return false
    },
    [attempt, countAgain, isMailOff, locale, offerUndo, readAgain, ready, say, showToast, t, words],
  )
  return { running, decide, decideTogether, ready, save, readAgain, offerUndo, undoLast }
}

/** Whether a decision is one that its organizer hears of by mail, where mail is on. */
export function tellsOrganizer(
  { eventType, organizerEmail }: Pick<Submission, 'eventType' | 'organizerEmail'>,
  { kind }: Pick<Decision, 'kind'>,
): boolean {
  return kind !== 'delete' && organizerEmail !== null && !isMessage(eventType)
}

function textValues(title: string, decision: Decision) {
  return { title, note: decision.kind === 'reject' ? decision.notes.trim() : '' }
}

export function failureTitle(
  toasts: ReturnType<typeof useText>['t']['toasts'],
  { kind }: Pick<Decision, 'kind'>,
): string {
  if (kind === 'approve') return toasts.approveFailed
  return kind === 'reject' ? toasts.rejectFailed : toasts.deleteFailed
}

type Undo = { undoables: readonly Undoable[]; until: number }

/** Takes back what was decided here within the last seconds: from its message, or by key, the latest first. */
export function useUndo({ attempt, readAgain, countAgain }: ReturnType<typeof useAttempts>) {
  const { t, say, locale } = useText()
  const showToast = useToast()
  const pile = useRef<Undo[]>([])

  const undo = useCallback(
    async (one: Undo): Promise<void> => {
      pile.current = pile.current.filter((other) => other !== one)
      const outcome = await attempt(one.undoables, 'undo', (free) => sendUndo(free, locale))
      if (!outcome) return
      const { changes, reasons } = outcome
      const [first] = changes.keys()
      if (first !== undefined) focusRow(first)
      if (reasons.length === 0) {
        countAgain()
        showToast({ kind: 'done', title: say(t.queues.undo.done, { n: changes.size }) })
        return
      }
      void readAgain()
      const total = one.undoables.length
      const done = total > 1 ? `${say(t.queues.partly, { done: changes.size, total })} ` : ''
      const reason = reasonText(reasons[0]) ?? t.toasts.offline
      showToast({ kind: 'failed', title: t.queues.undo.failed, text: `${done}${reason}` })
    },
    [attempt, countAgain, locale, readAgain, say, showToast, t],
  )

  /** What the message about decisions that were begun then offers; nothing where there is nothing to undo any more. */
  const offerUndo = useCallback(
    (changes: Changes, begunAt: number): { action?: ToastAction } => {
      const until = begunAt + undoSeconds * 1000
      const undoables = [...changes.values()].flatMap((record) =>
        record?.decidedAt ? { id: record.id, decided: record.decidedAt } : [],
      )
      if (undoables.length === 0 || until <= Date.now()) return {}
      const one = { undoables, until }
      pile.current = [...pile.current, one]
      return { action: { label: t.queues.undo.act, shortcut: 'Z', until, act: () => void undo(one) } }
    },
    [t, undo],
  )

  const undoLast = useCallback(() => {
    pile.current = pile.current.filter(({ until }) => until > Date.now())
    const last = pile.current.at(-1)
    if (last) void undo(last)
  }, [undo])

  return { offerUndo, undoLast }
}
