import { fill } from '@cyberluach/i18n/translate'
import { eventAddress } from '../../calendar/addresses.ts'
import { titleOf } from '../../calendar/event-title.ts'
import type { ListedEvent } from '../../calendar/listed-event.ts'
import { Icon } from '../../components/icons/Icon.tsx'
import { Mark } from '../../components/icons/Mark.tsx'
import { globe } from '../../components/icons/paths.ts'
import { useCalendarSetting } from './CalendarContext.ts'

export function EventRow({ event, tabIndex }: { event: ListedEvent; tabIndex: number | undefined }) {
  const { locale, texts } = useCalendarSetting()
  const title = titleOf(locale, event)
  const { eventLabel, eventLabelOnline, onlineMarker } = texts.calendar
  const type = texts.types[event.eventType]
  return (
    <div className="event-row" data-type={event.eventType}>
      <Mark type={event.eventType} />
      <a
        className="event-link foreign-title"
        href={eventAddress(locale, event.id)}
        data-event={event.id}
        dir={title.dir}
        lang={title.lang}
        title={title.text}
        aria-label={fill(locale, event.isOnline ? eventLabelOnline : eventLabel, { title: title.text, type })}
        tabIndex={tabIndex}
      >
        {title.text}
      </a>
      {event.isOnline && (
        <span className="event-online" title={onlineMarker}>
          <Icon path={globe} />
        </span>
      )}
    </div>
  )
}
