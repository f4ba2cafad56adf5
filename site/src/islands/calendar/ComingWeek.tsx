import { weekdayOf } from '@cyberluach/core/day-key'
import { formatFullDate, formatWeekday } from '@cyberluach/i18n/format'
import { fill } from '@cyberluach/i18n/translate'
import { dayAddress } from '../../events/addresses.ts'
import type { DayView, MonthView } from '../../events/month-view.ts'
import { useCalendarSetting } from './CalendarContext.ts'
import { DayMarks } from './DayCell.tsx'
import { useKeptPart } from './useKeptPart.tsx'

/** The coming seven days in one line, today first, for phones: each leads to its page. */
export function ComingWeek({ view }: { view: MonthView }) {
  const { texts } = useCalendarSetting()
  const days = view.weeks
    .flat()
    .filter(({ time }) => time !== 'past')
    .slice(0, 7)
  const content = days.map((day) => <ComingDay key={day.day} view={day} />)
  return (
    <ul
      className="grid grid-cols-7 px-1.5 py-1 md:hidden"
      aria-label={texts.calendar.comingWeek}
      data-part="coming-week"
      {...useKeptPart(content, () => ['coming week', days])}
    />
  )
}

function ComingDay({ view }: { view: DayView }) {
  const { locale, texts } = useCalendarSetting()
  const { day, count, time } = view
  const date = formatFullDate(locale, day)
  const label = count > 0 ? texts.calendar.dayLabel : texts.calendar.dayLabelEmpty
  return (
    <li>
      <a
        className="grid min-h-15 justify-items-center rounded-md py-1"
        href={dayAddress(locale, day)}
        aria-label={fill(locale, label, { n: count, date })}
        suppressHydrationWarning
      >
        <span className="text-xs text-ink-3" suppressHydrationWarning>
          {formatWeekday(locale, weekdayOf(day))}
        </span>
        <span
          className={`num min-w-[min(1.75rem,10vw)] text-center leading-7 font-semibold ${time === 'today' ? 'rounded-full bg-red text-on-red forced-colors:highlighted' : ''}`}
        >
          {Number(day.slice(8))}
        </span>
        <DayMarks view={view} />
      </a>
    </li>
  )
}
