import { monthOf, type DayKey } from '@cyberluach/core/day-key'
import type { Locale } from '@cyberluach/i18n/locales'
import { useMemo, useState } from 'react'
import type { CalendarState } from '../../calendar/calendar-state.ts'
import { unpackedEvents } from '../../calendar/event-rows.ts'
import { monthView } from '../../calendar/month-view.ts'
import { shownEvents } from '../../calendar/shown-events.ts'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import { useSavedEvents } from '../useSavedEvents.ts'
import { Agenda } from './Agenda.tsx'
import { CalendarContext } from './CalendarContext.ts'
import { CardView } from './CardView.tsx'
import { Filters } from './Filters.tsx'
import { Legend } from './Legend.tsx'
import { MonthBar } from './MonthBar.tsx'
import { MonthGrid } from './MonthGrid.tsx'
import type { CalendarTexts } from './texts.ts'
import { Tools } from './Tools.tsx'
import { useCalendar } from './useCalendar.ts'
import { useFilterPanel } from './useFilterPanel.ts'
import { useGridFocus } from './useGridFocus.ts'
import { useToday } from './useToday.ts'

export type CalendarProps = {
  locale: Locale
  timeZone: string
  texts: CalendarTexts
  today: DayKey
  state: CalendarState
  /** English names of the countries that events take place in. */
  countries: string[]
  /** The events of the six weeks that the month shows, packed; null where they could not be read. */
  events: string | null
  /** Whether the events carry their descriptions, which cards and a search need. */
  isWhole: boolean
}

/** The month calendar. The server's markup is complete; scripts add moving by key and without loading a page. */
export function Calendar(props: CalendarProps) {
  return (
    <ErrorBoundary>
      <MonthCalendar {...props} />
    </ErrorBoundary>
  )
}

function MonthCalendar({ locale, timeZone, texts, countries, ...first }: CalendarProps) {
  const today = useToday(first.today, timeZone)
  const setting = useMemo(() => ({ locale, timeZone, texts, today }), [locale, timeZone, texts, today])
  const [given] = useState(() => (first.events === null ? null : unpackedEvents(first.events)))
  const { state, events, isLoading, isFailed, isEnough, hasMoved, change, goTo } = useCalendar({
    ...first,
    events: given,
    locale,
    timeZone,
  })
  const { month, filter } = state
  const panel = useFilterPanel(state, change)
  const saved = useSavedEvents()
  const only = panel.isSavedOnly ? saved : null
  const matching = useMemo(
    () => shownEvents(events, { filter, only, locale }),
    [events, filter, only, locale],
  )
  const view = useMemo(() => monthView(month, matching, today), [month, matching, today])
  const total = useMemo(() => events.filter((event) => monthOf(event.day) === month).length, [events, month])
  const focus = useGridFocus({ locale, month, today, goTo })
  return (
    <CalendarContext value={setting}>
      <section
        className="calendar"
        id="calendar"
        aria-label={texts.calendar.ariaLabel}
        data-view={state.view}
      >
        <MonthBar state={state} goTo={goTo}>
          <Tools state={state} panel={panel} change={change} />
        </MonthBar>
        <Filters
          state={state}
          panel={panel}
          countries={countries}
          isLoading={!isEnough}
          isFailed={isFailed}
          found={view.total}
          total={total}
        />
        {state.view === 'cards' ? (
          <CardView month={month} events={matching} isLoading={isLoading} panel={panel} />
        ) : (
          <MonthGrid view={view} focus={focus} isLoading={isLoading} hasMoved={hasMoved} />
        )}
        <Legend view={view} state={state} panel={panel} isLoading={isLoading} />
        {state.view === 'month' && <Agenda key={month} month={month} events={matching} total={view.total} />}
      </section>
    </CalendarContext>
  )
}
