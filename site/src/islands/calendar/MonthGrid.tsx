import { formatWeekday } from '@cyberluach/i18n/format'
import { useState, useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react'
import {
  type DayKey,
  firstDayOf,
  monthOf,
  type MonthKey,
  addDays,
  addMonths,
  weekdayOf,
} from '@cyberluach/core/dates/day-key'
import type { DayView, MonthView } from '../../events/month-view.ts'
import { useCalendarSetting, useCachedPart } from './CalendarContext.tsx'
import { DayCell, type DayTab } from './DayCell.tsx'
import { directionOfLocale, type Locale } from '@cyberluach/i18n/locales'
import type { GoTo } from '../../stores/calendar.ts'

const weekdays = [0, 1, 2, 3, 4, 5, 6]

type Props = { view: MonthView; focus: GridFocus; isLoading: boolean; hasMoved: boolean }

export function MonthGrid({ view, focus, isLoading, hasMoved }: Props) {
  const { locale, texts } = useCalendarSetting()
  const [opened, setOpened] = useState<DayKey | null>(null)
  return (
    <div
      className="relative overflow-hidden border-t border-line md:col-1 md:row-5 md:max-lg:pb-2"
      id={gridId}
      role="grid"
      aria-labelledby="calendar-month"
      aria-busy={isLoading || undefined}
      onKeyDown={focus.onKeyDown}
      onFocus={focus.onFocus}
      onBlur={focus.onBlur}
    >
      {isLoading && (
        // Most months are there before it could be read.
        <span
          className="absolute inset-x-0 top-14 z-cell mx-auto w-max animate-[fade_var(--transition-duration-color)_300ms_var(--ease-out)_backwards] rounded-full border border-line bg-raised px-4 py-2 text-(length:--text-sm) font-medium text-ink-2"
          aria-hidden="true"
        >
          {texts.loading}
        </span>
      )}
      <div
        className="grid grid-cols-7 border-line *:px-2.5 *:py-2 *:text-xs *:font-medium *:text-ink-3 max-lg:px-1.5 max-lg:*:px-0 max-lg:*:text-center lg:border-b lg:bg-bg"
        role="row"
      >
        {weekdays.map((weekday) => (
          <span
            key={weekday}
            role="columnheader"
            aria-label={formatWeekday(locale, weekday, 'long')}
            suppressHydrationWarning
          >
            {formatWeekday(locale, weekday)}
          </span>
        ))}
      </div>
      <div
        key={view.month}
        className="*:border-line data-moved:animate-[fade_var(--transition-duration-color)_var(--ease-out)] lg:*:not-first:border-t print:[&_.day-count]:bg-transparent print:[&_.day-count]:text-ink"
        role="rowgroup"
        data-moved={hasMoved || undefined}
      >
        {view.weeks.map((week, index) => (
          <Week
            key={week[0]?.day}
            days={week}
            isLoading={isLoading}
            focus={focus}
            fold={index >= view.over ? 'none' : week[0]?.day === opened ? 'open' : 'folded'}
            onOpen={setOpened}
          />
        ))}
      </div>
    </div>
  )
}

type WeekProps = {
  days: DayView[]
  isLoading: boolean
  focus: GridFocus
  /** A week that is over is a slim row until somebody points at it, is in it or has touched it. */
  fold: 'none' | 'folded' | 'open'
  onOpen: (firstDay: DayKey | null) => void
}

function Week({ days, isLoading, focus, fold, onOpen }: WeekProps) {
  const cells = days.map((day) => <DayCell key={day.day} view={day} isLoading={isLoading} tab={focus.tabOf(day.day)} />)
  const tabs = () => days.map(({ day }) => focus.tabOf(day))
  return (
    <div
      className={`grid break-inside-avoid grid-cols-7 *:relative *:flex *:flex-col *:items-center *:border-line max-lg:px-1.5 lg:*:items-stretch lg:*:p-1 lg:*:not-first:border-s print:*:bg-transparent ${fold === 'none' ? '' : 'week-over'}`}
      role="row"
      data-open={fold === 'open' || undefined}
      onClickCapture={(event) => {
        // A finger has nothing to point with: its first touch opens the week, and the next one the day.
        if (fold !== 'folded' || !matchMedia('(hover: none)').matches) return
        event.preventDefault()
        event.stopPropagation()
        onOpen(days[0]?.day ?? null)
      }}
      {...useCachedPart(cells, () => ['week', days, isLoading, tabs()])}
    />
  )
}

export const gridId = 'month-grid'

export type GridFocus = {
  tabOf: (day: DayKey) => DayTab
  onKeyDown: (event: KeyboardEvent) => void
  onFocus: (event: FocusEvent) => void
  onBlur: (event: FocusEvent) => void
}

type Options = { locale: Locale; month: MonthKey; today: DayKey; goTo: GoTo }

/** Makes the grid one tab stop whose days are walked by key; a key that leaves the month takes the calendar along. */
export function useGridFocus({ locale, month, today, goTo }: Options): GridFocus {
  const awaited = useRef<DayKey | null>(null)
  const [isReady, setReady] = useState(false)
  const [active, setActive] = useState<DayKey | null>(null)
  const [hasFocus, setFocus] = useState(false)
  const isShown = (day: DayKey) => dayLink(day) !== null
  const stop = active && monthOf(active) === month ? active : monthOf(today) === month ? today : firstDayOf(month)

  useEffect(() => {
    // Whose focus woke the grid is on one of its days already: Tab reaches that day's events from the first moment on.
    const { activeElement: held } = document
    if (held && grid()?.contains(held)) {
      setActive(dayOf(held))
      setFocus(true)
    }
    setReady(true)
  }, [])

  useEffect(() => {
    if (awaited.current) dayLink(awaited.current)?.focus()
    else if (!grid()?.contains(document.activeElement)) setFocus(false)
    awaited.current = null
  }, [month])

  const onKeyDown = (event: KeyboardEvent) => {
    const day = dayOf(event.target)
    if (!day || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === ' ' && event.target instanceof HTMLAnchorElement) {
      event.preventDefault()
      event.target.click()
      return
    }
    const next = dayAfterKey(event.key, day, directionOfLocale(locale))
    if (!next) return
    event.preventDefault()
    const stays = monthOf(next) === month || !event.key.startsWith('Page')
    if (stays && isShown(next)) dayLink(next)?.focus()
    else {
      awaited.current = next
      setActive(next)
      goTo(monthOf(next))
    }
  }

  const onFocus = ({ target }: FocusEvent) => {
    setActive(dayOf(target))
    setFocus(true)
  }

  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setFocus(false)
  }

  const tabOf = (day: DayKey): DayTab => {
    if (!isReady) return 'open'
    const isActive = hasFocus ? day === active : day === stop
    if (!isActive) return 'none'
    return hasFocus ? 'focused' : 'stop'
  }

  return { tabOf, onKeyDown, onFocus, onBlur }
}

