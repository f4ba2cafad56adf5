'use client'

import { dayKeyOf } from '@cyberluach/core/dates/day-key'
import { formatTime } from '@cyberluach/i18n/format'

import { formatDay, formatMoment, formatShortDay, formatWeekdayOf } from '../../text/format.ts'
import { useText } from '../../text/TextContext.tsx'
import { SecondLine, TwoLines } from '../queue/TwoLines.tsx'
import type { Submission } from '../queue/submission.ts'

type Dated = Pick<Submission, 'startDate' | 'endDate' | 'allDay'>

/** The first day, and below it the weekday and the time, or the last day of an event of several days. */
export function EventDate({ submission }: { submission: Dated }) {
  const { startDate, endDate, allDay } = submission
  const { t, say, locale, timeZone } = useText()
  if (!startDate) return <span className="text-xs text-ink-3">{t.submissions.noDate}</span>

  const dayOf = (iso: string) => dayKeyOf(new Date(iso), timeZone)
  const momentOf = allDay ? formatDay : formatMoment
  const isLong = endDate !== null && dayOf(endDate) !== dayOf(startDate)
  return (
    <TwoLines>
      <time dateTime={startDate} title={momentOf(locale, startDate, timeZone)}>
        {formatShortDay(locale, startDate, timeZone)}
      </time>
      <SecondLine>
        {isLong ? (
          say(t.submissions.until, { date: formatShortDay(locale, endDate, timeZone) })
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
