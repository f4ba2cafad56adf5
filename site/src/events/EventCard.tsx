import type { CalendarEvent } from '@cyberluach/core/events/event'
import { takesPlace } from '@cyberluach/core/events/event-states'
import { isOverOn } from '@cyberluach/core/events/event-timing'
import { hasHebrew } from '@cyberluach/core/text/text-direction'
import { Badge } from '@cyberluach/design/components/Badge'
import { Card } from '@cyberluach/design/components/Card'
import { cardLink } from '@cyberluach/design/variants/card'
import { eventCardLook } from '@cyberluach/design/variants/event-card'
import { formatMoney } from '@cyberluach/i18n/format'
import { pageAddress } from './addresses.ts'
import { cardPreview } from './card-preview.ts'
import type { CardSetting } from './card-setting.ts'
import { DateLeaf } from './DateLeaf.tsx'
import { EventCardFacts } from './EventCardFacts.tsx'
import { titleOf } from '@cyberluach/i18n/event-title'
import { LiveEdge, LiveWords } from './LiveLine.tsx'
import type { ListedEvent } from './listed-event.ts'
import { StateBadge } from './StateBadge.tsx'
import { Icon } from '../icons/Icon.tsx'
import { Mark } from '@cyberluach/design/components/Mark'
import { cup } from '../icons/paths.ts'

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
          <a
            className={cardLink()}
            href={pageAddress(locale, event)}
            data-event={event.id}
            title={title.text}
          >
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
