'use client'

import { call } from '@cyberluach/api/client'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'

import { useSession } from '../session/SessionContext.tsx'
import { storedToken } from '../session/stored-session.ts'
import { isRefusal, reasonText } from '../shared/refusal.ts'
import { useText } from '../text/TextContext.tsx'
import { useToast } from '../toast/ToastContext.tsx'
import type { Submission } from './submission.ts'
import { submissionsKey, type SubmissionList } from './use-submission-polling.ts'

export type Decision = { kind: 'approve' } | { kind: 'reject'; notes: string } | { kind: 'delete' }
export type RunningDecisions = Readonly<Record<string, Decision['kind'] | undefined>>

/**
 * Carries out decisions, one at a time for each submission. The list changes when the server has agreed; `forget` takes
 * away the row of a deleted one.
 */
export function useModeration(forget: (id: string) => void) {
  const client = useQueryClient()
  const showToast = useToast()
  const { keeper } = useSession()
  const { t, say, locale } = useText()
  const [running, setRunning] = useState<RunningDecisions>({})
  const begun = useRef(new Set<string>())

  /** Whether the decision was carried out. */
  const decide = useCallback(
    async (submission: Submission, decision: Decision): Promise<boolean> => {
      const { id, title } = submission
      if (begun.current.has(id)) return false
      begun.current.add(id)
      setRunning((before) => ({ ...before, [id]: decision.kind }))
      try {
        const changed = await send(id, decision, locale)
        // A reading that began before the decision would bring the old state back.
        await client.cancelQueries({ queryKey: submissionsKey })
        if (!changed) forget(id)
        client.setQueryData<SubmissionList>(submissionsKey, (list) => list && withDecision(list, id, changed))
        showToast({ kind: 'done', ...successWords(t.toasts, decision, (message) => say(message, { title })) })
        return true
      } catch (reason) {
        if (isRefusal(reason)) keeper.refused()
        showToast({
          kind: 'failed',
          title: failureTitle(t.toasts, decision),
          text: reasonText(reason) ?? t.toasts.offline,
        })
        void client.refetchQueries({ queryKey: submissionsKey })
        return false
      } finally {
        begun.current.delete(id)
        setRunning((before) => ({ ...before, [id]: undefined }))
      }
    },
    [client, forget, keeper, locale, say, showToast, t],
  )
  return { running, decide }
}

type ToastTexts = ReturnType<typeof useText>['t']['toasts']

async function send(id: string, decision: Decision, locale: string): Promise<Submission | null> {
  const request = { params: { id }, token: storedToken() ?? '', headers: { 'accept-language': locale } }
  if (decision.kind === 'approve') return await call('POST /api/sys/mgmt/submissions/{id}/approve', request)
  if (decision.kind === 'reject') {
    const body = { notes: decision.notes }
    return await call('POST /api/sys/mgmt/submissions/{id}/reject', { ...request, body })
  }
  await call('DELETE /api/sys/mgmt/submissions/{id}', request)
  return null
}

function withDecision(
  { submissions, total }: SubmissionList,
  id: string,
  changed: Submission | null,
): SubmissionList {
  if (!changed) return { submissions: submissions.filter((one) => one.id !== id), total: total - 1 }
  return { submissions: submissions.map((one) => (one.id === id ? changed : one)), total }
}

function successWords(toasts: ToastTexts, decision: Decision, withTitle: (message: string) => string) {
  if (decision.kind === 'approve') return { title: toasts.approved, text: withTitle(toasts.approvedText) }
  if (decision.kind === 'reject') {
    return { title: toasts.rejected, ...(decision.notes.trim() && { text: withTitle(toasts.rejectedText) }) }
  }
  return { title: toasts.deleted }
}

function failureTitle(toasts: ToastTexts, { kind }: Decision): string {
  if (kind === 'approve') return toasts.approveFailed
  return kind === 'reject' ? toasts.rejectFailed : toasts.deleteFailed
}
