import { formatWeekday } from '@cyberluach/i18n/format'
import { useState } from 'react'
import type { DayKey } from '@cyberluach/core/dates/day-key'
import type { DayView, MonthView } from '../../events/month-view.ts'
import { useCalendarSetting } from './CalendarContext.ts'
import { DayCell } from './DayCell.tsx'
import { gridId, type GridFocus } from './useGridFocus.ts'
import { useKeptPart } from './useKeptPart.tsx'

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
  const cells = days.map((day) => (
    <DayCell key={day.day} view={day} isLoading={isLoading} tab={focus.tabOf(day.day)} />
  ))
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
      {...useKeptPart(cells, () => ['week', days, isLoading, tabs()])}
    />
  )
}
