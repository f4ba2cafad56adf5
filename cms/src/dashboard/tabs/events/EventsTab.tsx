import type { ManagedEvent, ManagedEvents, EventChange } from '@cyberluach/api/managed-events'
import { dayKeyOf, type DayKey } from '@cyberluach/core/dates/day-key'
import { CalendarX2, Plus, X } from 'lucide-react'
import { useRef, useState, type ReactNode, type RefObject } from 'react'
import { savedDraft } from '../../../session/draft.ts'
import { useSession } from '../../session/SessionContext.tsx'
import { Button } from '../../ui/Button.tsx'
import { Empty, FailureLine, SectionHead, Stack } from '../../ui/Layout.tsx'
import { Kbd, Badge, StatusBadge } from '../../ui/marks.tsx'
import { useNow, Ago } from '../../ui/time.tsx'
import { useText } from '../../ui/text.tsx'
import { useRequestedPart } from '../../frame/FrameContext.tsx'
import { useRowStep } from '../../frame/use-row-step.ts'
import { focusWhenPresent, focusRow } from '../../ui/focus.ts'
import { EventDetail } from './EventDetail.tsx'
import { Pager } from '../../list/Pager.tsx'
import { List, NoMatch, ListRow, useRowKeys } from '../../list/List.tsx'
import { type EventStart, keyOfStart, NewEvent, newEventForm } from './NewEvent.tsx'
import { aheadOf, beginningOf } from '../../frame/ahead.ts'
import { countryLabel, formatMonth } from '@cyberluach/i18n/format'
import { type RequestedState, stateChangesFor } from './StatePanel.tsx'
import {
  useEventMutations,
  type EventMutations,
  isUnfiltered,
  noFilter,
  useEvents,
  yearsOf,
  type EventListFilter,
  changesKey,
  lastOf,
  type EventsList,
} from './use-events.ts'
import { eventStandings, standingOf, type EventStanding } from '@cyberluach/core/events/event-timing'
import { Choice, SearchField } from '../../list/ListTools.tsx'
import { Cells, TwoLines, type TableDefinition, RowToggle, EventDate, EventType } from '../../list/Table.tsx'
import { placeOf } from '@cyberluach/i18n/places'
import { localText } from '@cyberluach/i18n/event-words'
import { UserText } from '../../ui/UserText.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { flushSync } from 'react-dom'
import { useShortcuts } from '../../frame/shortcuts.tsx'

/** Every published event of any year: found, edited, moved, put off, called off, copied, added. */
export function EventsTab() {
  const { t, say, timeZone } = useText()
  const words = t.events
  const { username } = useSession()
  const section = useRef<HTMLElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const events = useEvents()
  const writing = useEventMutations(events)
  const today = dayKeyOf(new Date(useNow(60_000)), timeZone)
  /** A new event, also one that was being written when the page went away, or one that is copied. */
  const [newEvent, setNewEvent] = useState<{ of: EventStart; requests: number } | null>(() =>
    savedDraft(newEventForm, username) ? { of: null, requests: 1 } : null,
  )
  const [requested, setRequested] = useState<RequestedState | null>(null)
  const { filter, page, openId, list: found } = events

  const toggle = (id: string) => {
    setRequested(null)
    events.toggle(id)
  }
  const begin = (of: EventStart) =>
    setNewEvent((before) => ({
      of,
      requests: keyOfStart(before?.of) === keyOfStart(of) ? (before?.requests ?? 0) + 1 : 1,
    }))
  useRequestedPart('events', (part) => {
    if (part === 'new') begin(null)
    const beginning = beginningOf(part)
    if (beginning) begin(beginning)
    const ahead = aheadOf(part)
    if (ahead) events.setFilter({ ...noFilter, ahead })
  })
  const close = () => {
    if (newEvent === null) return
    const { of } = newEvent
    setNewEvent(null)
    if (of && 'id' in of) focusRow(of.id)
    else focusWhenPresent(() => section.current?.querySelector<HTMLElement>('[data-part=create]'))
  }
  const keys = { events, writing, toggle, begin, close, ask: setRequested, section, list }
  useEventKeys(keys)
  useRowStep({ openId, toggle, hasRow: (id) => found?.events.some((event) => event.id === id) ?? false })

  const total = found?.total ?? 0
  /** What counts, and beside it what does not. */
  const countOf = ({ counted, samples }: ManagedEvents) => {
    const [real, shown] = [counted ?? total, samples ?? 0]
    const cancelled = total - real - shown
    return [
      say(words.count, { n: real }),
      shown > 0 && say(words.samplesBeside, { n: shown }),
      cancelled > 0 && say(words.cancelledBeside, { n: cancelled }),
    ]
      .filter(Boolean)
      .join(' · ')
  }
  // Past the last page of very many there is nothing, and the way back.
  const isEmpty = page === 0 || total === 0
  const empty = isUnfiltered(filter) ? (
    <Empty icon={CalendarX2} title={words.emptyTitle} text={words.emptyText} />
  ) : (
    <NoMatch words={words} clear={() => events.setFilter(noFilter)} />
  )
  return (
    <Stack ref={section}>
      <SectionHead title={words.title} text={found && isUnfiltered(filter) && total > 0 && countOf(found)}>
        <Button icon={Plus} kind="primary" data-part="create" onClick={() => begin(null)}>
          {words.create}
          <Kbd on="action" className="max-md:hidden">
            N
          </Kbd>
        </Button>
      </SectionHead>
      {events.error !== null && (
        <FailureLine title={words.failed} updatedAt={events.liveness.updatedAt} retry={events.retry} />
      )}
      {newEvent && (
        <NewEvent
          key={keyOfStart(newEvent.of)}
          of={newEvent.of}
          requests={newEvent.requests}
          writing={writing}
          opened={(event) => {
            setNewEvent(null)
            events.setFilter({ ...noFilter, order: 'newest' })
            events.toggle(event.id)
            focusRow(event.id)
          }}
          close={close}
        />
      )}
      <EventTools filter={filter} setFilter={events.setFilter} years={yearsOf(found?.years ?? null)} />
      <List
        ref={list}
        table={eventTable}
        words={words}
        items={found?.events}
        hasFailed={events.error !== null}
        isBusy={events.isReading}
        empty={isEmpty && empty}
        foot={
          found && (
            <Pager
              page={page}
              count={found.events.length}
              total={total}
              isMore={found.isMore}
              isReading={events.isReading}
              turnTo={events.turnTo}
            />
          )
        }
      >
        {(event) => (
          <EventRow
            key={event.id}
            event={event}
            isOpen={openId === event.id}
            today={today}
            search={filter.text}
            toggle={toggle}
          >
            <EventDetail
              event={event}
              today={today}
              writing={writing}
              requested={requested}
              ask={(act) => {
                setRequested(act)
                if (act === null) focusRow(event.id)
              }}
              duplicate={begin}
            />
          </EventRow>
        )}
      </List>
    </Stack>
  )
}

