import { countedOf, onlyUncounted } from '@cyberluach/core/events/event'
import { dayKeyOf, monthOf, type MonthKey } from '@cyberluach/core/dates/day-key'
import { useMemo, useState, useEffect } from 'react'
import type { CalendarProps, CalendarState } from '../../events/calendar-state.ts'
import { withLive } from '../../events/live-events.ts'
import { unpackedEvents } from '../../events/listed-event.ts'
import { monthHits, monthView } from '../../events/month-view.ts'
import { island } from '../ErrorBoundary.tsx'
import { Agenda } from './Agenda.tsx'
import { CalendarContext, useCalendarSetting, useCachedPart } from './CalendarContext.tsx'
import { CardView } from './CardView.tsx'
import { Filters } from './Filters.tsx'
import { MonthBar, Tools } from './MonthBar.tsx'
import { MonthGrid, useGridFocus } from './MonthGrid.tsx'
import { NextEvents, useNextFound } from './NextEvents.tsx'
import { NoEvents } from './NoEvents.tsx'
import { QuickFilters } from './QuickFilters.tsx'
import { SearchResults } from './SearchResults.tsx'
import { useCalendar, useNearestMonths } from './useCalendar.ts'
import { useFilterPanel } from './useFilterPanel.ts'
import { useSearch } from './useSearch.ts'
import { useShownEvents, useHiddenSamples } from './useShownEvents.ts'
import { liveStep } from '@cyberluach/core/events/live'
import { Icon } from '../../icons/Icon.tsx'
import { globe, info, check } from '../../icons/paths.ts'
import { Button } from '@cyberluach/design/components/Button'
import { fill } from '@cyberluach/i18n/translate'
import { $areSamplesHidden, $isHebrewCalendarHidden } from '../../stores/calendar-preferences.ts'
import { observancesOfMonth } from '@cyberluach/core/dates/israel-days'
import { israelDayName } from '@cyberluach/i18n/israel-days'
import { useStore } from '@nanostores/react'

/** The month calendar. The server's markup is complete; scripts add moving by key and without loading a page. */
export const Calendar = island(MonthCalendar)

function MonthCalendar({ locale, timeZone, texts, ...rest }: CalendarProps) {
  const now = useNow(rest.now)
  const today = dayKeyOf(now, timeZone)
  const isHebrewCalendarShown = useShownHebrewCalendar()
  const setting = useMemo(
    () => ({ locale, timeZone, texts, today, isHebrewCalendarShown }),
    [locale, timeZone, texts, today, isHebrewCalendarShown],
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
  const comingNow = useMemo(() => withLive([...coming, ...elsewhere], time, today), [coming, elsewhere, time, today])
  const view = useMemo(() => monthView(month, matching, today), [month, matching, today])
  const total = useMemo(() => {
    const inMonth = panel.isActive ? monthHits(month, all) : all.filter((event) => monthOf(event.day) === month)
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
          <NoEvents isNothing={isNothing} only={only} nearest={nearest} state={state} panel={panel} goTo={goTo} />
          {month === here && agenda}
          {state.view === 'cards' ? (
            <CardView month={month} events={matching} isLoading={isLoading} />
          ) : (
            <MonthGrid view={view} focus={focus} isLoading={isLoading} hasMoved={hasMoved} />
          )}
          <Hint state={state} />
          {state.view === 'month' && <HebrewCalendarBar month={month} />}
          <SamplesNote count={samples} />
          {month !== here && agenda}
          {state.view === 'month' && <NextEvents events={comingNow} time={time} />}
        </>
      )}
    </section>
  )
}

/** How often what is said of the time is looked at, in milliseconds. */
const everyMs = 60_000

/** The time in steps of five minutes: as the server said, and then by the visitor's clock. */
export function useNow(first: string): Date {
  const [now, setNow] = useState(() => new Date(first))
  useEffect(() => {
    const update = () =>
      setNow((before) => {
        const next = liveStep(new Date())
        return next.getTime() === before.getTime() ? before : next
      })
    update()
    const timer = setInterval(update, everyMs)
    document.addEventListener('visibilitychange', update)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', update)
    }
  }, [])
  return now
}

