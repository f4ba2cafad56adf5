import { formatWeekday } from '@cyberluach/i18n/format'
import type { MonthView } from '../../events/month-view.ts'
import { useCalendarSetting } from './CalendarContext.ts'
import { DayCell } from './DayCell.tsx'
import { gridId, type GridFocus } from './useGridFocus.ts'

const weekdays = [0, 1, 2, 3, 4, 5, 6]

type Props = { view: MonthView; focus: GridFocus; isLoading: boolean; hasMoved: boolean }

export function MonthGrid({ view, focus, isLoading, hasMoved }: Props) {
  const { locale, texts } = useCalendarSetting()
  return (
    <div
      className="month-grid md:col-1 md:row-4"
      id={gridId}
      role="grid"
      aria-labelledby="calendar-month"
      aria-busy={isLoading || undefined}
      onKeyDown={focus.onKeyDown}
      onFocus={focus.onFocus}
      onBlur={focus.onBlur}
    >
      {isLoading && (
        <span className="grid-loading" aria-hidden="true">
          {texts.loading}
        </span>
      )}
      <div className="weekdays" role="row">
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
      <div key={view.month} className="weeks" role="rowgroup" data-moved={hasMoved || undefined}>
        {view.weeks.map((week) => (
          <div key={week[0]?.day} className="week" role="row">
            {week.map((day) => (
              <DayCell key={day.day} view={day} isLoading={isLoading} tab={focus.tabOf(day.day)} />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
