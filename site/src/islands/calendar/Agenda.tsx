import type { MonthKey } from '@cyberluach/core/day-key'
import { formatFullDate, formatMonthName } from '@cyberluach/i18n/format'
import { fill } from '@cyberluach/i18n/translate'
import { useMemo, useState } from 'react'
import { agendaDayCount, agendaDays, agendaOfMonth, type AgendaDay } from '../../calendar/agenda.ts'
import type { ListedEvent } from '../../calendar/listed-event.ts'
import { AgendaRow } from './AgendaRow.tsx'
import { useCalendarSetting } from './CalendarContext.ts'

type Props = { month: MonthKey; events: readonly ListedEvent[]; total: number }

/** The coming days as a list, where the grid is too narrow for titles. */
export function Agenda({ month, events, total }: Props) {
  const { locale, texts, today } = useCalendarSetting()
  const [isWhole, setWhole] = useState(false)
  const days = useMemo(
    () =>
      isWhole ? agendaOfMonth(month, events) : agendaDays(month, events, today).slice(0, agendaDayCount),
    [isWhole, month, events, today],
  )
  const shown = days.reduce((sum, day) => sum + day.events.length, 0)
  return (
    <section className="agenda" aria-label={texts.calendar.agendaTitle}>
      {days.map((day) => (
        <AgendaSection key={day.day} day={day} isToday={day.day === today} />
      ))}
      {days.length === 0 && <p className="agenda-empty">{texts.calendar.agendaEmpty}</p>}
      {!isWhole && total > shown && (
        <button className="button button-secondary agenda-all" type="button" onClick={() => setWhole(true)}>
          {fill(locale, texts.calendar.agendaAll, { n: total, month: formatMonthName(locale, month) })}
        </button>
      )}
    </section>
  )
}

function AgendaSection({ day, isToday }: { day: AgendaDay; isToday: boolean }) {
  const { locale, texts } = useCalendarSetting()
  return (
    <section className="agenda-day">
      <h3 data-today={isToday || undefined} suppressHydrationWarning>
        {isToday && <b>{texts.today}</b>}
        {formatFullDate(locale, day.day)}
      </h3>
      <ul>
        {day.events.map((event) => (
          <AgendaRow key={event.id} event={event} />
        ))}
      </ul>
    </section>
  )
}
