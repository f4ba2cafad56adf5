import type { MonthKey } from '@cyberluach/core/day-key'
import { formatFullDate, formatMonthName } from '@cyberluach/i18n/format'
import { fill } from '@cyberluach/i18n/translate'
import { useEffect, useMemo, useRef, useState } from 'react'
import { agendaDayCount, agendaDays, agendaOfMonth, type AgendaDay } from '../../events/agenda.ts'
import type { ListedEvent } from '../../events/listed-event.ts'
import { AgendaRow } from './AgendaRow.tsx'
import { useCalendarSetting } from './CalendarContext.ts'

type Props = {
  month: MonthKey
  events: readonly ListedEvent[]
  /** Whether some events are left out by a filter, so that their days are not said to be empty. */
  isFiltered: boolean
}

/** The coming days as a list, where the grid is too narrow for titles. */
export function Agenda({ month, events, isFiltered }: Props) {
  const { locale, texts, today } = useCalendarSetting()
  const [isWhole, setWhole] = useState(false)
  const first = useRef<HTMLHeadingElement>(null)
  const [coming, whole] = useMemo(
    () => [agendaDays(month, events, today).slice(0, agendaDayCount), agendaOfMonth(month, events)],
    [month, events, today],
  )
  const days = isWhole ? whole : coming
  const isAll = isWhole || whole.every(({ day }) => coming.some((each) => each.day === day))

  // The button that was pressed is gone: what it has brought is read on from its beginning.
  useEffect(() => {
    if (isWhole) first.current?.focus()
  }, [isWhole])

  return (
    <section className="agenda md:col-2 md:row-[4/7]" aria-label={texts.calendar.agendaTitle}>
      {days.map((day, index) => (
        <AgendaSection
          key={day.day}
          day={day}
          isToday={day.day === today}
          heading={index === 0 ? first : null}
        />
      ))}
      {days.length === 0 && whole.length > 0 && (
        <p className="agenda-empty">
          {isFiltered ? texts.calendar.agendaEmptyFiltered : texts.calendar.agendaEmpty}
        </p>
      )}
      {!isAll && (
        <button className="button button-secondary agenda-all" type="button" onClick={() => setWhole(true)}>
          {fill(locale, texts.calendar.agendaAll, { month: formatMonthName(locale, month) })}
        </button>
      )}
    </section>
  )
}

type SectionProps = {
  day: AgendaDay
  isToday: boolean
  heading: React.RefObject<HTMLHeadingElement | null> | null
}

function AgendaSection({ day, isToday, heading }: SectionProps) {
  const { locale, texts } = useCalendarSetting()
  return (
    <section className="agenda-day" data-day={day.day}>
      <h3
        data-today={isToday || undefined}
        ref={heading}
        tabIndex={heading ? -1 : undefined}
        suppressHydrationWarning
      >
        {isToday && <b>{texts.today}</b>}
        {formatFullDate(locale, day.day)}
      </h3>
      <ul>
        {day.events.map((event) => (
          <AgendaRow key={event.id} event={event} on={day.day} />
        ))}
      </ul>
    </section>
  )
}
