import type { DayKey } from '@cyberluach/core/day-key'
import type { EventType } from '@cyberluach/core/event'
import { isOverOn } from '@cyberluach/core/runs-on'
import { Badge } from '@cyberluach/design/components/Badge'
import { formatMoney } from '@cyberluach/i18n/format'
import type { Locale } from '@cyberluach/i18n/locales'
import { eventAddress } from './addresses.ts'
import { cardPreview } from './card-preview.ts'
import { DateLeaf } from './DateLeaf.tsx'
import { isOnlineOnly, placeOf } from './event-place.ts'
import { whenOf } from './event-times.ts'
import { titleOf } from './event-title.ts'
import type { ListedEvent } from './listed-event.ts'
import { Icon } from '../icons/Icon.tsx'
import { Mark } from '../icons/Mark.tsx'
import { clock, cup, globe, pin } from '../icons/paths.ts'

type CardTexts = Record<'online' | 'allDay' | 'prize' | 'sample' | 'sampleOpening', string> & {
  types: Record<EventType, string>
}

type Props = {
  event: ListedEvent
  locale: Locale
  timeZone: string
  today: DayKey
  texts: CardTexts
  /** Where its link leads, if not to the event alone. */
  href?: string
}

/** An event as a card: when, what, where, for what prize. The whole card is the title's link. */
export function EventCard({ event, locale, timeZone, today, texts, href }: Props) {
  const title = titleOf(locale, event)
  const text = cardPreview(locale, event, texts.sampleOpening)
  const place = placeOf(locale, event, texts.online)
  const isOver = isOverOn(event, today)
  return (
    <article
      className="event-card"
      data-type={event.eventType}
      data-over={isOver || undefined}
      data-sample={event.isSample || undefined}
    >
      <DateLeaf
        locale={locale}
        day={event.day}
        size="card"
        tone={isOver ? 'faded' : event.day === today ? 'today' : 'type'}
      />
      <div className="event-card-body">
        <div className="event-card-top">
          <Badge kind={isOver ? 'faded' : 'type'}>
            <Mark type={event.eventType} />
            {texts.types[event.eventType]}
          </Badge>
          {event.isSample && <Badge kind="outlined">{texts.sample}</Badge>}
          {event.prizeMoney ? (
            <span className="prize">
              <Icon path={cup} />
              <span className="visually-hidden">{texts.prize}</span>
              <span className="num" dir="ltr">
                {formatMoney(event.prizeMoney)}
              </span>
            </span>
          ) : null}
        </div>
        <h3 className="foreign-title" dir={title.dir} lang={title.lang}>
          <a href={href ?? eventAddress(locale, event.id)} data-event={event.id} title={title.text}>
            {title.text}
          </a>
        </h3>
        {text.text && (
          <p className="event-card-text" dir={text.dir} lang={text.lang}>
            {text.text}
          </p>
        )}
        <ul className="event-card-facts">
          <li>
            <Icon path={clock} />
            <When event={event} locale={locale} timeZone={timeZone} texts={texts} />
          </li>
          {place && (
            <li>
              <Icon path={isOnlineOnly(event) ? globe : pin} />
              <span dir="auto" suppressHydrationWarning>
                {place}
              </span>
            </li>
          )}
        </ul>
      </div>
    </article>
  )
}

/** The hours; the days where there are several, and that it lasts all day where no hours are known. */
function When({ event, locale, timeZone, texts }: Omit<Props, 'today'>) {
  const timed = { ...event, endDate: event.endDate ?? null }
  const { text, isClock } = whenOf(locale, timed, timeZone, texts.allDay)
  return isClock ? (
    <span className="num" dir="ltr">
      {text}
    </span>
  ) : (
    <span suppressHydrationWarning>{text}</span>
  )
}
