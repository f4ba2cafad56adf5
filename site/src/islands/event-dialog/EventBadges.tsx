import type { DayKey } from '@cyberluach/core/dates/day-key'
import type { CalendarEvent } from '@cyberluach/core/events/event'
import { Badge } from '@cyberluach/design/components/Badge'
import { DifficultyBadge, Ticks } from '@cyberluach/design/components/DifficultyBadge'
import { fill } from '@cyberluach/i18n/translate'
import { takesPlace } from '@cyberluach/core/events/event-states'
import { Mark } from '@cyberluach/design/components/Mark'
import { StateBadge } from '../../events/EventState.tsx'
import type { DialogSetting } from '../../events/dialog-texts.ts'
import { daysLeft, timingOf } from '@cyberluach/core/events/event-timing'
import { liveOf, liveStep } from '@cyberluach/core/events/live'
import type { ReactNode } from 'react'
import { liveText } from '../../events/live-events.ts'

type Props = { event: CalendarEvent; setting: DialogSetting; now: Date; today: DayKey }

export function EventBadges({ event, setting, now, today }: Props) {
  const { locale, texts } = setting
  const level = event.difficultyLevel
  return (
    <div className="flex min-h-6 flex-wrap items-center gap-2">
      <Badge data-type={event.eventType}>
        <Mark type={event.eventType} />
        {texts.types[event.eventType]}
      </Badge>
      {level && (
        <DifficultyBadge
          level={level}
          label={texts.difficulty[level]}
          title={fill(locale, texts.difficultyLabel, { level: texts.difficulty[level] })}
        />
      )}
      <StateBadge event={event} words={texts.states} />
      {event.isSample && <Badge kind="outlined">{texts.dialog.sample}</Badge>}
      {takesPlace(event) && <DaysLeft event={event} setting={setting} now={now} today={today} />}
    </div>
  )
}

type DaysLeftProps = { event: CalendarEvent; setting: DialogSetting; now: Date; today: DayKey }

/** How far off the event is: a tick a day through the last week; of one under way, when it ends. Red while it matters now. */
export function DaysLeft({ event, setting: { locale, texts }, now, today }: DaysLeftProps) {
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
