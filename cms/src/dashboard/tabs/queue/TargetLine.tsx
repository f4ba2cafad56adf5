'use client'

import { useNow } from '../../ui/clock.ts'
import { useText } from '../../text/TextContext.tsx'
import { targetOf } from './target.ts'

/** What is left of the promised hours, or how far they are exceeded. */
export function TargetLine({ createdAt, hours }: { createdAt: string; hours: number }) {
  const { t, say } = useText()
  const target = targetOf(createdAt, hours, useNow(30_000))
  if (target.kind === 'underHour') return <small data-tone="soon">{t.target.underHour}</small>
  if (target.kind === 'left') {
    return (
      <small data-tone={target.soon ? 'soon' : undefined}>{say(t.target.left, { n: target.hours })}</small>
    )
  }
  const { unit, amount } = target
  const words = { minutes: t.target.overMinutes, hours: t.target.overHours, days: t.target.overDays }
  return <small data-tone="late">{say(words[unit], { n: amount })}</small>
}
