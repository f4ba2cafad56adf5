import { monthOf } from '@cyberluach/core/dates/day-key'
import { useMemo } from 'react'
import type { CalendarState } from '../../events/calendar-state.ts'
import type { ListedEvent } from '../../events/listed-event.ts'
import { countByType } from '../../events/type-counts.ts'
import { useShownEvents } from './useShownEvents.ts'

/** How many of each kind begin in the month, as far as the rest of the filter lets them. */
export function useTypeCounts(
  events: readonly ListedEvent[],
  { month, filter }: CalendarState,
  isSavedOnly: boolean,
) {
  const ofAnyType = useMemo(() => ({ ...filter, type: 'all' as const }), [filter])
  const { matching } = useShownEvents(events, { filter: ofAnyType, isSavedOnly })
  return useMemo(() => countByType(matching.filter(({ day }) => monthOf(day) === month)), [matching, month])
}
