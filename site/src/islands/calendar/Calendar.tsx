import type { DayKey, MonthKey } from '@cyberluach/core/day-key'
import type { Locale } from '@cyberluach/i18n/locales'
import { useMemo } from 'react'
import type { ListedEvent } from '../../calendar/listed-event.ts'
import { monthView } from '../../calendar/month-view.ts'
import { Agenda } from './Agenda.tsx'
import { CalendarContext } from './CalendarContext.ts'
import { Legend } from './Legend.tsx'
import { MonthBar } from './MonthBar.tsx'
import { MonthGrid } from './MonthGrid.tsx'
import type { CalendarTexts } from './texts.ts'
import { useGridFocus } from './useGridFocus.ts'
import { useMonth } from './useMonth.ts'
import { useToday } from './useToday.ts'

export type CalendarProps = {
  locale: Locale
  timeZone: string
  texts: CalendarTexts
  today: DayKey
  month: MonthKey
  /** The events of the six weeks that the month shows. */
  events: ListedEvent[]
}

/** The month calendar. The server's markup is complete; scripts add moving by key and without loading a page. */
export function Calendar({ locale, timeZone, texts, ...first }: CalendarProps) {
  const setting = useMemo(() => ({ locale, timeZone, texts }), [locale, timeZone, texts])
  const today = useToday(first.today, timeZone)
  const { month, events, isLoading, hasMoved, goTo } = useMonth({ ...first, locale, today })
  const view = useMemo(() => monthView(month, events, today), [month, events, today])
  const focus = useGridFocus({ locale, month, today, goTo })
  return (
    <CalendarContext value={setting}>
      <section className="calendar" id="calendar" aria-label={texts.calendar.ariaLabel}>
        <MonthBar month={month} today={today} goTo={goTo} />
        <MonthGrid view={view} focus={focus} isLoading={isLoading} hasMoved={hasMoved} />
        <Legend view={view} />
        <Agenda key={month} month={month} events={events} today={today} total={view.total} />
      </section>
    </CalendarContext>
  )
}
