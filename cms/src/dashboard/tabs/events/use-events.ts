import type { ManagedEvent, ManagedEvents, EventChange, EventEdit, StateChange } from '@cyberluach/api/managed-events'
import type { EventStanding } from '@cyberluach/core/events/event-timing'
import { useQueryClient, useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import type { AheadFilter } from '../../frame/ahead.ts'
import { callSignedIn } from '../../../session/session.ts'
import { useListPage } from '../../list/use-list-page.ts'
import { localText } from '@cyberluach/i18n/event-words'
import type { Message } from '@cyberluach/i18n/translate'
import { useAttempt } from '../../session/SessionContext.tsx'
import { useText } from '../../ui/text.tsx'
import { useToast } from '../../ui/Toast.tsx'

const eventsKey = ['managed-events'] as const

export type EventListFilter = {
  text: string
  state: EventStanding | 'all'
  year: string
  order: 'next' | 'newest'
  /** What of the events ahead a figure counts, where one led here. */
  ahead: AheadFilter
}

export const noFilter: EventListFilter = { text: '', state: 'all', year: '', order: 'next', ahead: {} }

export const isUnfiltered = ({ text, state, year, ahead }: EventListFilter) =>
  text === '' && state === 'all' && year === '' && Object.keys(ahead).length === 0

/** A page of the published events. */
export function useEvents() {
  const client = useQueryClient()
  const { update, ...page } = useListPage<EventListFilter, ManagedEvents>({
    key: eventsKey,
    all: noFilter,
    read: ({ text, state, year, order, ahead }, window, signal) =>
      callSignedIn('GET /api/sys/mgmt/events', {
        query: {
          q: text || undefined,
          state: state === 'all' ? undefined : state,
          year: year || undefined,
          order,
          ...ahead,
          limit: String(window.limit),
          offset: String(window.offset),
        },
        signal,
      }),
  })
  /** Takes over what the server answered; its row stays where it is. */
  const replace = useCallback(
    (event: ManagedEvent) =>
      update((known) => ({
        ...known,
        events: known.events.map((one) => (one.id === event.id ? event : one)),
      })),
    [update],
  )
  const readAgain = useCallback(() => client.invalidateQueries({ queryKey: eventsKey }), [client])
  return { ...page, replace, readAgain }
}

export type EventsList = ReturnType<typeof useEvents>

/** The years that can be chosen, the latest first. */
export function yearsOf(years: ManagedEvents['years']): string[] {
  if (!years) return []
  return Array.from({ length: years.last - years.first + 1 }, (_, index) => String(years.last - index))
}

export const changesKey = (id: string) => ['event-changes', id] as const

/** What of an event was changed, the latest first; undefined until that is read. */
export function useChanges(id: string) {
  return useQuery({
    queryKey: changesKey(id),
    queryFn: ({ signal }) => callSignedIn('GET /api/sys/mgmt/events/{id}/changes', { params: { id }, signal }),
    staleTime: 0,
    refetchOnMount: 'always',
  }).data
}

/** Where the last edition of an event ahead was held, while it has no place of its own; undefined until that is read. */
export function useLastPlace({ id, isOnline, locationCity, locationCountry }: ManagedEvent) {
  return useQuery({
    queryKey: ['last-place', id],
    enabled: !isOnline && !locationCity && !locationCountry,
    queryFn: ({ signal }) => callSignedIn('GET /api/event-pages/{slug}', { params: { slug: id }, signal }),
    select: ({ lastPlace }) => lastPlace,
    staleTime: 60_000,
  }).data
}

/** What can be taken back; how an event began cannot, nor what was decided about a list that names it. */
export function lastOf(changes: readonly EventChange[]): EventChange | undefined {
  return changes.find(({ began, after }) => began === null && !('sameAs' in after || 'otherThan' in after))
}

export const seriesKey = ['managed-series'] as const

/** Every series there is; undefined until that is read. */
export function useSeries() {
  return useQuery({
    queryKey: seriesKey,
    queryFn: ({ signal }) => callSignedIn('GET /api/sys/mgmt/series', { signal }),
    staleTime: 60_000,
  }).data
}

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
