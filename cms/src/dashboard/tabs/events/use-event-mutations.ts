import type { EventEdit, StateChange, ManagedEvent } from '@cyberluach/api/managed-events'
import { localText } from '@cyberluach/i18n/event-words'
import type { Message } from '@cyberluach/i18n/translate'
import { useQueryClient } from '@tanstack/react-query'

import { callSignedIn } from '../../../session/session.ts'
import { useAttempt } from '../../session/SessionContext.tsx'
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
  const { t, say, locale } = useText()
  const words = t.events
  const { isRunning, attempt } = useAttempt()

  const write = async (
    send: () => Promise<ManagedEvent>,
    { done, text, failed }: ResultWords,
  ): Promise<MutationResult> => {
    const outcome = await attempt(async () => {
      const event = await send()
      await replace(event)
      await client.invalidateQueries({ queryKey: changesKey(event.id) })
      return event
    }, failed)
    if ('failure' in outcome) {
      // Somebody else may have been faster: what they made of it is shown.
      void readAgain()
      return outcome
    }
    const event = outcome.result
    void client.invalidateQueries({ queryKey: seriesKey })
    const title = localText(locale, event.title, event.titleHe).text
    showToast({ kind: 'done', title: done, ...(text && { text: say(text, { title }) }) })
    return { event }
  }

  const edit = ({ id }: ManagedEvent, body: EventEdit, version: string) => {
    const options = { params: { id }, query: { version }, body, locale }
    return write(() => callSignedIn('PUT /api/sys/mgmt/events/{id}', options), {
      done: words.saved,
      text: words.savedText,
    })
  }
  const create = async (body: EventEdit) => {
    const written = await write(() => callSignedIn('POST /api/sys/mgmt/events', { body, locale }), {
      done: words.created,
      text: words.createdText,
    })
    if ('event' in written) void readAgain()
    return written
  }
  const changeState = ({ id, version }: ManagedEvent, body: StateChange) => {
    const options = { params: { id }, query: { version }, body, locale }
    return write(() => callSignedIn('POST /api/sys/mgmt/events/{id}/state', options), {
      done: words.changedTo[body.state],
      failed: words.changeFailed,
    })
  }
  const undo = (id: string, change: string) => {
    const options = { params: { id }, body: { change }, locale }
    return write(() => callSignedIn('POST /api/sys/mgmt/events/{id}/undo', options), {
      done: words.undone,
      failed: words.undoFailed,
    })
  }
  return { isRunning, edit, create, changeState, undo }
}

export type EventMutations = ReturnType<typeof useEventMutations>
