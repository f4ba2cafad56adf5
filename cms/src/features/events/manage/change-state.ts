import type { ReadStateChange } from '@cyberluach/api/change-event'
import type { ManagedEvent } from '@cyberluach/api/manage-events'
import { refused, type Refusal } from '../../../platform/outcome.ts'
import { lastChange } from '../changes/event-changes.ts'
import { documentBefore, timesOf } from './event-document.ts'
import { changeManaged, type Writing } from './write-managed.ts'

/** Moves an event, puts it off, calls it off or puts it back; its former days are kept by the hook of the collection. */
export function changeState(
  writing: Writing,
  looked: { id: string; version: string | null },
  change: ReadStateChange,
): Promise<ManagedEvent | Refusal> {
  return changeManaged(writing, looked, () => stateDocument(change))
}

/** A state, as Payload writes it. */
export function stateDocument(change: ReadStateChange): Record<string, unknown> {
  return { state: change.state, ...(change.state === 'moved' && timesOf(change)) }
}

/** Takes the last change of an event back; refused where it is not the last any more. */
export function undoChange(writing: Writing, id: string, change: string): Promise<ManagedEvent | Refusal> {
  return changeManaged(writing, { id, version: null }, async ({ client, event }) => {
    const last = await lastChange(client, id)
    return last?.id === change ? documentBefore(last, event) : refused('eventChanged')
  })
}
