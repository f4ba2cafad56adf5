import type { ManagedEvent, EventChange } from '@cyberluach/api/managed-events'
import { useQueryClient } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { flushSync } from 'react-dom'

import { useShortcuts } from '../../frame/shortcuts.tsx'
import { useRowKeys } from '../../list/use-row-keys.ts'
import { stateChangesFor, type RequestedState } from './StatePanel.tsx'
import { changesKey, lastOf, type EventsList } from './use-events.ts'
import type { EventMutations } from './use-event-mutations.ts'

type Parts = {
  events: EventsList
  writing: EventMutations
  toggle: (id: string) => void
  begin: (of: ManagedEvent | null) => void
  close: () => void
  ask: (requested: RequestedState | null) => void
  section: RefObject<HTMLElement | null>
  list: RefObject<HTMLElement | null>
}

/** The keys of the events' tab: those of the queues, and one for each thing that can be made of an event. */
export function useEventKeys({ events, writing, toggle, begin, close, ask, section, list }: Parts): void {
  const client = useQueryClient()
  const { openId } = events
  const { keys, current: focused } = useRowKeys({ list, openId, toggle, leave: close })

  const current = (): ManagedEvent | undefined => {
    const id = focused() ?? openId
    return events.list?.events.find((event) => event.id === id)
  }
  /** Opens the row, where it is not, and asks there. */
  const asking = (act: RequestedState) => () => {
    const event = current()
    if (!event || !stateChangesFor(event.state).includes(act)) return
    if (openId !== event.id) flushSync(() => toggle(event.id))
    ask(act)
  }

  useShortcuts({
    search: () => section.current?.querySelector<HTMLElement>('input[type=search]')?.focus(),
    filter: () => section.current?.querySelector<HTMLElement>('select')?.focus(),
    ...keys,
    create: () => begin(null),
    move: asking('moved'),
    postpone: asking('postponed'),
    callOff: asking('cancelled'),
    putBack: asking('scheduled'),
    duplicate: () => {
      const of = current()
      if (of) begin(of)
    },
    undo: () => {
      if (openId === null) return
      const change = lastOf(client.getQueryData<EventChange[]>(changesKey(openId)) ?? [])
      if (change) void writing.undo(openId, change.id)
    },
  })
}