/** Under the grid: what a click on a date does, and what stands for online. */
export function Hint({ state }: { state: CalendarState }) {
  const { texts } = useCalendarSetting()
  const content = (
    <>
      <p className="flex items-center gap-1.5">
        <Icon path={info} className="size-3.5" />
        {texts.calendar.hint}
      </p>
      <p className="flex items-center gap-1.5 max-lg:hidden">
        <Icon path={globe} className="size-3.5" />
        {texts.calendar.onlineMarker}
      </p>
    </>
  )
  if (state.view !== 'month') return null
  return (
    <div
      className="flex items-center justify-between gap-4 border-t border-line px-5 py-3 text-(length:--text-sm) text-ink-3 max-lg:self-start max-md:px-gutter max-md:py-2 md:col-1 md:row-6 print:hidden"
      {...useCachedPart(content, () => ['hint'])}
    />
  )
}

/** How many of the calendar's events are samples, and the way to do without them. */
export function SamplesNote({ count }: { count: number }) {
  const { locale, texts } = useCalendarSetting()
  const areHidden = useHiddenSamples()
  if (count === 0) return null
  const { samplesShown, samplesHidden, hideSamples, showSamples } = texts.calendar
  return (
    <p
      className="flex flex-wrap items-center gap-x-1 border-t border-line px-5 py-1 text-(length:--text-sm) text-ink-3 max-lg:self-start max-lg:px-4 max-md:px-gutter max-md:py-0 md:col-1 md:row-8 print:hidden [&>button]:px-2"
      data-part="samples"
    >
      {/* How the frame of a sample is drawn, which a day of the month has no room to name. */}
      <i className="me-1.5 h-3 w-6 rounded-xs border border-dashed border-line-strong" />
      <span role="status">{fill(locale, areHidden ? samplesHidden : samplesShown, { n: count })}</span>
      <Button
        kind="ghost"
        size="sm"
        className="needs-scripts my-1 underline underline-offset-[0.2em]"
        onClick={() => $areSamplesHidden.set(!areHidden)}
      >
        {fill(locale, areHidden ? showSamples : hideSamples, { n: count })}
      </Button>
    </p>
  )
}

/** What is kept in Israel in the month, where cells have no room for names, and the switch of the whole layer. */
export function HebrewCalendarBar({ month }: { month: MonthKey }) {
  const { locale, texts, isHebrewCalendarShown } = useCalendarSetting()
  const kept = observancesOfMonth(month)
  const content = (
    <>
      {kept.length > 0 && (
        <ul className="luach-list" aria-label={texts.luach.listTitle}>
          {kept.map((each) => (
            <li key={`${each.first} ${each.id}`}>
              <b className="num">{daysOf(each)}</b> {israelDayName(locale, texts.luach, each)}
            </li>
          ))}
        </ul>
      )}
      <button
        className="luach-switch needs-scripts"
        type="button"
        aria-pressed={isHebrewCalendarShown}
        onClick={() => $isHebrewCalendarHidden.set(isHebrewCalendarShown)}
      >
        <Icon path={check} />
        {texts.luach.show}
      </button>
      <p className="luach-legend">{texts.luach.shaded}</p>
    </>
  )
  return (
    <div
      className="border-line px-5 pb-2 text-(length:--text-sm) text-ink-3 max-lg:self-start max-lg:border-t max-lg:px-4 max-lg:py-2 max-md:px-gutter md:col-1 md:row-7 lg:flex lg:items-center lg:gap-x-6 print:hidden"
      data-part="luach"
      {...useCachedPart(content, () => ['luach', month])}
    />
  )
}

/** Days of the month that is shown, by their numbers. */
function daysOf({ first, last }: { first: string; last: string }): string {
  const [from, to] = [first, last].map((day) => Number(day.slice(8)))
  return from === to ? `${from}` : `${from}–${to}`
}

/** The server knows of no choice. Until the calendar has made it its own, the mark on the root hides the layer. */
export function useShownHebrewCalendar(): boolean {
  const isHidden = useStore($isHebrewCalendarHidden, { ssr: () => false })
  useEffect(() => {
    if (isHidden) document.documentElement.dataset.luach = 'hidden'
    else delete document.documentElement.dataset.luach
  }, [isHidden])
  return !isHidden
}
