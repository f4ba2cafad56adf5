'use client'

import type { SubmissionKind } from '@cyberluach/core/submission'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'

import { useSession } from '../../session/SessionContext.tsx'
import { isRefusal, reasonText } from '../../ui/refusal.ts'
import { summaryKey } from '../../data/use-summary.ts'
import { useText } from '../../text/TextContext.tsx'
import { useToast } from '../../toast/ToastContext.tsx'
import { readingAfter, sendDecision, type Decision } from './decision.ts'
import type { QueueWords } from './queue-words.ts'
import type { Reading } from './queue-state.ts'
import type { Submission } from './submission.ts'
import { queueKey } from './use-queue.ts'

export type RunningDecisions = Readonly<Record<string, Decision['kind'] | undefined>>

export type Attempt = { isDone: true } | { isDone: false; reason: unknown }

/**
 * Carries out decisions, one at a time for each submission, and says how it went. The list changes when the server has
 * agreed; `forget` takes away the row of a deleted one. After a failure the list is read again: somebody else may have
 * decided first.
 */
export function useDecisions(kind: SubmissionKind, words: QueueWords, forget: (id: string) => void) {
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

  /** Without a word; null where another decision about the same submission is on its way. */
  const attempt = useCallback(
    async (submission: Submission, decision: Decision): Promise<Attempt | null> => {
      const { id } = submission
      if (begun.current.has(id)) return null
      begun.current.add(id)
      setRunning((before) => ({ ...before, [id]: decision.kind }))
      try {
        const changed = await sendDecision(submission, decision, locale)
        // A reading that began before the decision would bring the old state back.
        await client.cancelQueries({ queryKey: queueKey(kind) })
        if (!changed) forget(id)
        client.setQueriesData<Reading>(
          { queryKey: queueKey(kind) },
          (reading) => reading && readingAfter(reading, id, changed),
        )
        return { isDone: true }
      } catch (reason) {
        if (isRefusal(reason)) keeper.refused()
        return { isDone: false, reason }
      } finally {
        begun.current.delete(id)
        setRunning((before) => ({ ...before, [id]: undefined }))
      }
    },
    [client, forget, keeper, kind, locale],
  )

  /** Whether the decision was carried out. */
  const decide = useCallback(
    async (submission: Submission, decision: Decision): Promise<boolean> => {
      const outcome = await attempt(submission, decision)
      if (!outcome) return false
      const { title } = submission
      if (outcome.isDone) {
        void client.invalidateQueries({ queryKey: summaryKey })
        const { title: done, text } = words.done(decision)
        showToast({ kind: 'done', title: done, ...(text ? { text: say(text, { title }) } : {}) })
        return true
      }
      showToast({
        kind: 'failed',
        title: failureTitle(t.toasts, decision),
        text: reasonText(outcome.reason) ?? t.toasts.offline,
      })
      void readAgain()
      return false
    },
    [attempt, client, readAgain, say, showToast, t, words],
  )
  return { running, attempt, decide, readAgain }
}

export function failureTitle(
  toasts: ReturnType<typeof useText>['t']['toasts'],
  { kind }: Pick<Decision, 'kind'>,
): string {
  if (kind === 'approve') return toasts.approveFailed
  return kind === 'reject' ? toasts.rejectFailed : toasts.deleteFailed
}
