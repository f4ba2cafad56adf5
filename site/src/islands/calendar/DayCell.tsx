import { monthOf, type DayKey, daysBetween } from '@cyberluach/core/dates/day-key'
import { formatFullDate, formatMonthName } from '@cyberluach/i18n/format'
import { hebrewCalendarDay } from '@cyberluach/i18n/israel-days'
import { fill } from '@cyberluach/i18n/translate'
import { memo } from 'react'
import { Mark } from '@cyberluach/design/components/Mark'
import { dayAddress, pageAddress } from '../../events/addresses.ts'
import type { DayView } from '../../events/month-view.ts'
import { laneCount, type Segment } from '../../events/week-lanes.ts'
import { useCalendarSetting } from './CalendarContext.tsx'
import { changedState } from '@cyberluach/core/events/event-states'
import { isOverOn } from '@cyberluach/core/events/event-timing'
import { hasHebrew } from '@cyberluach/core/text/text-direction'
import { titleOf } from '@cyberluach/i18n/event-words'
import { liveText } from '../../events/live-events.ts'
import { LiveEdge } from '../../events/EventState.tsx'
import { Icon } from '../../icons/Icon.tsx'
import { globe } from '../../icons/paths.ts'
import { SampleTag, StateTag } from './RowFacts.tsx'

/**
 * How the tab key meets the day: `open` before scripts run, when every link is a stop; then one day is the grid's
 * only stop, and while it holds the focus its events are stops too.
 */
export type DayTab = 'open' | 'none' | 'stop' | 'focused'

type Props = { view: DayView; isLoading: boolean; tab: DayTab }

