import { CallError } from '@cyberluach/api/client'
import type { Post, PostPayload } from '@cyberluach/api/posts'
import type { Locale } from '@cyberluach/i18n/locales'
import { callSignedIn } from '../../../session/session.ts'
import { usePolling, summaryKey } from '../../frame/polling.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useAttempt } from '../../session/SessionContext.tsx'
import { useText } from '../../ui/text.tsx'
import { useToast } from '../../ui/Toast.tsx'

export const postsKey = ['posts'] as const

const secondsBetweenReadings = 30

/** All posts, drafts too, the latest first. */
export function usePosts() {
  return usePolling<Post[]>({
    key: postsKey,
    read: (signal) => callSignedIn('GET /api/posts', { signal }),
    seconds: secondsBetweenReadings,
  })
}

export type PostMutation =
  | { kind: 'create'; body: PostPayload }
  | { kind: 'update'; id: string; body: PostPayload }
  | { kind: 'delete'; id: string }

/** Creates, changes and deletes posts, one at a time, and says how it went. Null where it went well. */
export function usePostMutations() {
  const client = useQueryClient()
  const showToast = useToast()
  const { t, say, locale } = useText()
  const { isRunning, attempt } = useAttempt()

  const write = useCallback(
    async (request: PostMutation): Promise<CallError | null> => {
      const { blog } = t.lists
      const outcome = await attempt(async () => {
        await send(request, locale)
        await client.cancelQueries({ queryKey: postsKey })
        await client.refetchQueries({ queryKey: postsKey })
        void client.refetchQueries({ queryKey: summaryKey })
      })
      if (!('failure' in outcome)) {
        const done = { create: blog.created, update: blog.updated, delete: blog.deleted }
        showToast({ kind: 'done', title: done[request.kind] })
        return null
      }
      const failure = outcome.failure instanceof CallError ? outcome.failure : new CallError(0, String(outcome.failure))
      const failed = { create: blog.createFailed, update: blog.updateFailed, delete: blog.deleteFailed }
      const message = failure.status === 0 ? t.toasts.offline : failure.message
      showToast({ kind: 'failed', title: blog.error, text: say(failed[request.kind], { message }) })
      return failure
    },
    [attempt, client, locale, say, showToast, t],
  )
  return { write, isRunning }
}

async function send(request: PostMutation, locale: Locale): Promise<unknown> {
  if (request.kind === 'create') return callSignedIn('POST /api/posts', { body: request.body, locale })
  const params = { id: request.id }
  if (request.kind === 'delete') return callSignedIn('DELETE /api/posts/{id}', { params, locale })
  return callSignedIn('PUT /api/posts/{id}', { params, body: request.body, locale })
}
