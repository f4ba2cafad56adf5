import type { MonthKey } from '@cyberluach/core/dates/day-key'
import { byStart, nextFirst } from '@cyberluach/core/events/event-timing'
import { bareLeaf } from '@cyberluach/design/variants/leaf'
import type { ListedEvent } from '../../events/listed-event.ts'
import { monthHits } from '../../events/month-hits.ts'
import { CardGrid, EarlierCards, EventCards } from '../../events/EventCards.tsx'
import { CardSkeleton } from './CardSkeleton.tsx'
import { useCalendarSetting } from './CalendarContext.ts'

type Props = { month: MonthKey; events: readonly ListedEvent[]; isLoading: boolean }

const placeholders = [0, 1, 2, 3, 4, 5]

/**
 * The month's events as cards: what comes next first, and after it what is over, the latest first. A month that is over
 * has all of its events in their order.
 */
export function CardView({ month, events, isLoading }: Props) {
  const setting = useCalendarSetting()
  const { ahead, over } = nextFirst(monthHits(month, events), setting.today)
  const isOver = ahead.length === 0
  return (
    <div
      className="border-t border-line bg-bg p-5 max-md:px-gutter max-md:py-4"
      data-part="cards"
      aria-busy={isLoading || undefined}
    >
      {isLoading ? (
        <CardGrid isHidden>
          {placeholders.map((each) => (
            <CardSkeleton key={each} />
          ))}
        </CardGrid>
      ) : isOver && over.length === 0 ? (
        <div className="grid justify-items-center pt-10 pb-6" data-part="no-cards">
          <span className={bareLeaf()} aria-hidden="true">
            0
          </span>
        </div>
      ) : (
        <>
          <EventCards events={isOver ? byStart(over) : ahead} setting={setting} />
          {!isOver && over.length > 0 && (
            <EarlierCards title={setting.texts.earlier} level="h3" events={over} setting={setting} />
          )}
        </>
      )}
    </div>
  )
}
