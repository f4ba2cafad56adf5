import { Button } from '@cyberluach/design/components/Button'
import { formatFullDate, formatMonthName, formatTime } from '@cyberluach/i18n/format'
import { formatHebrewDayAndMonth } from '@cyberluach/i18n/hebrew-calendar'
import { fill } from '@cyberluach/i18n/translate'
import { useEffect, useMemo, useRef, useState } from 'react'
import { tv } from 'tailwind-variants/lite'
import { dayAddress, pageAddress } from '../../events/addresses.ts'
import { agendaOf, type AgendaDay } from '../../events/agenda.ts'
import type { ListedEvent } from '../../events/listed-event.ts'
import type { MonthView } from '../../events/month-view.ts'
import { useCalendarSetting, useCachedPart } from './CalendarContext.tsx'
import { dayOfEvent } from '@cyberluach/core/events/event-timing'
import type { DayKey } from '@cyberluach/core/dates/day-key'
import { hasHebrew } from '@cyberluach/core/text/text-direction'
import { placeOf } from '@cyberluach/i18n/places'
import { titleOf } from '@cyberluach/i18n/event-words'
import { changedState } from '@cyberluach/core/events/event-states'
import { RowFacts, RowPrize, RowTitle, SampleTag, StateTag, TypeMark } from './RowFacts.tsx'
import { LiveEdge, LiveWords } from '../../events/EventState.tsx'

type Props = {
  view: MonthView
  events: readonly ListedEvent[]
  /** Whether some events are left out by a filter, so that their days are not said to be empty. */
  isFiltered: boolean
}

/** What is under way, and the coming days as a list, where the grid is too narrow for titles. */
export function Agenda({ view, events, isFiltered }: Props) {
  const { month } = view
  const { locale, texts, today } = useCalendarSetting()
  const [isWhole, setWhole] = useState(false)
  const first = useRef<HTMLHeadingElement>(null)
  const { live, coming, whole } = useMemo(() => agendaOf(month, events, today), [month, events, today])
  const days = isWhole ? whole : coming
  const isAll = isWhole || whole.every(({ day }) => coming.some((each) => each.day === day))

  // The button that was pressed is gone: what it has brought is read on from its beginning.
  useEffect(() => {
    if (isWhole) first.current?.focus()
  }, [isWhole])

  return (
    <section
      className="@container border-t border-line pb-4 md:col-2 md:row-[5/9] md:border-s lg:hidden print:hidden"
      aria-label={texts.calendar.agendaTitle}
      data-part="agenda"
    >
      {live.length > 0 && <LiveShelf events={live} />}
      {days.map((day, index) => (
        <AgendaSection key={day.day} day={day} isToday={day.day === today} heading={index === 0 ? first : null} />
      ))}
      {days.length === 0 && whole.length > 0 && (
        <p className="px-gutter pt-5 pb-1 text-ink-3">
          {isFiltered ? texts.calendar.agendaEmptyFiltered : texts.calendar.agendaEmpty}
        </p>
      )}
      {!isAll && (
        <Button
          className="needs-scripts mx-gutter mt-3 w-[calc(100%-2*var(--spacing-gutter))]"
          onClick={() => setWhole(true)}
        >
          {fill(locale, texts.calendar.agendaAll, { month: formatMonthName(locale, month) })}
        </Button>
      )}
    </section>
  )
}

const dayTitle = tv({
  base: 'flex flex-wrap items-baseline gap-x-2 px-gutter pt-2.5 pb-0.5 text-sm font-medium text-ink-3',
  variants: {
    isToday: {
      true: [
        'bg-[color-mix(in_oklab,var(--color-red-soft)_45%,var(--color-surface))]',
        'shadow-[inset_0_2px_0_var(--color-red)] forced-colors:outline-2 forced-colors:-outline-offset-2',
      ],
    },
  },
})

type SectionProps = {
  day: AgendaDay
  isToday: boolean
  heading: React.RefObject<HTMLHeadingElement | null> | null
}

function AgendaSection({ day, isToday, heading }: SectionProps) {
  const { locale, texts } = useCalendarSetting()
  const content = (
    <>
      <h3 className={dayTitle({ isToday })} ref={heading} tabIndex={heading ? -1 : undefined} suppressHydrationWarning>
        {isToday && <b className="font-bold wrap-normal text-on-red-soft">{texts.today}</b>}
        {formatFullDate(locale, day.day)}
        <span className="day-hebrew ms-auto" suppressHydrationWarning>
          {formatHebrewDayAndMonth(locale, day.day)}
        </span>
      </h3>
      <ul>
        {day.events.map((event) => (
          <AgendaRow key={event.id} event={event} on={day.day} />
        ))}
      </ul>
      {day.more > 0 && (
        <a
          className="flex min-h-control items-center px-gutter text-(length:--text-sm) font-medium text-ink-2 hover:bg-hover focus-visible:-outline-offset-2"
          href={dayAddress(locale, day.day)}
          aria-label={fill(locale, texts.calendar.moreLabel, {
            n: day.more,
            date: formatFullDate(locale, day.day),
          })}
          suppressHydrationWarning
        >
          {fill(locale, texts.calendar.more, { n: day.more })}
        </a>
      )}
    </>
  )
  return (
    <section
      className="border-line not-first:border-t"
      data-day={day.day}
      data-sample={!day.events.some((event) => !event.isSample) || undefined}
      {...useCachedPart(content, () => ['agenda', day, isToday, heading !== null])}
    />
  )
}

