import type { ReactNode } from 'react'
import { ListRow } from '../../list/List.tsx'
import { Cell, TwoLines, type TableDefinition, RowToggle } from '../../list/Table.tsx'
import { useText } from '../../ui/text.tsx'
import type { ManagedEvent } from '@cyberluach/api/managed-events'
import type { DayKey } from '@cyberluach/core/dates/day-key'
import { standingOf, type EventStanding } from '@cyberluach/core/events/event-timing'
import { placeOf } from '@cyberluach/i18n/places'
import { localText } from '@cyberluach/i18n/event-words'
import { Ago } from '../../ui/time.tsx'
import { Badge, StatusBadge } from '../../ui/marks.tsx'
import { UserText } from '../../ui/UserText.tsx'
import { EventDate, EventType } from '../../list/EventCells.tsx'

export const eventTable: TableDefinition = {
  columns: [
    { name: 'name', label: (t) => t.events.columns.event },
    { name: 'date', label: (t) => t.events.columns.date },
    { name: 'sent', label: (t) => t.events.columns.added },
    { name: 'standing', label: (t) => t.events.columns.state },
  ],
  isEvent: true,
}

/** The colours of a state, by those of the queues. */
const statusOf: Record<EventStanding, string> = {
  scheduled: 'approved',
  moved: 'pending',
  postponed: 'pending',
  cancelled: 'rejected',
  past: 'quiet',
}

type Props = {
  event: ManagedEvent
  isOpen: boolean
  today: DayKey
  search: string
  toggle: (id: string) => void
  children: ReactNode
}

/** An event in the list; what is open of it stands below. */
export function EventRow({ event, isOpen, today, search, toggle, children }: Props) {
  const { t, locale } = useText()
  const words = t.events
  const title = localText(locale, event.title, event.titleHe).text
  const place = placeOf(locale, event, t.common.online)
  const standing = standingOf(event, today)
  return (
    <ListRow
      id={event.id}
      table={eventTable}
      isOpen={isOpen}
      toggle={toggle}
      cells={
        <>
          <Cell column="name">
            <RowToggle
              id={event.id}
              isOpen={isOpen}
              toggle={toggle}
              title={title}
              first={
                <>
                  <UserText text={title} search={search} />
                  {event.isSample && <Badge kind="plain">{words.sample}</Badge>}
                </>
              }
              second={
                <>
                  <EventType type={event.eventType} />
                  {place && <UserText text={place} search={search} />}
                </>
              }
            />
          </Cell>
          <Cell column="date">
            <EventDate submission={event} />
          </Cell>
          <Cell column="sent">
            <TwoLines>
              <Ago iso={event.createdAt} />
            </TwoLines>
          </Cell>
          <Cell column="standing">
            <StatusBadge status={statusOf[standing]}>{words.standings[standing]}</StatusBadge>
          </Cell>
        </>
      }
    >
      {children}
    </ListRow>
  )
}
