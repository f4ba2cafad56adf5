import { useState } from 'react'
import { activeParts, withFilter, type CalendarState, type FilterKey } from '../../calendar/calendar-state.ts'
import type { Change } from './useCalendar.ts'

export const filterFormId = 'calendar-filter'
export const filterPanelId = 'calendar-filters'
export const filterToggleId = 'calendar-filter-toggle'

export type FilterPanel = {
  isOpen: boolean
  toggle: () => void
  /** The parts of the filter that are set. */
  active: [FilterKey, string][]
  set: (key: FilterKey, value: string) => void
  clear: () => void
}

/** The panel with the filters: open at once where the address brings some. */
export function useFilterPanel({ filter }: CalendarState, change: Change): FilterPanel {
  const active = activeParts(filter)
  const [isOpen, setOpen] = useState(active.some(([key]) => key !== 'q'))

  const set = (key: FilterKey, value: string) =>
    change({ filter: withFilter(filter, key, value) }, key === 'q' ? 'replace' : 'push')

  const clear = () => change({ filter: active.reduce((rest, [key]) => withFilter(rest, key, ''), filter) })

  return { isOpen, toggle: () => setOpen(!isOpen), active, set, clear }
}