/** An event on the day that it is listed on: where it has begun before, its first hour is of no use. */
export function AgendaRow({ event, on }: { event: ListedEvent; on: DayKey }) {
  const { locale, timeZone, texts, today } = useCalendarSetting()
  const title = titleOf(locale, event)
  const place = placeOf(locale, event, texts.online)
  const state = changedState(event)
  const part = event.lastDay > event.day && fill(locale, texts.dayOf, dayOfEvent(event, on))
  return (
    <li>
      <a
        className="relative grid min-h-13 grid-cols-[3.25rem_auto_minmax(0,1fr)_auto] items-center gap-3 px-gutter py-1 hover:bg-hover focus-visible:-outline-offset-2 max-md:flex max-md:flex-wrap"
        href={pageAddress(locale, event)}
        data-event={event.id}
        data-type={event.eventType}
        data-sample={event.isSample || undefined}
      >
        <span className="text-start text-(length:--text-sm) whitespace-nowrap text-ink-3 max-md:min-w-13">
          {event.allDay ? (
            texts.allDay
          ) : (
            <bdi className="num" dir="ltr">
              {on === event.day && formatTime(event.startDate, timeZone)}
            </bdi>
          )}
        </span>
        <TypeMark event={event} />
        <span className="min-w-0 flex-[1_1_6rem] *:wrap-anywhere">
          <RowTitle
            title={title}
            className={`leading-5 ${state === 'cancelled' ? 'line-through' : ''} ${hasHebrew(title.text) ? 'whole-words @max-[27rem]:max-h-none' : 'block @min-[27rem]:truncate'}`}
          />
          <RowFacts
            className="text-(length:--text-sm) leading-4.5"
            wraps
            facts={[on === today && event.hasEnded ? texts.ended : null, texts.types[event.eventType], part]}
            place={place}
          >
            {event.isSample && <SampleTag isFramed />}
            {state && (
              <>
                <StateTag state={state} />{' '}
              </>
            )}
          </RowFacts>
        </span>
        <RowPrize event={event} />
      </a>
    </li>
  )
}

/** What is under way, on one shelf that is pushed along, whatever day each began on. */
export function LiveShelf({ events }: { events: readonly ListedEvent[] }) {
  const { texts } = useCalendarSetting()
  const content = (
    <>
      <h3 className="px-gutter pt-2 pb-1 text-sm font-semibold text-on-red-soft">{texts.calendar.liveTitle}</h3>
      <ul className="flex snap-x scroll-px-gutter [scrollbar-width:none] gap-2 overflow-x-auto px-gutter pb-3">
        {events.map((event) => (
          <LiveCard key={event.id} event={event} />
        ))}
      </ul>
    </>
  )
  return (
    <section
      aria-label={texts.calendar.liveTitle}
      data-part="live-shelf"
      data-sample={events.every((event) => event.isSample) || undefined}
      {...useCachedPart(content, () => ['shelf', events])}
    />
  )
}

function LiveCard({ event }: { event: ListedEvent }) {
  const { locale, texts } = useCalendarSetting()
  const title = titleOf(locale, event)
  return (
    <li className="w-[min(15rem,80vw)] flex-none snap-start last:only:w-full" data-sample={event.isSample || undefined}>
      <a
        className={`relative block h-full overflow-hidden rounded-md border px-3 pt-1.5 pb-2.5 hover:bg-hover focus-visible:-outline-offset-2 ${event.isSample ? 'border-dashed border-line-strong' : 'border-line bg-raised'}`}
        href={pageAddress(locale, event)}
        data-event={event.id}
        data-type={event.eventType}
        title={title.text}
        suppressHydrationWarning
      >
        <RowTitle
          title={title}
          className={`leading-5 wrap-anywhere ${hasHebrew(title.text) ? 'whole-words @max-[27rem]:max-h-none' : 'block @min-[27rem]:truncate'}`}
        />
        <RowFacts
          className="text-(length:--text-sm) leading-4.5"
          wraps
          facts={[]}
          place={placeOf(locale, event, texts.online) || texts.types[event.eventType]}
        >
          {event.isSample && <SampleTag isFramed />}
          {event.live && <LiveWords live={event.live} locale={locale} texts={texts.live} />}
          {' ·\u00a0'}
        </RowFacts>
        {event.live && <LiveEdge share={event.live.share} />}
      </a>
    </li>
  )
}
