'use client'

import { useNow } from '../../ui/clock.ts'
import { useText } from '../../text/TextContext.tsx'
import { targetOf } from './target.ts'
import { SecondLine } from './TwoLines.tsx'

/** What is left of the promised hours, or how far they are exceeded. */
export function TargetLine({ createdAt, hours }: { createdAt: string; hours: number }) {
  const { t, say } = useText()
  const target = targetOf(createdAt, hours, useNow(30_000))
  if (target.kind === 'underHour') return <SecondLine tone="soon">{t.target.underHour}</SecondLine>
  if (target.kind === 'left') {
    return (
      <SecondLine tone={target.soon ? 'soon' : 'plain'}>{say(t.target.left, { n: target.hours })}</SecondLine>
    )
  }
  const { unit, amount } = target
  const words = { minutes: t.target.overMinutes, hours: t.target.overHours, days: t.target.overDays }
  return <SecondLine tone="late">{say(words[unit], { n: amount })}</SecondLine>
}
