import { call, CallError } from '@cyberluach/api/client'
import type { Post, PostPayload } from '@cyberluach/api/posts'
import { storedToken, isRefusal } from '../../../session/session.ts'
import { usePolling } from '../../frame/use-polling.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { useSession } from '../../session/SessionContext.tsx'
import { summaryKey } from '../../frame/summary.ts'
import { useText } from '../../ui/text.tsx'
import { useToast } from '../../ui/Toast.tsx'

export const postsKey = ['posts'] as const

const secondsBetweenReadings = 30

/** All posts, drafts too, the latest first. */
export function usePosts() {
  return usePolling<Post[]>({
    key: postsKey,
    read: (signal) => call('GET /api/posts', { token: storedToken() ?? '', signal }),
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
  const { keeper } = useSession()
  const { t, say, locale } = useText()
  const [isRunning, setRunning] = useState(false)

  const write = useCallback(
    async (request: PostMutation): Promise<CallError | null> => {
      const { blog } = t.lists
      setRunning(true)
      try {
        await send(request, locale)
        await client.cancelQueries({ queryKey: postsKey })
        await client.refetchQueries({ queryKey: postsKey })
        void client.refetchQueries({ queryKey: summaryKey })
        const done = { create: blog.created, update: blog.updated, delete: blog.deleted }
        showToast({ kind: 'done', title: done[request.kind] })
        return null
      } catch (reason) {
        if (isRefusal(reason)) keeper.refused()
        const failure = reason instanceof CallError ? reason : new CallError(0, String(reason))
        const failed = { create: blog.createFailed, update: blog.updateFailed, delete: blog.deleteFailed }
        const message = failure.status === 0 ? t.toasts.offline : failure.message
        showToast({ kind: 'failed', title: blog.error, text: say(failed[request.kind], { message }) })
        return failure
      } finally {
        setRunning(false)
      }
    },
    [client, keeper, locale, say, showToast, t],
  )
  return { write, isRunning }
}

async function send(request: PostMutation, locale: string): Promise<void> {
  const options = { token: storedToken() ?? '', headers: { 'accept-language': locale } }
  if (request.kind === 'create') await call('POST /api/posts', { ...options, body: request.body })
  if (request.kind === 'update') {
    await call('PUT /api/posts/{id}', { ...options, params: { id: request.id }, body: request.body })
  }
  if (request.kind === 'delete') {
    await call('DELETE /api/posts/{id}', { ...options, params: { id: request.id } })
  }
}
