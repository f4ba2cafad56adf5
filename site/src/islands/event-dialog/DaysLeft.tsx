import type { DayKey } from '@cyberluach/core/dates/day-key'
import type { CalendarEvent } from '@cyberluach/core/events/event'
import { daysLeft, timingOf } from '@cyberluach/core/events/event-timing'
import { liveOf, liveStep } from '@cyberluach/core/events/live'
import { Ticks } from '@cyberluach/design/components/Ticks'
import { fill } from '@cyberluach/i18n/translate'
import type { ReactNode } from 'react'
import type { DialogSetting } from '../../events/dialog-texts.ts'
import { liveText } from '../../events/live-events.ts'

type Props = { event: CalendarEvent; setting: DialogSetting; now: Date; today: DayKey }

/** How far off the event is: a tick a day through the last week; of one under way, when it ends. Red while it matters now. */
export function DaysLeft({ event, setting: { locale, texts }, now, today }: Props) {
  const timing = timingOf(event, now, today)
  const n = daysLeft(event, today)
  const live = liveOf(event, liveStep(now), today)
  const { ended, underway, today: later } = texts.dialog.timing
  if (live) return <Timing isNow>{liveText(locale, texts.live, live)}</Timing>
  if (timing === 'past') return <Timing>{ended}</Timing>
  if (timing === 'upcoming') return <Timing>{fill(locale, texts.inDays, { n })}</Timing>
  if (timing !== 'soon') return <Timing isNow>{timing === 'underway' ? underway : later}</Timing>
  return (
    <Timing isNow>
      <Ticks kind="days" count={n} of={7} />
      {fill(locale, texts.daysLeft, { n })}
    </Timing>
  )
}

function Timing({ isNow, children }: { isNow?: boolean; children: ReactNode }) {
  return (
    <span
      className={`flex min-h-6 items-center gap-2 text-(length:--text-xs) font-semibold md:px-1 ${isNow ? 'text-on-red-soft' : 'text-ink-3'}`}
    >
      {children}
    </span>
  )
}
