import { dayOfEvent } from '@cyberluach/core/runs-on'
import type { DayKey } from '@cyberluach/core/day-key'
import { formatMoney, formatTime } from '@cyberluach/i18n/format'
import { fill } from '@cyberluach/i18n/translate'
import { placeOf } from '../../events/event-place.ts'
import { titleOf } from '../../events/event-title.ts'
import type { ListedEvent } from '../../events/listed-event.ts'
import { Mark } from '../../icons/Mark.tsx'
import { useCalendarSetting } from './CalendarContext.ts'
import { SampleTag } from './SampleTag.tsx'

/** An event on one of its days: on a later one, its first hour is of no use. */
export function AgendaRow({ event, on }: { event: ListedEvent; on: DayKey }) {
  const { locale, timeZone, texts, addressOf } = useCalendarSetting()
  const title = titleOf(locale, event)
  const place = placeOf(locale, event, texts.online)
  const part = event.lastDay > event.day && fill(locale, texts.dayOf, dayOfEvent(event, on))
  return (
    <li>
      <a
        className="agenda-row"
        href={addressOf(event.id)}
        data-event={event.id}
        data-type={event.eventType}
        data-sample={event.isSample || undefined}
      >
        {event.allDay ? (
          <span className="agenda-time">{texts.allDay}</span>
        ) : (
          <span className="agenda-time num" dir="ltr">
            {on === event.day && formatTime(event.startDate, timeZone)}
          </span>
        )}
        <span className="agenda-mark">
          <Mark type={event.eventType} />
        </span>
        <span className="agenda-text">
          <b className="foreign-title" dir={title.dir} lang={title.lang}>
            {title.text}
          </b>
          <small>
            {event.isSample && <SampleTag />}
            {[texts.types[event.eventType], part, place].filter(Boolean).join(' · ')}
          </small>
        </span>
        {event.prizeMoney ? (
          <span className="agenda-prize num" dir="ltr">
            {formatMoney(event.prizeMoney)}
          </span>
        ) : null}
      </a>
    </li>
  )
}
