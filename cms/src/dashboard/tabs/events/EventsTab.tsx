import type { ManagedEvent, ManagedEvents } from '@cyberluach/api/managed-events'
import { dayKeyOf } from '@cyberluach/core/dates/day-key'
import { CalendarX2, Plus, SearchX } from 'lucide-react'
import { useRef, useState } from 'react'

import { savedDraft } from '../../../session/draft.ts'
import { useSession } from '../../session/SessionContext.tsx'
import { Button } from '../../ui/Button.tsx'
import { ListCard } from '../../ui/ListCard.tsx'
import { Empty } from '../../ui/Empty.tsx'
import { FailureLine } from '../../ui/Alert.tsx'
import { Kbd } from '../../ui/Kbd.tsx'
import { SectionHead, Stack } from '../../ui/Layout.tsx'
import { useNow } from '../../ui/Ago.tsx'
import { useText } from '../../ui/text.tsx'
import { useRequestedPart } from '../../frame/FrameContext.tsx'
import { useRowStep } from '../../frame/use-row-step.ts'
import { focusWhenPresent, focusRow } from '../../ui/focus.ts'
import { isUnfiltered, noFilter, yearsOf } from '../../list/event-list.ts'
import { EventDetail } from './EventDetail.tsx'
import { Pager } from '../../list/Pager.tsx'
import { EventRow, EventSkeleton, EventTable } from './EventTable.tsx'
import { EventTools } from './EventTools.tsx'
import { NewEvent, newEventForm } from './NewEvent.tsx'
import type { RequestedState } from './StatePanel.tsx'
import { useEventKeys } from './use-event-keys.ts'
import { useEventMutations } from './use-event-mutations.ts'
import { useEvents } from './use-events.ts'

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
  const [begun, setBegun] = useState<{ of: ManagedEvent | null; asked: number } | null>(() =>
    savedDraft(newEventForm, username) ? { of: null, asked: 1 } : null,
  )
  const [asked, setAsked] = useState<RequestedState | null>(null)
  const { filter, page, openId, list: found } = events

  const toggle = (id: string) => {
    setAsked(null)
    events.toggle(id)
  }
  const begin = (of: ManagedEvent | null) =>
    setBegun((before) => ({ of, asked: before?.of?.id === of?.id ? (before?.asked ?? 0) + 1 : 1 }))
  useRequestedPart('events', (part) => part === 'new' && begin(null))
  const close = () => {
    if (begun === null) return
    const { of } = begun
    setBegun(null)
    if (of) focusRow(of.id)
    else focusWhenPresent(() => section.current?.querySelector<HTMLElement>('[data-part=create]'))
  }
  const keys = { events, writing, toggle, begin, close, ask: setAsked, section, list }
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
  const isEmpty = found !== undefined && found.events.length === 0 && (page === 0 || total === 0)
  return (
    <Stack ref={section}>
      <SectionHead title={words.title} text={found && isUnfiltered(filter) && total > 0 && countOf(found)}>
        <Button kind="primary" data-part="create" onClick={() => begin(null)}>
          <Plus size={16} strokeWidth={1.75} aria-hidden />
          {words.create}
          <Kbd on="action" className="max-md:hidden">
            N
          </Kbd>
        </Button>
      </SectionHead>
      {events.error !== null && (
        <FailureLine title={words.failed} updatedAt={events.liveness.updatedAt} retry={events.retry} />
      )}
      {begun && (
        <NewEvent
          key={begun.of?.id ?? 'new'}
          of={begun.of}
          asked={begun.asked}
          writing={writing}
          opened={(event) => {
            setBegun(null)
            events.setFilter({ ...noFilter, order: 'newest' })
            events.toggle(event.id)
            focusRow(event.id)
          }}
          close={close}
        />
      )}
      <EventTools filter={filter} setFilter={events.setFilter} years={yearsOf(found?.years ?? null)} />
      <ListCard ref={list}>
        {!found && events.error === null && <EventSkeleton />}
        {isEmpty &&
          (isUnfiltered(filter) ? (
            <Empty icon={CalendarX2} title={words.emptyTitle} text={words.emptyText} />
          ) : (
            <Empty icon={SearchX} title={words.noMatchTitle} text={words.noMatchText}>
              <Button onClick={() => events.setFilter(noFilter)}>{t.submissions.clearFilters}</Button>
            </Empty>
          ))}
        {found && !isEmpty && (
          <>
            <EventTable isBusy={events.isReading}>
              {found.events.map((event) => (
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
                    asked={asked}
                    ask={(act) => {
                      setAsked(act)
                      if (act === null) focusRow(event.id)
                    }}
                    duplicate={begin}
                  />
                </EventRow>
              ))}
            </EventTable>
            <Pager
              page={page}
              count={found.events.length}
              total={total}
              isMore={found.isMore}
              isReading={events.isReading}
              turnTo={events.turnTo}
            />
          </>
        )}
      </ListCard>
    </Stack>
  )
}
