import type { DayKey } from '@cyberluach/core/dates/day-key'
import type { EventType, CalendarEvent } from '@cyberluach/core/events/event'
import { type ChangedState, takesPlace } from '@cyberluach/core/events/event-states'
import type { Locale } from '@cyberluach/i18n/locales'
import type { CalendarTexts } from './calendar-texts.ts'
import { localText, type LocalText, titleOf, whenOf } from '@cyberluach/i18n/event-words'
import { isOverOn } from '@cyberluach/core/events/event-timing'
import { hasHebrew } from '@cyberluach/core/text/text-direction'
import { Badge } from '@cyberluach/design/components/Badge'
import { Card, cardLink } from '@cyberluach/design/components/Card'
import { eventCardLook } from '@cyberluach/design/variants/event-card'
import { formatMoney } from '@cyberluach/i18n/format'
import { pageAddress } from './addresses.ts'
import { DateLeaf } from './DateLeaf.tsx'
import { LiveEdge, LiveWords, StateBadge } from './EventState.tsx'
import type { ListedEvent } from './listed-event.ts'
import { Icon } from '../icons/Icon.tsx'
import { Mark } from '@cyberluach/design/components/Mark'
import { cup, clock, globe, pin } from '../icons/paths.ts'
import { isOnlineOnly, placeOf } from '@cyberluach/i18n/places'
import { type ReactNode, use } from 'react'
import { MarkupCacheContext } from '../markup-cache/MarkupCacheContext.ts'

/** What the cards of a list need besides their events. Today is by the site's time zone. */
export type CardSetting = {
  locale: Locale
  timeZone: string
  today: DayKey
  texts: Record<'online' | 'allDay' | 'prize' | 'sample' | 'sampleOpening' | 'ended', string> & {
    live: CalendarTexts['live']
    types: Record<EventType, string>
    states: Record<ChangedState, string>
  }
  /** Whether the leaf of another year's event has its year in place of its weekday. */
  hasYears?: boolean
}

type Described = Partial<Pick<CalendarEvent, 'description' | 'descriptionHe'>>

/** The description as a card begins it: without the words that open every sample's, which a badge says in their place. */
export function cardPreview(locale: Locale, event: Described, sampleOpening: string): LocalText {
  const whole = localText(locale, event.description ?? '', event.descriptionHe ?? null)
  if (!whole.text.startsWith(sampleOpening)) return whole
  return { ...whole, text: whole.text.slice(sampleOpening.length).trimStart() }
}

type Props = { event: ListedEvent & Partial<CalendarEvent>; setting: CardSetting }

/** An event as a card: when, what, where, for what prize. The whole card is the title's link. */
export function EventCard({ event, setting }: Props) {
  const { locale, today, texts, hasYears = false } = setting
  const { live } = event
  const isOver = event.hasEnded ?? isOverOn(event, today)
  const title = titleOf(locale, event)
  const text = cardPreview(locale, event, texts.sampleOpening)
  const look = eventCardLook({
    isOver,
    isCancelled: event.state === 'cancelled',
    hasHebrew: hasHebrew(title.text),
  })
  const kind = event.isSample ? 'sample' : isOver ? 'faded' : 'plain'
  const isToday = event.day === today
  return (
    <Card
      as="article"
      kind={kind}
      isLink
      className="@container flex flex-wrap gap-4 p-4 print:break-inside-avoid"
      data-type={event.eventType}
      data-over={isOver || undefined}
      data-sample={event.isSample || undefined}
    >
      <DateLeaf
        locale={locale}
        day={event.day}
        size="card"
        tone={isOver ? 'faded' : isToday ? 'today' : 'type'}
        hasYear={hasYears && event.day.slice(0, 4) !== today.slice(0, 4)}
      />
      <div className="min-w-0 grow basis-36">
        <div className="flex min-h-6 flex-wrap items-center gap-x-2 gap-y-1">
          <Badge kind={isOver ? 'faded' : 'type'}>
            <Mark type={event.eventType} />
            {texts.types[event.eventType]}
          </Badge>
          <StateBadge event={event} words={texts.states} />
          {live && (
            <span className="text-xs">
              <LiveWords live={live} locale={locale} texts={texts.live} />
            </span>
          )}
          {isOver && takesPlace(event) && <span className="text-xs text-ink-3">{texts.ended}</span>}
          {event.isSample && <Badge kind="outlined">{texts.sample}</Badge>}
          {event.prizeMoney ? (
            <span className={look.prize()}>
              <Icon path={cup} className="size-4 text-ink-3" />
              <span className="sr-only">{texts.prize}</span>
              <span className="num" dir="ltr">
                {formatMoney(event.prizeMoney)}
              </span>
            </span>
          ) : null}
        </div>
        <h3 className={look.title()} dir={title.dir} lang={title.lang}>
          <a className={cardLink()} href={pageAddress(locale, event)} data-event={event.id} title={title.text}>
            {title.text}
          </a>
        </h3>
        {text.text && (
          <p className={look.text()} dir={text.dir} lang={text.lang}>
            {text.text}
          </p>
        )}
        <EventCardFacts className={look.facts()} event={event} setting={setting} />
      </div>
      {live && <LiveEdge className="inset-x-4 w-[calc(100%-2rem)]" share={live.share} />}
    </Card>
  )
}

