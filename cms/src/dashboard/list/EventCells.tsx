import { dayKeyOf, lastDayOf } from '@cyberluach/core/dates/day-key'
import { startOfDay } from '@cyberluach/core/dates/zoned-time'
import { formatTime } from '@cyberluach/i18n/format'
import { formatDay, formatMoment, formatShortDay, formatWeekdayOf } from '../ui/time.tsx'
import { useText, type Texts } from '../ui/text.tsx'
import { SecondLine, TwoLines } from './Table.tsx'
import type { Submission } from '../submission.ts'
import { Mark } from '@cyberluach/design/components/Mark'

type Dated = Pick<Submission, 'startDate' | 'endDate' | 'allDay'>

/** The first day, and below it the weekday and the time, or the last day of an event of several days. */
export function EventDate({ submission }: { submission: Dated }) {
  const { startDate, endDate, allDay } = submission
  const { t, say, locale, timeZone } = useText()
  if (!startDate) return <span className="text-xs text-ink-3">{t.submissions.noDate}</span>

  const momentOf = allDay ? formatDay : formatMoment
  const first = dayKeyOf(new Date(startDate), timeZone)
  const last =
    endDate && (allDay ? dayKeyOf(new Date(endDate), timeZone) : lastDayOf(startDate, endDate, timeZone))
  return (
    <TwoLines>
      <time dateTime={startDate} title={momentOf(locale, startDate, timeZone)}>
        {formatShortDay(locale, startDate, timeZone)}
      </time>
      <SecondLine>
        {last && last !== first ? (
          say(t.submissions.until, { date: formatShortDay(locale, startOfDay(last, timeZone), timeZone) })
        ) : (
          <>
            {formatWeekdayOf(locale, startDate, timeZone)},{' '}
            {allDay ? t.details.allDay : <bdi dir="ltr">{formatTime(startDate, timeZone)}</bdi>}
          </>
        )}
      </SecondLine>
    </TwoLines>
  )
}

/** An event's type: its mark and its name. */
export function EventType({ type }: { type: string }) {
  const { t } = useText()
  return (
    <span
      className="inline-flex items-center gap-1.25 text-(length:--text-xs) font-medium whitespace-nowrap text-(--on-type-soft)"
      data-type={type}
    >
      <Mark type={type} className="size-2.5 fill-(--type) forced-colors:fill-current" />
      {typeNameIn(t)(type)}
    </span>
  )
}

/** The words of event types; a type that nobody knows is shown as it is. */
export function typeNameIn({ common }: Texts): (eventType: string) => string {
  const names: Record<string, string> = common.types
  return (eventType) => (Object.hasOwn(names, eventType) ? (names[eventType] ?? eventType) : eventType)
}

/** The words of a level of difficulty; an unknown one as it is. */
export function levelNameIn({ common }: Texts): (level: string) => string {
  const names: Record<string, string> = common.difficulty
  return (level) => (Object.hasOwn(names, level) ? (names[level] ?? level) : level)
}
