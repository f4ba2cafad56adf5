import type { ReactNode, MouseEvent } from 'react'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { asGroup, asRow, Cell, ColumnHead, Row, Table, asCell, TwoLines } from '../../list/Table.tsx'
import { useText } from '../../ui/text.tsx'
import type { ManagedEvent } from '@cyberluach/api/managed-events'
import type { DayKey } from '@cyberluach/core/dates/day-key'
import { standingOf, type EventStanding } from '@cyberluach/core/events/event-timing'
import { placeOf } from '@cyberluach/i18n/places'
import { localText } from '@cyberluach/i18n/event-words'
import { Ago } from '../../ui/Ago.tsx'
import { Badge, StatusBadge } from '../../ui/Badge.tsx'
import { UserText } from '../../ui/UserText.tsx'
import { RowToggle } from '../../list/RowToggle.tsx'
import { EventDate, EventType } from '../../list/EventCells.tsx'

/** The columns of the list, for its rows. */
export const eventColumns = {
  columns: [{ name: 'name' }, { name: 'date' }, { name: 'sent' }, { name: 'status' }],
  isSelectable: false,
} as const

/** The list with its heads. */
export function EventTable({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  const words = useText().t.events
  return (
    <Table aria-label={words.caption} aria-busy={isBusy || undefined}>
      <thead {...asGroup} className="max-md:sr-only">
        <tr {...asRow}>
          <ColumnHead column="name" isEvent>
            {words.columns.event}
          </ColumnHead>
          <ColumnHead column="date" isEvent>
            {words.columns.date}
          </ColumnHead>
          <ColumnHead column="sent" isEvent>
            {words.columns.added}
          </ColumnHead>
          <ColumnHead column="sent" isEvent>
            {words.columns.state}
          </ColumnHead>
        </tr>
      </thead>
      {children}
    </Table>
  )
}

/** Rows of the real size, while the first list is on its way. */
export function EventSkeleton() {
  const words = useText().t.events
  return (
    <div aria-busy="true">
      <p className="sr-only" role="status">
        {words.loading}
      </p>
      <Table aria-hidden>
        <tbody className="max-md:block">
          {['46%', '62%', '38%', '55%', '48%', '41%'].map((width) => (
            <Row key={width} definition={eventColumns}>
              <Cell column="name">
                <Skeleton width={width} height={13} className="my-1 rounded-xs" />
                <Skeleton width="24%" height={10} className="my-1 rounded-xs" />
              </Cell>
              <Cell column="date">
                <Skeleton width="75%" height={10} className="my-1 rounded-xs" />
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </div>
  )
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
  const toggleFromRow = ({ target }: MouseEvent<HTMLElement>) => {
    const isControl = target instanceof Element && target.closest('button, a, input, label')
    if (!isControl && !getSelection()?.toString()) toggle(event.id)
  }
  return (
    <tbody
      {...asGroup}
      className={`group/row border-t border-line max-md:block max-md:first-of-type:border-t-0 ${isOpen ? 'bg-sunken' : ''}`}
      data-row={event.id}
    >
      <Row definition={eventColumns} isMarked={isOpen} tabIndex={-1} onClick={toggleFromRow}>
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
        <Cell column="status">
          <StatusBadge status={statusOf[standing]}>{words.standings[standing]}</StatusBadge>
        </Cell>
      </Row>
      {isOpen && (
        <tr {...asRow} className="max-md:block" data-part="detail">
          <td
            {...asCell}
            className="bg-sunken p-0 px-4 pb-4 max-md:block max-md:px-3 max-md:pb-3.5"
            colSpan={eventColumns.columns.length}
            id={`detail-${event.id}`}
          >
            {children}
          </td>
        </tr>
      )}
    </tbody>
  )
}
