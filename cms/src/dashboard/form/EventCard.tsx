import { useText, texts } from '../ui/text.tsx'
import type { CardEvent } from './event-values.ts'
import { monthOf, weekdayOf } from '@cyberluach/core/dates/day-key'
import { hasHebrew } from '@cyberluach/core/text/text-direction'
import { Badge } from '@cyberluach/design/components/Badge'
import { Card } from '@cyberluach/design/components/Card'
import { Mark } from '@cyberluach/design/components/Mark'
import { eventCardLook, dateLeaf } from '@cyberluach/design/variants/event-card'
import { isOnlineOnly, placeOf } from '@cyberluach/i18n/places'
import { whenOf, localText, titleOf } from '@cyberluach/i18n/event-words'
import { formatMoney, formatMonthName, formatWeekday } from '@cyberluach/i18n/format'
import { directionOfLocale, type Locale } from '@cyberluach/i18n/locales'
import { Clock, Globe, MapPin, Trophy } from 'lucide-react'

/** Beside a form: the cards that visitors will see, in both languages; none while there is no day. */
export function PublicCards({ card }: { card: CardEvent | null }) {
  const words = useText().t.edit
  return (
    <div className="grid content-start gap-2" role="group" aria-label={words.preview}>
      <h3 className="font-semibold">{words.preview}</h3>
      {card ? (
        <>
          <PublicCard event={card} locale="en" />
          <PublicCard event={card} locale="he" />
        </>
      ) : (
        <p className="text-ink-2">{words.noCard}</p>
      )}
    </div>
  )
}

/** The card by which visitors of a language will know the event. */
export function PublicCard({ event, locale }: { event: CardEvent; locale: Locale }) {
  const { timeZone } = useText()
  const { common, details } = texts[locale]
  const title = titleOf(locale, event)
  const text = localText(locale, event.description, event.descriptionHe)
  const look = eventCardLook({ isOver: false, hasHebrew: hasHebrew(title.text) })
  const leaf = dateLeaf({ size: 'card', tone: 'type' })
  const place = placeOf(locale, event, common.online)
  const when = whenOf(locale, event, timeZone, details.allDay)
  const Place = isOnlineOnly(event) ? Globe : MapPin
  return (
    <div lang={locale} dir={directionOfLocale(locale)}>
      <Card
        as="article"
        className="@container flex flex-wrap gap-4 p-4"
        data-type={event.eventType}
        data-part="public-card"
      >
        <time className={leaf.leaf()} dateTime={event.day}>
          <span className={leaf.strip()}>{formatMonthName(locale, monthOf(event.day), 'short')}</span>
          <b className={leaf.day()}>{Number(event.day.slice(8))}</b>
          <span className={leaf.end()}>{formatWeekday(locale, weekdayOf(event.day))}</span>
        </time>
        <div className="min-w-0 grow basis-36">
          <div className="flex min-h-6 flex-wrap items-center gap-x-2 gap-y-1">
            <Badge kind="type">
              <Mark type={event.eventType} className="size-2.5 flex-none fill-(--type) forced-colors:fill-current" />
              {common.types[event.eventType]}
            </Badge>
            {event.prizeMoney ? (
              <span className={look.prize()}>
                <Trophy className="size-4 text-ink-3" />
                <bdi dir="ltr">{formatMoney(event.prizeMoney)}</bdi>
              </span>
            ) : null}
          </div>
          <p className={look.title()} dir={title.dir} lang={title.lang} title={title.text}>
            {title.text}
          </p>
          {text.text && (
            <p className={look.text()} dir={text.dir} lang={text.lang}>
              {text.text}
            </p>
          )}
          <ul className={look.facts()}>
            <li>
              <Clock />
              <span dir={when.isClock ? 'ltr' : undefined}>{when.text}</span>
            </li>
            {place && (
              <li>
                <Place />
                <span dir="auto">{place}</span>
              </li>
            )}
          </ul>
        </div>
      </Card>
    </div>
  )
}
