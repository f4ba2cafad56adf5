import { changedState, type ChangedState } from '@cyberluach/core/events/event-states'
import { Badge } from '@cyberluach/design/components/Badge'
import type { ListedEvent } from './listed-event.ts'

type Props = { event: Pick<ListedEvent, 'state'>; words: Record<ChangedState, string> }

/** Says of an event that was called off or put off that it was; of another, nothing. */
export function StateBadge({ event, words }: Props) {
  const state = changedState(event)
  return state && <Badge kind="warning">{words[state]}</Badge>
}
