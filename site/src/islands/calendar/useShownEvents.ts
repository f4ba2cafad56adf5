import type { EventFilter } from '@cyberluach/core/events/event-filter'
import { useStore } from '@nanostores/react'
import { useEffect, useMemo } from 'react'
import { type ListedEvent, shownEvents, countByType } from '../../events/listed-event.ts'
import { $areSamplesHidden } from '../../stores/calendar-preferences.ts'
import { useSavedEvents } from '../useSavedEvents.ts'
import { useCalendarSetting } from './CalendarContext.tsx'
import { monthOf } from '@cyberluach/core/dates/day-key'
import type { CalendarState } from '../../events/calendar-state.ts'

type Options = { filter: EventFilter; isSavedOnly: boolean }

/** The events that pass the filter, without samples where the visitor has hidden them; saved ones alone if asked for. */
export function useShownEvents(events: readonly ListedEvent[], { filter, isSavedOnly }: Options) {
  const { locale } = useCalendarSetting()
  const saved = useSavedEvents()
  const areSamplesHidden = useHiddenSamples()
  const real = useMemo(
    () => (areSamplesHidden ? events.filter(({ isSample }) => !isSample) : events),
    [events, areSamplesHidden],
  )
  const only = isSavedOnly ? saved : null
  const matching = useMemo(() => shownEvents(real, { filter, only, locale }), [real, filter, only, locale])
  return { all: real, matching }
}

/** The server knows of no choice. Until the calendar has made it its own, the mark on the root hides them. */
export function useHiddenSamples(): boolean {
  const areHidden = useStore($areSamplesHidden, { ssr: () => false })
  useEffect(() => {
    if (areHidden) document.documentElement.dataset.samples = 'hidden'
    else delete document.documentElement.dataset.samples
  }, [areHidden])
  return areHidden
}

/** How many of each kind begin in the month, as far as the rest of the filter lets them. */
export function useTypeCounts(events: readonly ListedEvent[], { month, filter }: CalendarState, isSavedOnly: boolean) {
  const ofAnyType = useMemo(() => ({ ...filter, type: 'all' as const }), [filter])
  const { matching } = useShownEvents(events, { filter: ofAnyType, isSavedOnly })
  return useMemo(() => countByType(matching.filter(({ day }) => monthOf(day) === month)), [matching, month])
}
