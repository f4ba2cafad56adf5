import type { MonthKey } from '@cyberluach/core/dates/day-key'
import { byStart, nextFirst } from '@cyberluach/core/events/event-timing'
import { bareLeaf } from '@cyberluach/design/variants/event-card'
import type { ListedEvent } from '../../events/listed-event.ts'
import { monthHits } from '../../events/month-view.ts'
import { CardGrid, EarlierCards, EventCards } from '../../events/EventCard.tsx'
import { useCalendarSetting } from './CalendarContext.tsx'
import { Skeleton } from '@cyberluach/design/components/Skeleton'
import { Card } from '@cyberluach/design/components/Card'

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

/** The shape of a card whose event is on the way. */
export function CardSkeleton() {
  return (
    <Card className="grid h-38 grid-cols-[3.75rem_1fr] items-start gap-4 p-4" data-part="card-skeleton">
      <Skeleton className="h-19 rounded-md" />
      <div>
        <Skeleton className="h-6 w-22 rounded-sm" />
        <Skeleton className="mt-3 h-4 w-[70%] rounded-xs" />
        <Skeleton className="mt-2 h-3 rounded-xs" />
        <Skeleton className="mt-2 h-3 w-[82%] rounded-xs" />
        <Skeleton className="mt-4 h-3 w-[55%] rounded-xs" />
      </div>
    </Card>
  )
}