type EventCardFactsProps = {
  className: string
  event: ListedEvent & Partial<CalendarEvent>
  setting: CardSetting
}

/** When the event is, and where. */
export function EventCardFacts({ className, event, setting }: EventCardFactsProps) {
  const place = placeOf(setting.locale, event, setting.texts.online)
  return (
    <ul className={className}>
      <li>
        <Icon path={clock} />
        <When event={event} setting={setting} />
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
  )
}

/** The hours; the days where there are several, and that it lasts all day where no hours are known. */
function When({ event, setting: { locale, timeZone, texts } }: Omit<EventCardFactsProps, 'className'>) {
  const timed = { ...event, endDate: event.endDate ?? null }
  const { text, isClock } = whenOf(locale, timed, timeZone, texts.allDay)
  if (isClock) {
    return (
      <span className="num" dir="ltr">
        {text}
      </span>
    )
  }
  return <span suppressHydrationWarning>{text}</span>
}

const threeToRow = 'grid grid-cols-1 gap-3 md:grid-cols-2 md:gap-4 xl:grid-cols-3'

type EventCardsProps = { events: readonly ListedEvent[]; setting: CardSetting }

/** Events as cards, three to a row where there is room. */
export function EventCards({ events, setting }: EventCardsProps) {
  const cards = useCachedCards(events, setting)
  return <div className={threeToRow} {...cards} />
}

/** Those that are over, after those that are not. */
export function EarlierCards({
  title,
  level: Title,
  ...rest
}: EventCardsProps & { title: string; level: 'h2' | 'h3' }) {
  return (
    <>
      <Title className="pt-8 pb-4 text-lg font-semibold tracking-normal">{title}</Title>
      <EventCards {...rest} />
    </>
  )
}

export function CardGrid({ isHidden, children }: { isHidden?: boolean; children: ReactNode }) {
  return (
    <div className={threeToRow} aria-hidden={isHidden}>
      {children}
    </div>
  )
}

type Content = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } }

/** Cards of events as what stands in an element: on the server each is written once, until its event or the day changes. */
export const useCachedCards = import.meta.env.SSR ? useCachedMarkup : useElements

function useElements(events: readonly ListedEvent[], setting: CardSetting): Content {
  return { children: events.map((event) => <EventCard key={event.id} event={event} setting={setting} />) }
}

function useCachedMarkup(events: readonly ListedEvent[], setting: CardSetting): Content {
  const cached = use(MarkupCacheContext)
  if (!cached) return useElements(events, setting)
  const key = keyOf(setting)
  const cards = events.map((event) =>
    cached(<EventCard event={event} setting={setting} />, key + JSON.stringify(event)),
  )
  return { dangerouslySetInnerHTML: { __html: cards.join('') } }
}

/** Everything that the cards read of a setting. */
function keyOf({ locale, timeZone, today, texts, hasYears }: CardSetting): string {
  const { online, allDay, prize, sample, sampleOpening, ended, live, types, states } = texts
  const words = [online, allDay, prize, sample, sampleOpening, ended, live, types, states]
  return JSON.stringify(['card', locale, timeZone, today, hasYears, words])
}
