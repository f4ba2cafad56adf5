import { fill } from '@cyberluach/i18n/translate'
import { titleOf } from '../../events/event-title.ts'
import type { Segment } from '../../events/week-lanes.ts'
import { Icon } from '../../icons/Icon.tsx'
import { Mark } from '@cyberluach/design/components/Mark'
import { globe } from '../../icons/paths.ts'
import { useCalendarSetting } from './CalendarContext.ts'
import { SampleTag } from './SampleTag.tsx'

/** A line of a day, or a bar over several days of the week. */
export function EventRow({ segment, tabIndex }: { segment: Segment; tabIndex: number | undefined }) {
  const { event, lane, span, opensStart, opensEnd } = segment
  const { locale, texts, today, addressOf } = useCalendarSetting()
  const title = titleOf(locale, event)
  const { eventLabel, eventLabelOnline, onlineMarker } = texts.calendar
  const type = texts.types[event.eventType]
  const label = fill(locale, event.isOnline ? eventLabelOnline : eventLabel, { title: title.text, type })
  const isLong = event.lastDay > event.day
  return (
    <div
      className="event-row"
      data-type={event.eventType}
      data-lane={lane || undefined}
      data-span={span > 1 ? span : undefined}
      data-long={isLong ? (event.lastDay < today ? 'over' : 'on') : undefined}
      data-opens-start={opensStart || undefined}
      data-opens-end={opensEnd || undefined}
      data-sample={event.isSample || undefined}
    >
      <Mark type={event.eventType} />
      <a
        className="event-link foreign-title"
        href={addressOf(event.id)}
        data-event={event.id}
        dir={title.dir}
        lang={title.lang}
        title={title.text}
        aria-label={event.isSample ? `${label} (${texts.sample})` : label}
        tabIndex={tabIndex}
        // A hint that is shown has taken the title meanwhile.
        suppressHydrationWarning
      >
        {title.text}
      </a>
      {event.isSample && <SampleTag />}
      {event.isOnline && (
        <span className="event-online" title={onlineMarker} suppressHydrationWarning>
          <Icon path={globe} />
        </span>
      )}
    </div>
  )
}
