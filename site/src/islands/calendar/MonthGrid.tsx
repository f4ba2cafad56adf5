import { formatWeekday } from '@cyberluach/i18n/format'
import type { DayView, MonthView } from '../../events/month-view.ts'
import { useCalendarSetting } from './CalendarContext.ts'
import { DayCell } from './DayCell.tsx'
import { gridId, type GridFocus } from './useGridFocus.ts'
import { useKeptPart } from './useKeptPart.tsx'

const weekdays = [0, 1, 2, 3, 4, 5, 6]

type Props = { view: MonthView; focus: GridFocus; isLoading: boolean; hasMoved: boolean }

export function MonthGrid({ view, focus, isLoading, hasMoved }: Props) {
  const { locale, texts } = useCalendarSetting()
  return (
    <div
      className="relative overflow-hidden border-t border-line md:col-1 md:row-4 md:max-lg:pb-2"
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
        {view.weeks.map((week) => (
          <Week key={week[0]?.day} days={week} isLoading={isLoading} focus={focus} />
        ))}
      </div>
    </div>
  )
}

type WeekProps = { days: DayView[]; isLoading: boolean; focus: GridFocus }

function Week({ days, isLoading, focus }: WeekProps) {
  const cells = days.map((day) => (
    <DayCell key={day.day} view={day} isLoading={isLoading} tab={focus.tabOf(day.day)} />
  ))
  const tabs = () => days.map(({ day }) => focus.tabOf(day))
  return (
    <div
      className="grid break-inside-avoid grid-cols-7 *:relative *:flex *:min-h-13 *:flex-col *:items-center *:border-line *:transition-[background-color] *:duration-color *:ease-out max-lg:px-1.5 md:*:min-h-17 md:*:pt-1.5 lg:*:min-h-30 lg:*:items-stretch lg:*:p-1 lg:*:pb-1.5 lg:*:not-first:border-s print:*:min-h-22 print:*:bg-transparent"
      role="row"
      {...useKeptPart(cells, () => ['week', days, isLoading, tabs()])}
    />
  )
}
