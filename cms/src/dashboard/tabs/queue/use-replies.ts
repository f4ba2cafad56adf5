import { CallError } from '@cyberluach/api/client'
import type { SubmissionKind } from '@cyberluach/core/submissions/submission'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef } from 'react'
import { callSignedIn } from '../../../session/session.ts'
import { usePolling } from '../../frame/use-polling.ts'
import { summaryKey } from '../../frame/summary.ts'
import { useAttempt } from '../../session/SessionContext.tsx'
import { useText } from '../../ui/text.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { queueKey } from './use-queue.ts'
import { deleteDraft, savedDraft } from '../../../session/draft.ts'
import { useDraft } from '../../form/use-edit-form.ts'

const secondsBetweenPolls = 5

/** What was answered to a message, and the ways to answer it and to send again what did not go. */
export function useReplies(id: string, kind: SubmissionKind) {
  const client = useQueryClient()
  const showToast = useToast()
  const { t, locale } = useText()
  const { isRunning, attempt } = useAttempt()
  const attempted = useRef<{ words: string; key: string } | null>(null)
  const { data = [], retry } = usePolling({
    key: ['replies', id],
    read: (signal) => callSignedIn('GET /api/sys/mgmt/submissions/{id}/replies', { params: { id }, signal }),
    seconds: secondsBetweenPolls,
  })

  const send = useCallback(
    async (body: ReplyValues): Promise<boolean> => {
      const words = JSON.stringify(body)
      if (attempted.current?.words !== words) attempted.current = { words, key: crypto.randomUUID() }
      const options = { params: { id }, body, locale, headers: { 'Idempotency-Key': attempted.current.key } }
      const outcome = await attempt(
        () => callSignedIn('POST /api/sys/mgmt/submissions/{id}/replies', options),
        t.queues.replies.failed,
      )
      const failure = 'failure' in outcome ? outcome.failure : null
      // An answer settles the attempt; where none came, the next one must not send a second mail.
      if (!failure || (failure instanceof CallError && failure.status !== 0)) attempted.current = null
      if (failure) return false
      showToast({ kind: 'done', title: t.queues.replies.sent, text: t.queues.replies.sentText })
      void client.invalidateQueries({ queryKey: summaryKey })
      await Promise.all([retry(), client.refetchQueries({ queryKey: queueKey(kind), type: 'active' })])
      return true
    },
    [attempt, client, id, kind, locale, retry, showToast, t],
  )

  const sendAgain = useCallback(
    async (mail: string): Promise<void> => {
      await attempt(
        () => callSignedIn('POST /api/sys/mgmt/mails/{id}/send-again', { params: { id: mail }, locale }),
        t.queues.replies.againFailed,
      )
      await retry()
    },
    [attempt, locale, retry, t],
  )
  return { replies: data, send, sendAgain, isRunning }
}

/** An answer as its form holds it. */
export type ReplyValues = { subject: string; text: string; handle: boolean }

const formOf = (id: string) => `reply:${id}`

/** The answer to a message that somebody was writing when the row was closed, or the page went away. */
export function storedReply(id: string, username: string): ReplyValues | null {
  return savedDraft<ReplyValues>(formOf(id), username)?.values ?? null
}

export function clearReplyDraft(id: string): void {
  deleteDraft(formOf(id))
}

/** Keeps the answer that is being written, null where nothing was typed. */
export function useReplyDraft(id: string, values: ReplyValues | null): void {
  useDraft(formOf(id), id, values)
}
