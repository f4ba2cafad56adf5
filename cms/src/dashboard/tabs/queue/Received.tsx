'use client'

import { dayKeyOf, type DayKey } from '@cyberluach/core/dates/day-key'
import { formatTime } from '@cyberluach/i18n/format'

import { Ago } from '../../ui/Ago.tsx'
import { formatShortDay } from '../../text/format.ts'
import { useText } from '../../text/TextContext.tsx'
import { isOver, targetHours } from './target.ts'
import { TargetLine } from './TargetLine.tsx'
import { useNow } from '../../ui/clock.ts'
import { SecondLine, TwoLines } from './TwoLines.tsx'
import type { Submission } from './submission.ts'

/** When something came, and below it the day and the time, or by how much its answer is late. */
export function Received({ submission, today }: { submission: Submission; today: DayKey }) {
  const { t, locale, timeZone } = useText()
  const { createdAt, status } = submission
  const hours = targetHours(submission)
  const isLate = status === 'pending' && hours !== null && isOver(createdAt, hours, useNow(30_000))
  const isToday = dayKeyOf(new Date(createdAt), timeZone) === today
  return (
    <TwoLines>
      <Ago iso={createdAt} />
      {isLate ? (
        <TargetLine createdAt={createdAt} hours={hours} />
      ) : (
        <SecondLine>
          {isToday ? t.queues.today : formatShortDay(locale, createdAt, timeZone)},{' '}
          <bdi dir="ltr">{formatTime(createdAt, timeZone)}</bdi>
        </SecondLine>
      )}
    </TwoLines>
  )
}