type Props = {
  filter: EventListFilter
  setFilter: (filter: EventListFilter) => void
  years: readonly string[]
}

/** Search, state, year and order. */
export function EventTools({ filter, setFilter, years }: Props) {
  const { t, say, locale } = useText()
  const words = t.events
  const { month, type, country, lacks } = filter.ahead
  const ahead = [
    month && formatMonth(locale, month),
    type && t.common.types[type],
    country && (country === 'none' ? t.sources.coverage.noCountry : countryLabel(locale, country)),
    lacks && say(t.sources.coverage.lacking, { fact: t.sources.coverage.fact[lacks] }),
  ].filter(Boolean)
  const choose = <Name extends keyof EventListFilter>(name: Name) => ({
    value: filter[name],
    choose: (value: string) => setFilter({ ...filter, [name]: value }),
  })
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <SearchField
        text={filter.text}
        placeholder={words.searchPlaceholder}
        search={(text) => setFilter({ ...filter, text: text.trim() })}
      />
      <Choice
        label={words.state}
        {...choose('state')}
        options={[
          ['all', words.anyState],
          ...eventStandings.map((standing) => [standing, words.standings[standing]] as const),
        ]}
      />
      <Choice
        label={words.year}
        {...choose('year')}
        options={[['', words.anyYear], ...years.map((year) => [year, year] as const)]}
      />
      <Choice
        label={words.order}
        isAlone
        {...choose('order')}
        options={[
          ['next', words.orders.next],
          ['newest', words.orders.newest],
        ]}
      />
      {ahead.length > 0 && (
        <Button
          icon={X}
          label={say(words.allAgain, { what: ahead.join(', ') })}
          onClick={() => setFilter({ ...filter, ahead: {} })}
        >
          {say(words.ahead, { what: ahead.join(', ') })}
        </Button>
      )}
    </div>
  )
}

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

type EventRowProps = {
  event: ManagedEvent
  isOpen: boolean
  today: DayKey
  search: string
  toggle: (id: string) => void
  children: ReactNode
}

/** An event in the list; what is open of it stands below. */
export function EventRow({ event, isOpen, today, search, toggle, children }: EventRowProps) {
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
        <Cells
          of={{
            name: (
              <RowToggle
                title={title}
                first={<UserText text={title} search={search} />}
                second={
                  <>
                    <EventType type={event.eventType} />
                    {event.isSample && <Badge kind="plain">{words.sample}</Badge>}
                    {place && <UserText text={place} search={search} />}
                  </>
                }
              />
            ),
            date: <EventDate submission={event} />,
            sent: (
              <TwoLines>
                <Ago iso={event.createdAt} />
              </TwoLines>
            ),
            standing: <StatusBadge status={statusOf[standing]}>{words.standings[standing]}</StatusBadge>,
          }}
        />
      }
    >
      {children}
    </ListRow>
  )
}

type Parts = {
  events: EventsList
  writing: EventMutations
  toggle: (id: string) => void
  begin: (of: ManagedEvent | null) => void
  close: () => void
  ask: (requested: RequestedState | null) => void
  section: RefObject<HTMLElement | null>
  list: RefObject<HTMLElement | null>
}

/** The keys of the events' tab: those of the queues, and one for each thing that can be made of an event. */
export function useEventKeys({ events, writing, toggle, begin, close, ask, section, list }: Parts): void {
  const client = useQueryClient()
  const { openId } = events
  const { keys, current: focused } = useRowKeys({ list, openId, toggle, leave: close })

  const current = (): ManagedEvent | undefined => {
    const id = focused() ?? openId
    return events.list?.events.find((event) => event.id === id)
  }
  /** Opens the row, where it is not, and asks there. */
  const asking = (act: RequestedState) => () => {
    const event = current()
    if (!event || !stateChangesFor(event.state).includes(act)) return
    if (openId !== event.id) flushSync(() => toggle(event.id))
    ask(act)
  }

  useShortcuts({
    search: () => section.current?.querySelector<HTMLElement>('input[type=search]')?.focus(),
    filter: () => section.current?.querySelector<HTMLElement>('select')?.focus(),
    ...keys,
    create: () => begin(null),
    move: asking('moved'),
    postpone: asking('postponed'),
    callOff: asking('cancelled'),
    putBack: asking('scheduled'),
    duplicate: () => {
      const of = current()
      if (of) begin(of)
    },
    undo: () => {
      if (openId === null) return
      const change = lastOf(client.getQueryData<EventChange[]>(changesKey(openId)) ?? [])
      if (change) void writing.undo(openId, change.id)
    },
  })
}
