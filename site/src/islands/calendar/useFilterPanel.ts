import { noFilter, type EventFilter } from '@cyberluach/core/events/event-filter'
import { useState } from 'react'
import { activeParts, withFilter, type CalendarState, type FilterKey } from '../../events/calendar-state.ts'
import type { Change } from '../../stores/calendar.ts'

export const filterFormId = 'calendar-filter'
export const filterPanelId = 'calendar-filters'
export const filterToggleId = 'calendar-filter-toggle'

export type FilterPanel = {
  isOpen: boolean
  toggle: () => void
  /** Whether anything is filtered at all. */
  isActive: boolean
  /** The parts of the filter that are set. */
  active: [FilterKey, string][]
  isSavedOnly: boolean
  showSaved: (only: boolean) => void
  set: (key: FilterKey, value: string) => void
  /** Puts another filter in place of the whole; saved events alone, as far as told. */
  turnTo: (filter: EventFilter, saved?: boolean) => void
  clear: () => void
  /** Takes away what is set beside the search. */
  clearFilters: () => void
}

/** The panel with the filters: open at once where the address brings some that no chip shows. */
export function useFilterPanel({ filter, saved }: CalendarState, change: Change): FilterPanel {
  const active = activeParts(filter)
  const [isOpen, setOpen] = useState(active.some(isOnlyInPanel))

  const set = (key: FilterKey, value: string) =>
    change({ filter: withFilter(filter, key, value) }, key === 'q' ? 'replace' : 'push')

  const turnTo = (next: EventFilter, isSaved = saved) => change({ filter: next, saved: isSaved })

  const showSaved = (only: boolean) => change({ saved: only })

  const clear = () =>
    change({ filter: active.reduce((rest, [key]) => withFilter(rest, key, ''), filter), saved: false })

  const clearFilters = () => change({ filter: { ...noFilter, q: filter.q }, saved: false })

  return {
    isOpen,
    toggle: () => setOpen(!isOpen),
    isActive: active.length > 0 || saved,
    active,
    isSavedOnly: saved,
    showSaved,
    set,
    turnTo,
    clear,
    clearFilters,
  }
}

function isOnlyInPanel([key, value]: [FilterKey, string]): boolean {
  if (key === 'location') return !quickPlaces.includes(value)
  return key === 'level' || key === 'prize' || key === 'admission'
}

/** The places that have a chip of their own. */
export const quickPlaces = ['Israel', 'online']