function dayOf(target: EventTarget): DayKey | null {
  return target instanceof Element ? (target.closest<HTMLElement>('[data-day]')?.dataset.day ?? null) : null
}

function dayLink(day: DayKey): HTMLElement | null {
  return grid()?.querySelector<HTMLElement>(`[data-day="${day}"] .day-link`) ?? null
}

function grid(): HTMLElement | null {
  return document.getElementById(gridId)
}

/** The day that a key moves to from a day in the grid; null for a key that moves nowhere. */
export function dayAfterKey(key: string, day: DayKey, direction: 'ltr' | 'rtl'): DayKey | null {
  const onward = direction === 'rtl' ? -1 : 1
  switch (key) {
    case 'ArrowRight':
      return addDays(day, onward)
    case 'ArrowLeft':
      return addDays(day, -onward)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'Home':
      return addDays(day, -weekdayOf(day))
    case 'End':
      return addDays(day, 6 - weekdayOf(day))
    case 'PageDown':
      return sameDayIn(1, day)
    case 'PageUp':
      return sameDayIn(-1, day)
    default:
      return null
  }
}

/** The same day of another month, or its last where it is shorter. */
function sameDayIn(months: number, day: DayKey): DayKey {
  const month = addMonths(monthOf(day), months)
  const lastDay = addDays(firstDayOf(addMonths(month, 1)), -1)
  const asked = `${month}${day.slice(7)}`
  return asked < lastDay ? asked : lastDay
}
