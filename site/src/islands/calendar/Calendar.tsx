import { countedOf, onlyUncounted } from '@cyberluach/core/events/event'
import { dayKeyOf, monthOf } from '@cyberluach/core/dates/day-key'
import { useMemo, useState } from 'react'
import type { CalendarProps } from '../../events/calendar-props.ts'
import { withLive } from '../../events/live-events.ts'
import { unpackedEvents } from '../../events/packed-events.ts'
import { monthHits } from '../../events/month-hits.ts'
import { monthView } from '../../events/month-view.ts'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import { Agenda } from './Agenda.tsx'
import { CalendarContext, useCalendarSetting } from './CalendarContext.ts'
import { CardView } from './CardView.tsx'
import { Filters } from './Filters.tsx'
import { Hint } from './Hint.tsx'
import { LuachBar } from './LuachBar.tsx'
import { MonthBar } from './MonthBar.tsx'
import { MonthGrid } from './MonthGrid.tsx'
import { Next } from './Next.tsx'
import { Nothing } from './Nothing.tsx'
import { QuickFilters } from './QuickFilters.tsx'
import { SamplesNote } from './SamplesNote.tsx'
import { SearchResults } from './SearchResults.tsx'
import { Tools } from './Tools.tsx'
import { useCalendar } from './useCalendar.ts'
import { useFilterPanel } from './useFilterPanel.ts'
import { useGridFocus } from './useGridFocus.ts'
import { useNearestMonths } from './useNearestMonths.ts'
import { useNextFound } from './useNextFound.ts'
import { useSearch } from './useSearch.ts'
import { useShownEvents } from './useShownEvents.ts'
import { useShownLuach } from './useShownLuach.ts'
import { useNow } from './useNow.ts'

/** The month calendar. The server's markup is complete; scripts add moving by key and without loading a page. */
export function Calendar(props: CalendarProps) {
  return (
    <ErrorBoundary>
      <MonthCalendar {...props} />
    </ErrorBoundary>
  )
}

function MonthCalendar({ locale, timeZone, texts, ...rest }: CalendarProps) {
  const now = useNow(rest.now)
  const today = dayKeyOf(now, timeZone)
  const isLuachShown = useShownLuach()
  const setting = useMemo(
    () => ({ locale, timeZone, texts, today, isLuachShown }),
    [locale, timeZone, texts, today, isLuachShown],
  )
  return (
    <CalendarContext value={setting}>
      <CalendarParts {...rest} time={now} />
    </CalendarContext>
  )
}

type PartsProps = Omit<CalendarProps, 'locale' | 'timeZone' | 'texts' | 'now' | 'today'> & { time: Date }

function CalendarParts({ countries, samples, search: answered, time, ...first }: PartsProps) {
  const { locale, timeZone, texts, today } = useCalendarSetting()
  const [given] = useState(() => (first.events === null ? null : unpackedEvents(first.events)))
  const [next] = useState(() => (first.next ? unpackedEvents(first.next) : []))
  const { state, events, isLoading, isFailed, isEnough, hasMoved, change, goTo } = useCalendar({
    ...first,
    events: given,
    locale,
    timeZone,
  })
  const { month, filter } = state
  const panel = useFilterPanel(state, change)
  const chosen = { filter, isSavedOnly: panel.isSavedOnly }
  const { all, matching: found } = useShownEvents(events, chosen)
  const matching = useMemo(() => withLive(found, time, today), [found, time, today])
  const here = monthOf(today)
  const known = month === here ? events : first.state.month === here ? given : null
  const ahead = useMemo(() => [...(known ?? []), ...next], [known, next])
  const coming = useShownEvents(ahead, chosen).matching
  const isNoneAhead = coming.every((event) => event.isSample || event.lastDay < today)
  const elsewhere = useNextFound({ filter, isWanted: isNoneAhead && !panel.isSavedOnly })
  const comingNow = useMemo(
    () => withLive([...coming, ...elsewhere], time, today),
    [coming, elsewhere, time, today],
  )
  const view = useMemo(() => monthView(month, matching, today), [month, matching, today])
  const total = useMemo(() => {
    const inMonth = panel.isActive
      ? monthHits(month, all)
      : all.filter((event) => monthOf(event.day) === month)
    return countedOf(inMonth)
  }, [all, month, panel.isActive])
  const focus = useGridFocus({ locale, month, today, goTo })
  const isNothing = view.running === 0 && isEnough && !isFailed
  const only = useMemo(() => onlyUncounted(monthHits(month, matching)), [month, matching])
  const search = useSearch({ filter, isSavedOnly: panel.isSavedOnly, first: answered })
  const isWanted = isNothing && !panel.isSavedOnly && !search
  const nearest = useNearestMonths({ month, filter, isWanted, first: first.nearest })
  const agenda = state.view === 'month' && (
    <Agenda key={month} view={view} events={matching} isFiltered={panel.isActive} />
  )
  return (
    <section
      className="scroll-mt-20 break-inside-avoid border-y border-line bg-surface *:col-span-full max-md:-mx-gutter md:grid md:grid-cols-[minmax(0,23rem)_minmax(0,1fr)] md:grid-rows-[repeat(7,auto)_1fr] md:rounded-lg md:border lg:grid-cols-1 min-[80rem]:has-data-[part=next]:grid-cols-[minmax(0,1fr)_19rem] min-[110rem]:has-data-[part=next]:grid-cols-[minmax(0,1fr)_23rem] print:block"
      id="calendar"
      aria-label={texts.calendar.ariaLabel}
      data-view={state.view}
      data-search={search ? '' : undefined}
    >
      <MonthBar state={state} isSearch={search !== null} goTo={goTo}>
        <Tools state={state} panel={panel} change={change} />
      </MonthBar>
      <QuickFilters state={state} panel={panel} events={all} isLoading={isLoading} />
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
          <Nothing
            isNothing={isNothing}
            only={only}
            nearest={nearest}
            state={state}
            panel={panel}
            goTo={goTo}
          />
          {month === here && agenda}
          {state.view === 'cards' ? (
            <CardView month={month} events={matching} isLoading={isLoading} />
          ) : (
            <MonthGrid view={view} focus={focus} isLoading={isLoading} hasMoved={hasMoved} />
          )}
          <Hint state={state} />
          {state.view === 'month' && <LuachBar month={month} />}
          <SamplesNote count={samples} />
          {month !== here && agenda}
          {state.view === 'month' && <Next events={comingNow} time={time} />}
        </>
      )}
    </section>
  )
}
