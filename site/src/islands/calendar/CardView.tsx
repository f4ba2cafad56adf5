import { monthOf, type MonthKey } from '@cyberluach/core/day-key'
import { groupByDay } from '@cyberluach/core/month-grid'
import type { ListedEvent } from '../../calendar/listed-event.ts'
import { EventCard } from '../../components/EventCard.tsx'
import { CardSkeleton } from './CardSkeleton.tsx'
import { useCalendarSetting } from './CalendarContext.ts'

type Props = { month: MonthKey; events: readonly ListedEvent[]; isLoading: boolean }

const placeholders = [0, 1, 2, 3, 4, 5]

/** The month's events as cards, by day. */
export function CardView({ month, events, isLoading }: Props) {
  const { locale, timeZone, texts, today } = useCalendarSetting()
  const inMonth = events.filter(({ day }) => monthOf(day) === month)
  const listed = [...groupByDay(inMonth)].sort(([one], [other]) => (one < other ? -1 : 1))
  return (
    <div className="calendar-cards" aria-busy={isLoading || undefined}>
      {isLoading ? (
        <div className="card-grid" aria-hidden="true">
          {placeholders.map((each) => (
            <CardSkeleton key={each} />
          ))}
        </div>
      ) : listed.length === 0 ? (
        <div className="empty-state">
          <span className="bare-leaf" aria-hidden="true">
            <span />
            <b>0</b>
          </span>
        </div>
      ) : (
        <div className="card-grid">
          {listed.flatMap(([, day]) =>
            day.map((event) => (
              <EventCard
                key={event.id}
                event={event}
                locale={locale}
                timeZone={timeZone}
                today={today}
                texts={texts}
              />
            )),
          )}
        </div>
      )}
    </div>
  )
}
