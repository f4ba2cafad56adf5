'use client'

import type { SubmissionEdit } from '@cyberluach/api/submissions'
import type { SubmissionKind } from '@cyberluach/core/submissions/submission'
import { useCallback } from 'react'

import { reasonText } from '../../../session/session.ts'
import { useSession } from '../../session/SessionContext.tsx'
import { useIsMailOff } from '../../data/use-is-mail-off.ts'
import { useText } from '../../text/TextContext.tsx'
import { useToast } from '../../toast/ToastContext.tsx'
import { sendDecision, sendDecisions, sendEdit, type Decision } from './decision.ts'
import type { ReadyToApprove, Saved } from './definition.ts'
import { keepReason } from './last-reason.ts'
import type { QueueWords } from './queue-words.ts'
import { isMessage, type Submission } from './submission.ts'
import { useAttempts, type Attempted } from './use-attempts.ts'
import { useUndo } from './use-undo.ts'

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
    async (asked: Submission, decision: Decision): Promise<boolean> => {
      const submission = decision.kind === 'approve' ? await ready(asked) : asked
      if (!submission) return false
      const begunAt = Date.now()
      if (decision.kind === 'reject') keepReason(decision.notes, t.decision.reasons)
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
