import type { DayKey } from '@cyberluach/core/day-key'
import type { CalendarEvent } from '@cyberluach/core/event'
import { daysLeft, timingOf } from '@cyberluach/core/event-timing'
import { fill } from '@cyberluach/i18n/translate'
import type { DialogSetting } from '../../events/dialog-texts.ts'

const ticks = [1, 2, 3, 4, 5, 6, 7]

type Props = { event: CalendarEvent; setting: DialogSetting; now: Date; today: DayKey }

/** How far off the event is: a tick a day through the last week, red while it matters now. */
export function DaysLeft({ event, setting: { locale, texts }, now, today }: Props) {
  const timing = timingOf(event, now, today)
  const days = daysLeft(event, today)
  if (timing === 'past') return <span className="days-left">{texts.dialog.timing.ended}</span>
  if (timing === 'upcoming')
    return <span className="days-left">{fill(locale, texts.inDays, { n: days })}</span>
  if (timing !== 'soon') {
    const { underway, today: later } = texts.dialog.timing
    return (
      <span className="days-left" data-now>
        {timing === 'underway' ? underway : later}
      </span>
    )
  }
  return (
    <span className="days-left" data-now>
      <span className="days-left-ticks" aria-hidden="true">
        {ticks.map((tick) => (
          <i key={tick} data-on={tick <= days || undefined} />
        ))}
      </span>
      {fill(locale, texts.daysLeft, { n: days })}
    </span>
  )
}
