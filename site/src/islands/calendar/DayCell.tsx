import { monthOf } from '@cyberluach/core/day-key'
import { formatFullDate, formatMonthName } from '@cyberluach/i18n/format'
import { fill } from '@cyberluach/i18n/translate'
import { memo } from 'react'
import { Mark } from '@cyberluach/design/components/Mark'
import { dayAddress } from '../../events/addresses.ts'
import type { DayView } from '../../events/month-view.ts'
import { laneCount } from '../../events/week-lanes.ts'
import { useCalendarSetting } from './CalendarContext.ts'
import { EventRow } from './EventRow.tsx'

/**
 * How the tab key meets the day: `open` before scripts run, when every link is a stop; then one day is the grid's
 * only stop, and while it holds the focus its events are stops too.
 */
export type DayTab = 'open' | 'none' | 'stop' | 'focused'

type Props = { view: DayView; isLoading: boolean; tab: DayTab }

/** A day and its events. Whether there are none is not said before the month has come. */
export const DayCell = memo(function DayCell({ view, isLoading, tab }: Props) {
  const { locale, texts } = useCalendarSetting()
  const { day, count } = view
  const date = formatFullDate(locale, day)
  const label = count
    ? fill(locale, texts.calendar.dayLabel, { n: count, date })
    : isLoading
      ? date
      : fill(locale, texts.calendar.dayLabelEmpty, { date })
  const eventTab = tab === 'open' || tab === 'focused' ? undefined : -1
  return (
    <div className="day-cell" role="gridcell" data-day={day} data-place={view.place} data-time={view.time}>
      <a
        className="day-link"
        href={dayAddress(locale, day)}
        aria-label={label}
        aria-current={view.time === 'today' ? 'date' : undefined}
        tabIndex={tab === 'none' ? -1 : undefined}
        suppressHydrationWarning
      >
        <span className="day-number num">{Number(day.slice(8))}</span>
        <DayNote view={view} />
        {count > 0 && (
          <span className="day-count num" data-many={count > 3 || undefined}>
            {count}
          </span>
        )}
        <DayMarks view={view} />
      </a>
      {view.segments.length + view.more > 0 && (
        <div className="day-events">
          {view.segments.map((segment) => (
            <EventRow key={segment.event.id} segment={segment} tabIndex={eventTab} />
          ))}
          {view.more > 0 && (
            <a
              className="day-more num"
              data-lane={view.moreLane}
              href={dayAddress(locale, day)}
              aria-label={fill(locale, texts.calendar.moreLabel, { n: view.more, date })}
              tabIndex={eventTab}
              suppressHydrationWarning
            >
              {fill(locale, texts.calendar.more, { n: view.more })}
            </a>
          )}
        </div>
      )}
    </div>
  )
})

/** Where the grid is too narrow for titles: what runs on the day by up to three kinds, and a line for longer events. */
function DayMarks({ view: { kinds, line } }: { view: DayView }) {
  if (kinds.length === 0) return null
  return (
    <>
      <span className="day-marks">
        {kinds.slice(0, laneCount).map((kind) => (
          <i key={kind} data-type={kind}>
            <Mark type={kind} />
          </i>
        ))}
      </span>
      {line && (
        <span
          className="day-line"
          data-begun={line.begun || undefined}
          data-goes-on={line.goesOn || undefined}
        />
      )}
    </>
  )
}

/** "Today", or the month's name where another month begins. */
function DayNote({ view: { day, place, time } }: { view: DayView }) {
  const { locale, texts } = useCalendarSetting()
  const beginsMonth = place === 'outside' && day.endsWith('-01')
  if (time !== 'today' && !beginsMonth) return null
  return (
    <span className="day-note" suppressHydrationWarning>
      {time === 'today' ? texts.today : formatMonthName(locale, monthOf(day), 'short')}
    </span>
  )
}