/** A day and its events. Whether there are none is not said before the month has come. */
export const DayCell = memo(function DayCell({ view, isLoading, tab }: Props) {
  const { locale, texts, isHebrewCalendarShown } = useCalendarSetting()
  const { day, count } = view
  const luach = hebrewCalendarDay(locale, texts.luach, day)
  const date = isHebrewCalendarShown ? luach.words : formatFullDate(locale, day)
  const label = count
    ? fill(locale, texts.calendar.dayLabel, { n: count, date })
    : isLoading
      ? date
      : fill(locale, texts.calendar.dayLabelEmpty, { date })
  const isToday = view.time === 'today'
  const eventTab = tab === 'open' || tab === 'focused' ? undefined : -1
  return (
    <div
      className={`day-cell ${isToday ? 'lg:bg-[color-mix(in_oklab,var(--color-red-soft)_45%,var(--color-surface))] lg:shadow-[inset_0_2px_0_var(--color-red)] forced-colors:outline-2 forced-colors:-outline-offset-2' : ''}`}
      role="gridcell"
      data-day={day}
      data-place={view.place}
      data-time={view.time}
      data-rest={luach.rest === 'none' ? undefined : luach.rest}
    >
      <a
        className="day-link"
        href={dayAddress(locale, day)}
        aria-label={label}
        aria-current={isToday ? 'date' : undefined}
        tabIndex={tab === 'none' ? -1 : undefined}
        suppressHydrationWarning
      >
        <DayNumber day={day} isToday={isToday} />
        <DayNote view={view} />
        <span className="day-hebrew" suppressHydrationWarning>
          {luach.hebrew}
        </span>
        {luach.names && <ObservedDay names={luach.names} />}
        {count > 0 && (
          <span className="day-count num" data-many={count > laneCount || undefined}>
            {count}
          </span>
        )}
        <DayMarks view={view} />
      </a>
      {view.segments.length + view.more > 0 && (
        <div className="day-events pointer-events-none relative hidden auto-rows-(--spacing-row) grid-cols-1 gap-0.5 lg:grid [&_a]:pointer-events-auto pointer-coarse:[&_a]:pointer-events-none">
          {view.segments.map((segment) => (
            <EventRow key={segment.event.id} segment={segment} from={day} tabIndex={eventTab} />
          ))}
          {view.more > 0 && (
            <a
              className="num justify-self-start rounded-xs px-1.5 text-xs/6 font-medium text-ink-3 hover:text-ink hover:underline"
              data-part="more"
              data-lane={view.moreLane}
              href={dayAddress(locale, day)}
              aria-label={fill(locale, texts.calendar.moreLabel, {
                n: view.more,
                date: formatFullDate(locale, day),
              })}
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

function DayNumber({ day, isToday }: { day: DayKey; isToday: boolean }) {
  const number = Number(day.slice(8))
  if (!isToday) return <span className="num max-lg:min-w-8 max-lg:text-center">{number}</span>
  return (
    <span className="num size-6.5 flex-none rounded-full bg-red text-center leading-6.5 font-bold text-on-red no-underline lg:-ms-0.5 lg:size-7 lg:leading-7 print:bg-transparent print:text-red print:outline print:outline-red forced-colors:highlighted">
      {number}
    </span>
  )
}

/** Where the grid is too narrow for titles: what runs on the day by up to three kinds, and a line for longer events. */
function DayMarks({ view: { kinds, line, time } }: { view: DayView }) {
  if (kinds.length === 0) return null
  return (
    <span className="day-marks">
      <span
        className={`flex h-2 justify-center gap-0.75 *:*:block *:*:size-2 ${time === 'past' ? '*:*:opacity-70' : ''}`}
        data-part="marks"
      >
        {kinds.slice(0, laneCount).map((kind) => (
          <i key={kind} data-type={kind}>
            <Mark type={kind} />
          </i>
        ))}
      </span>
      {line && (
        <span
          className={`absolute bottom-0 h-0.5 bg-line-strong lg:hidden ${line.begun ? 'start-0' : 'start-1/4'} ${line.goesOn ? 'end-0' : 'end-1/4'}`}
          data-part="line"
        />
      )}
    </span>
  )
}

/** "Today", or the month's name where another month begins. */
function DayNote({ view: { day, place, time } }: { view: DayView }) {
  const { locale, texts } = useCalendarSetting()
  const beginsMonth = place === 'outside' && day.endsWith('-01')
  if (time !== 'today' && !beginsMonth) return null
  return (
    <span
      className={`text-(length:--text-xs) max-lg:hidden ${time === 'today' ? 'font-semibold text-on-red-soft' : 'font-medium text-ink-3'}`}
      suppressHydrationWarning
    >
      {time === 'today' ? texts.today : formatMonthName(locale, monthOf(day), 'short')}
    </span>
  )
}

/**
 * What is kept in Israel on the day: a line with its name, or a line alone where cells have no room for names. The mark
 * on the root hides it, so that a kept page needs no other markup.
 */
export function ObservedDay({ names }: { names: string }) {
  return (
    // A hint that is shown has taken the title meanwhile.
    <span className="day-kept" title={names} suppressHydrationWarning>
      {names}
    </span>
  )
}

type EventRowProps = {
  segment: Segment
  /** The day that it stands on. */
  from: DayKey
  tabIndex: number | undefined
}

/** A line of a day, or a bar over several days of the week. */
export function EventRow({ segment, from, tabIndex }: EventRowProps) {
  const { event, lane, span, opensStart, opensEnd } = segment
  const { locale, texts, today } = useCalendarSetting()
  const title = titleOf(locale, event)
  const { eventLabel, eventLabelOnline, onlineMarker } = texts.calendar
  const type = texts.types[event.eventType]
  const label = fill(locale, event.isOnline ? eventLabelOnline : eventLabel, { title: title.text, type })
  const state = changedState(event)
  const { live } = event
  const isNow = live && from <= today && daysBetween(from, today) < span
  const remarks = [
    state ? texts.states[state] : event.isSample && texts.sample,
    isNow && liveText(locale, texts.live, live),
  ].filter(Boolean)
  return (
    <div
      className="event-row"
      data-type={event.eventType}
      data-lane={lane || undefined}
      data-span={span > 1 ? span : undefined}
      data-long={event.lastDay > event.day || undefined}
      data-over={isOverOn(event, today) || undefined}
      data-opens-start={opensStart || undefined}
      data-opens-end={opensEnd || undefined}
      data-state={state ?? undefined}
      data-sample={event.isSample || undefined}
    >
      <Mark className="mark size-2.25" type={event.eventType} />
      {state && <StateTag state={state} />}
      <a
        className={`foreign-title min-w-0 flex-1 ${hasHebrew(title.text) ? 'whole-words' : 'truncate'} leading-6 before:absolute before:inset-0 before:rounded-[inherit] focus-visible:outline-none`}
        href={pageAddress(locale, event)}
        data-event={event.id}
        dir={title.dir}
        lang={title.lang}
        title={title.text}
        aria-label={remarks.length > 0 ? `${label} (${remarks.join(', ')})` : label}
        tabIndex={tabIndex}
        // A hint that is shown has taken the title meanwhile.
        suppressHydrationWarning
      >
        {title.text}
      </a>
      {isNow && (
        <span className="flex-none text-(length:--text-2xs) font-semibold text-on-red-soft">{texts.live.short}</span>
      )}
      {event.isSample && span > 1 && <SampleTag />}
      {event.isOnline && (
        <span className="flex flex-none opacity-75" title={onlineMarker} suppressHydrationWarning>
          <Icon path={globe} className="size-3 stroke-[1.75]" />
        </span>
      )}
      {isNow && <LiveEdge share={(daysBetween(from, today) + 0.5) / span} />}
    </div>
  )
}
