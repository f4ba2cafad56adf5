import { monthOf, weekdayOf, type DayKey } from '@cyberluach/core/day-key'
import { formatMonthName, formatWeekday } from '@cyberluach/i18n/format'
import type { Locale } from '@cyberluach/i18n/locales'

/** The day torn from the calendar. */
export function DateLeaf({ locale, day, isToday }: { locale: Locale; day: DayKey; isToday: boolean }) {
  return (
    <time
      className={`date-leaf date-leaf-dialog max-md:w-16 ${isToday ? 'date-leaf-today' : ''}`}
      dateTime={day}
      suppressHydrationWarning
    >
      <span className="date-leaf-strip" suppressHydrationWarning>
        {formatMonthName(locale, monthOf(day), 'short')}
      </span>
      <b className="num">{Number(day.slice(8))}</b>
      <span className="date-leaf-end" suppressHydrationWarning>
        {formatWeekday(locale, weekdayOf(day))}
      </span>
    </time>
  )
}
