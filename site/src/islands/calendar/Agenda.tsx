import { Button } from '@cyberluach/design/components/Button'
import { formatFullDate, formatMonthName } from '@cyberluach/i18n/format'
import { formatHebrewDayAndMonth } from '@cyberluach/i18n/hebrew-calendar'
import { fill } from '@cyberluach/i18n/translate'
import { useEffect, useMemo, useRef, useState } from 'react'
import { tv } from 'tailwind-variants/lite'
import { dayAddress } from '../../events/addresses.ts'
import { agendaOf, type AgendaDay } from '../../events/agenda.ts'
import type { ListedEvent } from '../../events/listed-event.ts'
import type { MonthView } from '../../events/month-view.ts'
import { AgendaRow } from './AgendaRow.tsx'
import { useCalendarSetting } from './CalendarContext.ts'
import { LiveShelf } from './LiveShelf.tsx'
import { useKeptPart } from './useKeptPart.tsx'

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
        <AgendaSection
          key={day.day}
          day={day}
          isToday={day.day === today}
          heading={index === 0 ? first : null}
        />
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
      <h3
        className={dayTitle({ isToday })}
        ref={heading}
        tabIndex={heading ? -1 : undefined}
        suppressHydrationWarning
      >
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
      {...useKeptPart(content, () => ['agenda', day, isToday, heading !== null])}
    />
  )
}
