import { ButtonLink } from '@cyberluach/design/components/Button'
import type { Uncounted } from '@cyberluach/core/events/event'
import { monthOf, type MonthKey } from '@cyberluach/core/dates/day-key'
import type { NearestMonths } from '@cyberluach/core/events/figures'
import { formatMonth, formatMonthName } from '@cyberluach/i18n/format'
import { fill } from '@cyberluach/i18n/translate'
import { useEffect, useState } from 'react'
import { stateAddress, type CalendarState } from '../../events/calendar-state.ts'
import type { GoTo } from '../../stores/calendar.ts'
import { OnlyUncounted } from '../../events/OnlyUncounted.tsx'
import { inPlace } from '../plain-click.ts'
import { useSavedEvents } from '../useSavedEvents.ts'
import { useCalendarSetting } from './CalendarContext.tsx'
import type { FilterPanel } from './useFilterPanel.ts'

type Props = {
  /** Whether nothing counts in the month; until that is known, it is not said. */
  isNothing: boolean
  /** What is shown in the month all the same. */
  only: Uncounted | null
  nearest: NearestMonths | null
  state: CalendarState
  panel: FilterPanel
  goTo: GoTo
}

/** That the month has no event to show, how many there are elsewhere, and the way to the nearest on either side. */
export function NoEvents({ isNothing, only, nearest, state, panel, goTo }: Props) {
  const { locale, texts, today } = useCalendarSetting()
  const sentenceOf = useSentence(state.month, panel, nearest)
  const isSearch = panel.active.length > 0
  const [isAwake, setAwake] = useState(false)
  useEffect(() => setAwake(true), [])
  const months = [nearest?.previous, nearest?.next].filter((found) => !!found)
  return (
    <div data-part="nothing" role="status">
      {isNothing && (
        // What is saved is known to the browser alone: without scripts nothing is.
        <div
          className={`flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line bg-sunken px-5 py-3.5 font-medium max-md:px-gutter max-md:py-3 ${panel.isSavedOnly && !isAwake ? 'scripts:hidden' : ''}`}
        >
          <p>
            <OnlyUncounted of={only} say={sentenceOf} />
          </p>
          {isSearch && nearest && nearest.total > 0 && (
            <p className="font-normal text-ink-2">
              {fill(locale, texts.calendar.foundElsewhere, { n: nearest.total })}
            </p>
          )}
          {!panel.isSavedOnly && months.length > 0 && (
            <ul className="flex flex-wrap gap-2">
              {months.map(({ month, count }) => (
                <li key={month}>
                  <ButtonLink
                    href={stateAddress(locale, { ...state, month }, today)}
                    data-month={month}
                    onClick={inPlace(() => goTo(month))}
                    suppressHydrationWarning
                  >
                    {fill(locale, texts.calendar.countInMonth, {
                      n: count,
                      month: formatMonth(locale, month),
                    })}
                  </ButtonLink>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </div>
  )
}

/** Why there is nothing, in a sentence that is true of the month alone unless nothing is there at all. */
function useSentence(month: MonthKey, panel: FilterPanel, nearest: NearestMonths | null) {
  const { locale, texts, today } = useCalendarSetting()
  const { calendar, filters } = texts
  const hasSaved = useSavedEvents().length > 0
  const isThisYear = month.slice(0, 4) === monthOf(today).slice(0, 4)
  const name = { month: isThisYear ? formatMonthName(locale, month) : formatMonth(locale, month) }
  return (only: Uncounted | null): string => {
    if (only && panel.isActive) return fill(locale, calendar.onlyMatchInMonth[only], name)
    if (only) return fill(locale, calendar.onlyInMonth[only], name)
    if (panel.isSavedOnly && !hasSaved) return filters.savedNone
    if (panel.active.length > 0 && nearest?.total === 0) return calendar.emptyFiltered
    if (panel.active.length > 0) return fill(locale, calendar.emptyFilteredMonth, name)
    if (panel.isSavedOnly) return fill(locale, filters.savedElsewhere, name)
    return fill(locale, calendar.emptyMonth, name)
  }
}
