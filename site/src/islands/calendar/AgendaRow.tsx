import { formatMoney, formatTime } from '@cyberluach/i18n/format'
import { eventAddress } from '../../calendar/addresses.ts'
import { placeOf } from '../../calendar/event-place.ts'
import { titleOf } from '../../calendar/event-title.ts'
import type { ListedEvent } from '../../calendar/listed-event.ts'
import { Mark } from '../../components/icons/Mark.tsx'
import { useCalendarSetting } from './CalendarContext.ts'

export function AgendaRow({ event }: { event: ListedEvent }) {
  const { locale, timeZone, texts } = useCalendarSetting()
  const title = titleOf(locale, event)
  const place = placeOf(locale, event, texts.online)
  return (
    <li>
      <a
        className="agenda-row"
        href={eventAddress(locale, event.id)}
        data-event={event.id}
        data-type={event.eventType}
      >
        {event.allDay ? (
          <span className="agenda-time">{texts.allDay}</span>
        ) : (
          <span className="agenda-time num" dir="ltr">
            {formatTime(event.startDate, timeZone)}
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
            {texts.types[event.eventType]}
            {place && ' · '}
            {place}
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
