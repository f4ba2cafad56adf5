import type { MonthKey } from '@cyberluach/core/day-key'
import { byStart, nextFirst } from '@cyberluach/core/event-order'
import { bareLeaf } from '@cyberluach/design/variants/leaf'
import type { ListedEvent } from '../../events/listed-event.ts'
import { monthHits } from '../../events/month-hits.ts'
import { EventCard } from '../../events/EventCard.tsx'
import { CardSkeleton } from './CardSkeleton.tsx'
import { useCalendarSetting } from './CalendarContext.ts'

type Props = { month: MonthKey; events: readonly ListedEvent[]; isLoading: boolean }

const placeholders = [0, 1, 2, 3, 4, 5]

/**
 * The month's events as cards: what comes next first, and after it what is over, the latest first. A month that is over
 * has all of its events in their order.
 */
export function CardView({ month, events, isLoading }: Props) {
  const { texts, today } = useCalendarSetting()
  const { ahead, over } = nextFirst(monthHits(month, events), today)
  const isOver = ahead.length === 0
  return (
    <div className="calendar-cards" aria-busy={isLoading || undefined}>
      {isLoading ? (
        <div className="card-grid" aria-hidden="true">
          {placeholders.map((each) => (
            <CardSkeleton key={each} />
          ))}
        </div>
      ) : isOver && over.length === 0 ? (
        <div className="grid justify-items-center pt-10 pb-6" data-part="no-cards">
          <span className={bareLeaf()} aria-hidden="true">
            0
          </span>
        </div>
      ) : (
        <>
          <Cards events={isOver ? byStart(over) : ahead} />
          {!isOver && over.length > 0 && (
            <>
              <h3 className="card-grid-title">{texts.earlier}</h3>
              <Cards events={over} />
            </>
          )}
        </>
      )}
    </div>
  )
}

function Cards({ events }: { events: readonly ListedEvent[] }) {
  const { locale, timeZone, texts, today, addressOf } = useCalendarSetting()
  return (
    <div className="card-grid">
      {events.map((event) => (
        <EventCard
          key={event.id}
          event={event}
          locale={locale}
          timeZone={timeZone}
          today={today}
          texts={texts}
          href={addressOf(event.id)}
        />
      ))}
    </div>
  )
}
