'use client'

import type { ManagedEvent } from '@cyberluach/api/managed-events'
import type { DayKey } from '@cyberluach/core/dates/day-key'
import { standingOf, type EventStanding } from '@cyberluach/core/events/event-timing'
import { placeOf } from '@cyberluach/i18n/places'
import { localText } from '@cyberluach/i18n/event-words'
import type { MouseEvent, ReactNode } from 'react'

import { Ago } from '../../ui/Ago.tsx'
import { Badge } from '../../ui/Badge.tsx'
import { StatusBadge } from '../../ui/StatusBadge.tsx'
import { asCell, asGroup, asRow } from '../../ui/table-roles.ts'
import { UserText } from '../../ui/UserText.tsx'
import { useText } from '../../text/TextContext.tsx'
import { Opener } from '../queue/Opener.tsx'
import { Cell, Row } from '../queue/TableParts.tsx'
import { TwoLines } from '../queue/TwoLines.tsx'
import { EventDate } from '../submissions/EventDate.tsx'
import { EventType } from '../submissions/EventType.tsx'
import { eventColumns } from './EventTable.tsx'

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
          <Opener
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
