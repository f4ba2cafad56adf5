import type { MonthKey } from '@cyberluach/core/day-key'
import { formatMonthName } from '@cyberluach/i18n/format'
import { fill } from '@cyberluach/i18n/translate'
import { useSavedEvents } from '../useSavedEvents.ts'
import { useCalendarSetting } from './CalendarContext.ts'
import type { FilterPanel } from './useFilterPanel.ts'

/** Why the month shows no event, and what to do where that is not plain. */
export function NothingFound({ month, panel }: { month: MonthKey; panel: FilterPanel }) {
  const { locale, texts } = useCalendarSetting()
  const hasSaved = useSavedEvents().length > 0
  const name = { month: formatMonthName(locale, month) }
  if (panel.isSavedOnly && !hasSaved) return texts.filters.savedNone
  if (panel.active.length > 0) return texts.calendar.emptyFiltered
  if (panel.isSavedOnly) return fill(locale, texts.filters.savedElsewhere, name)
  return fill(locale, texts.calendar.emptyMonth, name)
}
