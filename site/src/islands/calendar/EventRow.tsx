import { daysBetween, type DayKey } from '@cyberluach/core/dates/day-key'
import { changedState } from '@cyberluach/core/events/event-states'
import { isOverOn } from '@cyberluach/core/events/event-timing'
import { hasHebrew } from '@cyberluach/core/text/text-direction'
import { fill } from '@cyberluach/i18n/translate'
import { titleOf } from '@cyberluach/i18n/event-title'
import { pageAddress } from '../../events/addresses.ts'
import { liveText } from '../../events/live-events.ts'
import { LiveEdge } from '../../events/LiveLine.tsx'
import type { Segment } from '../../events/week-lanes.ts'
import { Icon } from '../../icons/Icon.tsx'
import { Mark } from '@cyberluach/design/components/Mark'
import { globe } from '../../icons/paths.ts'
import { useCalendarSetting } from './CalendarContext.ts'
import { SampleTag } from './SampleTag.tsx'
import { StateTag } from './StateTag.tsx'

type Props = {
  segment: Segment
  /** The day that it stands on. */
  from: DayKey
  tabIndex: number | undefined
}

/** A line of a day, or a bar over several days of the week. */
export function EventRow({ segment, from, tabIndex }: Props) {
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
        <span className="flex-none text-(length:--text-2xs) font-semibold text-on-red-soft">
          {texts.live.short}
        </span>
      )}
      {event.isSample && <SampleTag />}
      {event.isOnline && (
        <span className="flex flex-none opacity-75" title={onlineMarker} suppressHydrationWarning>
          <Icon path={globe} className="size-3 stroke-[1.75]" />
        </span>
      )}
      {isNow && <LiveEdge share={(daysBetween(from, today) + 0.5) / span} />}
    </div>
  )
}
