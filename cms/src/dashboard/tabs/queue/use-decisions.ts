'use client'

import type { SubmissionKind } from '@cyberluach/core/submission'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'

import { useSession } from '../../session/SessionContext.tsx'
import { isRefusal, reasonText } from '../../../session/refusal.ts'
import { summaryKey } from '../../data/use-summary.ts'
import { useText } from '../../text/TextContext.tsx'
import { useToast } from '../../toast/ToastContext.tsx'
import {
  readingAfter,
  sendDecision,
  sendDecisions,
  type Changes,
  type Decision,
  type Outcome,
} from './decision.ts'
import type { QueueWords } from './queue-words.ts'
import type { Reading } from './queue-state.ts'
import type { Submission } from './submission.ts'
import { queueKey } from './use-queue.ts'

export type RunningDecisions = Readonly<Record<string, Decision['kind'] | undefined>>

/**
 * Carries out decisions, one at a time for each submission, and says how it went. The list changes when the server has
 * agreed; `forget` takes away the rows of deleted ones. After a failure the list is read again: somebody else may have
 * decided first.
 */
export function useDecisions(
  kind: SubmissionKind,
  words: QueueWords,
  forget: (ids: readonly string[]) => void,
) {
  const client = useQueryClient()
  const showToast = useToast()
  const { keeper } = useSession()
  const { t, say, locale } = useText()
  const [running, setRunning] = useState<RunningDecisions>({})
  const begun = useRef(new Set<string>())

  const readAgain = useCallback(async () => {
    await Promise.all([
      client.refetchQueries({ queryKey: queueKey(kind), type: 'active' }),
      client.invalidateQueries({ queryKey: summaryKey }),
    ])
  }, [client, kind])

  /** Takes over what the server has agreed to. */
  const takeOver = useCallback(
    async (changes: Changes) => {
      // A reading that began before the decision would bring the old state back.
      await client.cancelQueries({ queryKey: queueKey(kind) })
      const deleted = [...changes].flatMap(([id, changed]) => (changed === null ? id : []))
      if (deleted.length > 0) forget(deleted)
      client.setQueriesData<Reading>(
        { queryKey: queueKey(kind) },
        (reading) => reading && readingAfter(reading, changes),
      )
    },
    [client, forget, kind],
  )

  /** Runs the sending for those about which none is on its way, without a word; null where that is nobody. */
  const attempt = useCallback(
    async (
      submissions: readonly Submission[],
      decision: Decision,
      send: (free: readonly Submission[]) => Promise<Outcome>,
    ): Promise<readonly unknown[] | null> => {
      const free = submissions.filter(({ id }) => !begun.current.has(id))
      if (free.length === 0) return null
      const all = (state: Decision['kind'] | undefined) =>
        Object.fromEntries(free.map(({ id }) => [id, state]))
      for (const { id } of free) begun.current.add(id)
      setRunning((before) => ({ ...before, ...all(decision.kind) }))
      try {
        const { changes, reasons } = await send(free)
        await takeOver(changes)
        return reasons
      } catch (reason) {
        if (isRefusal(reason)) keeper.refused()
        return free.map(() => reason)
      } finally {
        for (const { id } of free) begun.current.delete(id)
        setRunning((before) => ({ ...before, ...all(undefined) }))
      }
    },
    [keeper, takeOver],
  )

  /** Decides about several in one request; why it was not done, for each of which it was not. */
  const decideTogether = useCallback(
    async (submissions: readonly Submission[], decision: Decision): Promise<readonly unknown[]> =>
      (await attempt(submissions, decision, (free) => sendDecisions(free, decision, locale))) ?? [],
    [attempt, locale],
  )

  /** Whether the decision was carried out. */
  const decide = useCallback(
    async (submission: Submission, decision: Decision): Promise<boolean> => {
      const reasons = await attempt([submission], decision, async () => {
        const changed = await sendDecision(submission, decision, locale)
        return { changes: new Map([[submission.id, changed]]), reasons: [] }
      })
      if (!reasons) return false
      const { title } = submission
      if (reasons.length === 0) {
        void client.invalidateQueries({ queryKey: summaryKey })
        const { title: done, text } = words.done(decision)
        showToast({ kind: 'done', title: done, ...(text ? { text: say(text, { title }) } : {}) })
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
    [attempt, client, locale, readAgain, say, showToast, t, words],
  )
  return { running, decide, decideTogether, readAgain }
}

export function failureTitle(
  toasts: ReturnType<typeof useText>['t']['toasts'],
  { kind }: Pick<Decision, 'kind'>,
): string {
  if (kind === 'approve') return toasts.approveFailed
  return kind === 'reject' ? toasts.rejectFailed : toasts.deleteFailed
}
