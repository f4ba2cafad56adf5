import { call } from '@cyberluach/api/client'
import type { EventEdit, StateChange, ManagedEvent } from '@cyberluach/api/managed-events'
import { localText } from '@cyberluach/i18n/event-words'
import type { Message } from '@cyberluach/i18n/translate'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'

import { isRefusal, reasonText, storedToken } from '../../../session/session.ts'
import { useSession } from '../../session/SessionContext.tsx'
import { useText } from '../../ui/text.tsx'
import { useToast } from '../../ui/Toast.tsx'
import { changesKey, seriesKey, type EventsList } from './use-events.ts'

export type MutationResult = { event: ManagedEvent } | { failure: unknown }

/** A form says itself what failed. */
type ResultWords = { done: string; text?: Message; failed?: string }

/** Writes events, one at a time, and says how it went; after a failure the list is read again. */
export function useEventMutations({ replace, readAgain }: Pick<EventsList, 'replace' | 'readAgain'>) {
  const client = useQueryClient()
  const showToast = useToast()
  const { keeper } = useSession()
  const { t, say, locale } = useText()
  const words = t.events
  const [isRunning, setRunning] = useState(false)

  const write = useCallback(
    async (
      send: () => Promise<ManagedEvent>,
      { done, text, failed }: ResultWords,
    ): Promise<MutationResult> => {
      setRunning(true)
      try {
        const event = await send()
        await replace(event)
        await client.invalidateQueries({ queryKey: changesKey(event.id) })
        void client.invalidateQueries({ queryKey: seriesKey })
        const title = localText(locale, event.title, event.titleHe).text
        showToast({ kind: 'done', title: done, ...(text && { text: say(text, { title }) }) })
        return { event }
      } catch (failure) {
        if (isRefusal(failure)) keeper.refused()
        if (failed)
          showToast({ kind: 'failed', title: failed, text: reasonText(failure) ?? t.toasts.offline })
        // Somebody else may have been faster: what they made of it is shown.
        void readAgain()
        return { failure }
      } finally {
        setRunning(false)
      }
    },
    [client, keeper, locale, readAgain, replace, say, showToast, t],
  )
  const request = useCallback(
    () => ({ token: storedToken() ?? '', headers: { 'accept-language': locale } }),
    [locale],
  )

  const edit = useCallback(
    ({ id }: ManagedEvent, body: EventEdit, version: string) =>
      write(
        () =>
          call('PUT /api/sys/mgmt/events/{id}', { ...request(), params: { id }, query: { version }, body }),
        { done: words.saved, text: words.savedText },
      ),
    [request, words, write],
  )
  const create = useCallback(
    async (body: EventEdit) => {
      const resultWords = { done: words.created, text: words.createdText }
      const written = await write(
        () => call('POST /api/sys/mgmt/events', { ...request(), body }),
        resultWords,
      )
      if ('event' in written) void readAgain()
      return written
    },
    [readAgain, request, words, write],
  )
  const changeState = useCallback(
    ({ id, version }: ManagedEvent, body: StateChange) =>
      write(
        () =>
          call('POST /api/sys/mgmt/events/{id}/state', {
            ...request(),
            params: { id },
            query: { version },
            body,
          }),
        { done: words.changedTo[body.state], failed: words.changeFailed },
      ),
    [request, words, write],
  )
  const undo = useCallback(
    (id: string, change: string) =>
      write(
        () => call('POST /api/sys/mgmt/events/{id}/undo', { ...request(), params: { id }, body: { change } }),
        { done: words.undone, failed: words.undoFailed },
      ),
    [request, words, write],
  )
  return { isRunning, edit, create, changeState, undo }
}

export type EventMutations = ReturnType<typeof useEventMutations>
