import { monthOf, weekdayOf, type DayKey } from '@cyberluach/core/dates/day-key'
import { dateLeaf, type DateLeafLook } from '@cyberluach/design/variants/event-card'
import { formatMonthName, formatWeekday } from '@cyberluach/i18n/format'
import type { Locale } from '@cyberluach/i18n/locales'

type Props = DateLeafLook & { locale: Locale; day: DayKey; hasYear?: boolean }

/** The day torn from the calendar, with its weekday or, where that says more, its year. */
export function DateLeaf({ locale, day, size, tone, hasYear = false }: Props) {
  const look = dateLeaf({ size, tone })
  return (
    <time className={look.leaf()} dateTime={day} suppressHydrationWarning>
      <span className={look.strip()} suppressHydrationWarning>
        {formatMonthName(locale, monthOf(day), 'short')}
      </span>
      <b className={look.day({ className: 'num' })}>{Number(day.slice(8))}</b>
      <span className={look.end({ className: 'num' })} suppressHydrationWarning>
        {hasYear ? day.slice(0, 4) : formatWeekday(locale, weekdayOf(day))}
      </span>
    </time>
  )
}
