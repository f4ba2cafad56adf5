import type { MonthKey } from '@cyberluach/core/dates/day-key'
import { observancesOfMonth } from '@cyberluach/core/dates/israel-days'
import { israelDayName } from '@cyberluach/i18n/israel-days'
import { Icon } from '../../icons/Icon.tsx'
import { check } from '../../icons/paths.ts'
import { $isHebrewCalendarHidden } from '../../stores/calendar-preferences.ts'
import { useCalendarSetting, useCachedPart } from './CalendarContext.tsx'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'

/** What is kept in Israel in the month, where cells have no room for names, and the switch of the whole layer. */
export function HebrewCalendarBar({ month }: { month: MonthKey }) {
  const { locale, texts, isLuachShown } = useCalendarSetting()
  const kept = observancesOfMonth(month)
  const content = (
    <>
      {kept.length > 0 && (
        <ul className="luach-list" aria-label={texts.luach.listTitle}>
          {kept.map((each) => (
            <li key={`${each.first} ${each.id}`}>
              <b className="num">{daysOf(each)}</b> {israelDayName(locale, texts.luach, each)}
            </li>
          ))}
        </ul>
      )}
      <button
        className="luach-switch needs-scripts"
        type="button"
        aria-pressed={isLuachShown}
        onClick={() => $isHebrewCalendarHidden.set(isLuachShown)}
      >
        <Icon path={check} />
        {texts.luach.show}
      </button>
      <p className="luach-legend">{texts.luach.shaded}</p>
    </>
  )
  return (
    <div
      className="border-line px-5 pb-2 text-(length:--text-sm) text-ink-3 max-lg:self-start max-lg:border-t max-lg:px-4 max-lg:py-2 max-md:px-gutter md:col-1 md:row-7 lg:flex lg:items-center lg:gap-x-6 print:hidden"
      data-part="luach"
      {...useCachedPart(content, () => ['luach', month])}
    />
  )
}

/** Days of the month that is shown, by their numbers. */
function daysOf({ first, last }: { first: string; last: string }): string {
  const [from, to] = [first, last].map((day) => Number(day.slice(8)))
  return from === to ? `${from}` : `${from}–${to}`
}

/** The server knows of no choice. Until the calendar has made it its own, the mark on the root hides the layer. */
export function useShownHebrewCalendar(): boolean {
  const isHidden = useStore($isHebrewCalendarHidden, { ssr: () => false })
  useEffect(() => {
    if (isHidden) document.documentElement.dataset.luach = 'hidden'
    else delete document.documentElement.dataset.luach
  }, [isHidden])
  return !isHidden
}
