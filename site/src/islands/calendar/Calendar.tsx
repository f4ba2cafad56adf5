import { monthOf } from '@cyberluach/core/day-key'
import { useMemo, useState } from 'react'
import { eventAddress } from '../../events/addresses.ts'
import type { CalendarProps } from '../../events/calendar-props.ts'
import { shownEventAddress } from '../../events/calendar-state.ts'
import { unpackedEvents } from '../../events/packed-events.ts'
import { monthHits } from '../../events/month-hits.ts'
import { monthView } from '../../events/month-view.ts'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import { Agenda } from './Agenda.tsx'
import { CalendarContext, useCalendarSetting } from './CalendarContext.ts'
import { CardView } from './CardView.tsx'
import { Filters } from './Filters.tsx'
import { Legend } from './Legend.tsx'
import { LuachBar } from './LuachBar.tsx'
import { MonthBar } from './MonthBar.tsx'
import { MonthGrid } from './MonthGrid.tsx'
import { Nothing } from './Nothing.tsx'
import { SamplesNote } from './SamplesNote.tsx'
import { SearchResults } from './SearchResults.tsx'
import { Tools } from './Tools.tsx'
import { useCalendar } from './useCalendar.ts'
import { useFilterPanel } from './useFilterPanel.ts'
import { useGridFocus } from './useGridFocus.ts'
import { useNearestMonths } from './useNearestMonths.ts'
import { useSearch } from './useSearch.ts'
import { useShownEvents } from './useShownEvents.ts'
import { useShownLuach } from './useShownLuach.ts'
import { useToday } from './useToday.ts'

/** The month calendar. The server's markup is complete; scripts add moving by key and without loading a page. */
export function Calendar(props: CalendarProps) {
  return (
    <ErrorBoundary>
      <MonthCalendar {...props} />
    </ErrorBoundary>
  )
}

function MonthCalendar({ locale, timeZone, texts, ...rest }: CalendarProps) {
  const today = useToday(rest.today, timeZone)
  const isLuachShown = useShownLuach()
  const setting = useMemo(() => {
    const addressOf = (id: string) => eventAddress(locale, id)
    return { locale, timeZone, texts, today, isLuachShown, addressOf }
  }, [locale, timeZone, texts, today, isLuachShown])
  return (
    <CalendarContext value={setting}>
      <CalendarParts {...rest} />
    </CalendarContext>
  )
}

type PartsProps = Omit<CalendarProps, 'locale' | 'timeZone' | 'texts' | 'today'>

function CalendarParts({ countries, samples, search: found, ...first }: PartsProps) {
  const setting = useCalendarSetting()
  const { locale, timeZone, texts, today } = setting
  const [given] = useState(() => (first.events === null ? null : unpackedEvents(first.events)))
  const { state, events, isLoading, isFailed, isEnough, hasMoved, change, goTo } = useCalendar({
    ...first,
    events: given,
    locale,
    timeZone,
  })
  const { month, filter } = state
  const panel = useFilterPanel(state, change)
  const { all, matching } = useShownEvents(events, { filter, isSavedOnly: panel.isSavedOnly })
  const view = useMemo(() => monthView(month, matching, today), [month, matching, today])
  const total = useMemo(() => {
    const inMonth = panel.isActive
      ? monthHits(month, all)
      : all.filter((event) => monthOf(event.day) === month)
    return inMonth.length
  }, [all, month, panel.isActive])
  const focus = useGridFocus({ locale, month, today, goTo })
  const isNothing = view.running === 0 && isEnough && !isFailed
  const search = useSearch({ filter, isSavedOnly: panel.isSavedOnly, first: found })
  const isWanted = isNothing && !panel.isSavedOnly && !search
  const nearest = useNearestMonths({ month, filter, isWanted, first: first.nearest })
  const shown = useMemo(
    () => ({ ...setting, addressOf: (id: string) => shownEventAddress(locale, state, today, id) }),
    [setting, locale, state, today],
  )
  return (
    <CalendarContext value={shown}>
      <section
        className="scroll-mt-20 break-inside-avoid border-y border-line bg-surface *:col-span-full in-data-[samples=hidden]:**:data-sample:hidden max-md:-mx-gutter md:grid md:grid-cols-[minmax(0,23rem)_minmax(0,1fr)] md:grid-rows-[repeat(6,auto)_1fr] md:rounded-lg md:border lg:block"
        id="calendar"
        aria-label={texts.calendar.ariaLabel}
        data-view={state.view}
      >
        <MonthBar state={state} isSearch={search !== null} goTo={goTo}>
          <Tools state={state} panel={panel} change={change} />
        </MonthBar>
        <Filters
          state={state}
          panel={panel}
          countries={countries}
          isLoading={!isEnough}
          isFailed={isFailed}
          found={search ? 0 : panel.isActive ? view.running : view.total}
          total={total}
        />
        {search ? (
          <SearchResults state={state} search={search} panel={panel} />
        ) : (
          <>
            <Nothing isNothing={isNothing} nearest={nearest} state={state} panel={panel} goTo={goTo} />
            {state.view === 'cards' ? (
              <CardView month={month} events={matching} isLoading={isLoading} />
            ) : (
              <MonthGrid view={view} focus={focus} isLoading={isLoading} hasMoved={hasMoved} />
            )}
            <Legend view={view} state={state} panel={panel} isLoading={isLoading} />
            {state.view === 'month' && <LuachBar month={month} />}
            <SamplesNote count={samples} />
            {state.view === 'month' && (
              <Agenda key={month} month={month} events={matching} isFiltered={panel.isActive} />
            )}
          </>
        )}
      </section>
    </CalendarContext>
  )
}
