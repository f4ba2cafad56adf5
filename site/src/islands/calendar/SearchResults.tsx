import { Skeleton } from '@cyberluach/design/components/Skeleton'
import { Button, ButtonLink } from '@cyberluach/design/components/Button'
import { countedOf, onlyUncounted, type EventType, type BriefEvent } from '@cyberluach/core/events/event'
import { mostCounted, type EventSearch, type FoundEvents } from '@cyberluach/core/events/event-search'
import {
  formatMonth,
  formatNumber,
  countryLabel,
  formatMonthName,
  formatShortDate,
  formatShortDateRange,
} from '@cyberluach/i18n/format'
import { fill } from '@cyberluach/i18n/translate'
import { stateAddress, withFilter, type CalendarState } from '../../events/calendar-state.ts'
import { Icon } from '../../icons/Icon.tsx'
import { chevronDown } from '../../icons/paths.ts'
import { OnlyUncounted } from '../../events/OnlyUncounted.tsx'
import { foundMonths } from '../../events/search-query.ts'
import { useCalendarSetting, type CalendarSetting } from './CalendarContext.tsx'
import { useFoundKeys, writeSearch, type Search } from './useSearch.ts'
import type { FilterPanel } from './useFilterPanel.ts'
import { ChipLink } from '@cyberluach/design/components/Chip'
import { monthOf } from '@cyberluach/core/dates/day-key'
import { hebrewCityName } from '@cyberluach/core/places/city-names'
import { inPlace } from '../plain-click.ts'
import { noFilter } from '@cyberluach/core/events/event-filter'
import { localePath } from '@cyberluach/i18n/locales'
import { changedState } from '@cyberluach/core/events/event-states'
import { titleOf } from '@cyberluach/i18n/event-words'
import { placeOf } from '@cyberluach/i18n/places'
import { ChipText } from './Filters.tsx'
import { RowPrize, RowTitle, SampleTag, StateTag, TypeMark } from './RowFacts.tsx'

type Props = { state: CalendarState; search: Search; panel: FilterPanel }

/** What is found over all dates, in place of the month: from today on by month, and what is over folded below. */
export function SearchResults({ state, search, panel }: Props) {
  const { locale, texts, today } = useCalendarSetting()
  const { answer, isLoading, isFailed } = search
  const way: SearchWay = {
    to: (text) => stateAddress(locale, { ...state, filter: withFilter(state.filter, 'q', text) }, today),
    go: (text) => {
      panel.set('q', text)
      writeSearch(text)
    },
    withoutFilters: panel.clearFilters,
  }
  const list = useFoundKeys(() => way.go(''))
  const total = answer ? answer.ahead.total + answer.earlier.total : 0
  const isFound = answer !== null && answer.ahead.events.length + answer.earlier.events.length > 0
  const isNothing = answer !== null && answer.elsewhere !== null && !isLoading && !isFailed
  const isFiltered = panel.isSavedOnly || panel.active.some(([key]) => key !== 'q')
  return (
    <div
      ref={list}
      className="flex flex-col border-t border-line"
      role="group"
      aria-label={texts.search.title}
      data-part="search"
      aria-busy={isLoading}
    >
      {/* On a phone what is found comes first: a list says by itself that something is, and what was understood below it. */}
      <div
        className={
          isNothing
            ? 'grid justify-items-center gap-3 px-5 pt-12 pb-4 text-center text-lg font-bold max-md:px-gutter max-md:pt-8'
            : `flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3 font-medium max-md:px-gutter ${total > 0 ? 'max-md:order-1 max-md:border-t max-md:border-line' : ''}`
        }
      >
        <p className="num wrap-anywhere" role="status" dir="auto">
          {statusOf({ answer, isLoading, isFailed, total })}
        </p>
        {answer && !isFailed && (
          <div className="font-normal">
            <SearchMeaning parts={answer.understood} way={way} />
          </div>
        )}
      </div>
      {isFailed && (
        <div className="grid justify-items-center gap-4 px-5 pt-12 pb-14 text-center">
          <p className="text-ink-2">{texts.search.failed}</p>
          <Button className="needs-scripts" onClick={search.retry}>
            {texts.retry}
          </Button>
        </div>
      )}
      {!answer && isLoading && <Waiting />}
      {answer && isFound && <Found answer={answer} written={state.filter.q.trim()} isStale={isLoading} />}
      {isNothing && <SearchNothing state={state} elsewhere={answer.elsewhere} way={way} />}
    </div>
  )

  function statusOf(now: { answer: EventSearch | null; isLoading: boolean; isFailed: boolean; total: number }) {
    if (panel.isSavedOnly && !now.answer && !now.isLoading && !now.isFailed) return texts.filters.savedNone
    if (now.isLoading || now.isFailed || !now.answer) return now.isFailed ? '' : texts.search.loading
    if (now.answer.elsewhere)
      return fill(locale, isFiltered ? texts.search.noneFiltered : texts.search.none, {
        q: state.filter.q.trim(),
      })
    const { ahead, earlier } = now.answer
    if (now.total === 0)
      return (
        <OnlyUncounted
          of={onlyUncounted([...ahead.events, ...earlier.events])}
          say={(only) => (only ? texts.only[only] : texts.calendar.emptyFiltered)}
        />
      )
    const isMany = ahead.total === mostCounted || earlier.total === mostCounted
    return fill(locale, isMany ? texts.search.foundMany : texts.search.found, {
      n: isMany ? mostCounted : now.total,
    })
  }
}

/** The shape of three rows that are on the way. */
function Waiting() {
  return (
    <div className="grid gap-4 border-t border-line px-5 py-4 max-md:px-gutter" aria-hidden="true">
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="h-9 rounded-sm" />
      ))}
    </div>
  )
}

type FoundProps = { answer: EventSearch; written: string; isStale: boolean }

function Found({ answer, written, isStale }: FoundProps) {
  const { locale, texts } = useCalendarSetting()
  const { ahead, earlier, corrected } = answer
  return (
    <div className={isStale ? 'opacity-60' : ''}>
      {corrected && (
        <p className="border-t border-line bg-sunken px-5 py-2.5 text-ink-2 max-md:px-gutter">
          {fill(locale, texts.search.corrected, { written, q: corrected })}
        </p>
      )}
      {ahead.events.length > 0 ? (
        <Months found={ahead} />
      ) : (
        <p className="border-t border-line px-5 py-3 text-ink-2 max-md:px-gutter">{texts.search.aheadNone}</p>
      )}
      {earlier.events.length > 0 && (
        <details
          className="group/more border-t border-line"
          open={ahead.events.length === 0 || undefined}
          data-sample={earlier.events.every((event) => event.isSample) || undefined}
        >
          <summary className="flex min-h-13 cursor-pointer items-center justify-between px-5 font-bold hover:bg-hover max-md:px-gutter">
            {fill(locale, texts.search.earlier, { count: countOf(earlier) })}
            <Icon
              path={chevronDown}
              className="size-4.5 transition-[rotate] duration-open ease-out group-open/more:rotate-180"
            />
          </summary>
          <Months found={earlier} />
        </details>
      )}
    </div>
  )
}

function Months({ found }: { found: FoundEvents }) {
  const { locale, texts, today } = useCalendarSetting()
  const { events, total } = found
  const shown = countedOf(events)
  return (
    <>
      {foundMonths(events, today).map(({ month, events: ofMonth }) => (
        <section
          key={month}
          className="border-line not-first:border-t"
          data-month={month}
          data-sample={ofMonth.every((event) => event.isSample) || undefined}
        >
          <h3
            className="bg-bg px-5 py-1.5 text-sm font-bold text-ink-2 max-md:px-gutter max-md:py-0.5"
            suppressHydrationWarning
          >
            {formatMonth(locale, month)}
          </h3>
          <ul>
            {ofMonth.map((event) => (
              <SearchRow key={event.id} event={event} />
            ))}
          </ul>
        </section>
      ))}
      {total > shown && (
        <p className="border-t border-line px-5 py-3 text-ink-2 max-md:px-gutter">
          {fill(locale, texts.search.cut, { n: shown })}
        </p>
      )}
    </>
  )
}

function countOf({ total }: FoundEvents): string {
  return total === mostCounted ? `${formatNumber(total)}+` : formatNumber(total)
}

/** How a part of the list leads to another search: its address, and going there without loading a page. */
export type SearchWay = {
  to: (text: string) => string
  go: (text: string) => void
  withoutFilters: () => void
}

type Part = EventSearch['understood'][number]

/** What words of the search were taken for; a press takes one away, with its words. */
export function SearchMeaning({ parts, way }: { parts: readonly Part[]; way: SearchWay }) {
  const setting = useCalendarSetting()
  const { locale, texts } = setting
  if (parts.length === 0) return null
  return (
    <ul
      className="flex flex-wrap items-center gap-2 *:max-w-full"
      aria-label={texts.search.understood}
      data-part="understood"
    >
      {parts.map((part) => {
        const label = labelOf(part, setting)
        return (
          <li key={part.kind + part.text}>
            <ChipLink
              className="group/chip max-w-full"
              href={way.to(part.rest)}
              aria-label={fill(locale, texts.filters.removeChip, { value: label })}
              onClick={inPlace(() => way.go(part.rest))}
              suppressHydrationWarning
            >
              <ChipText name={kindOf(part, setting)} value={label} />
            </ChipLink>
          </li>
        )
      })}
    </ul>
  )
}

function kindOf({ kind }: Part, { texts }: CalendarSetting): string {
  if (kind === 'type') return texts.filters.chipType
  return kind === 'month' || kind === 'year' ? texts.search.chipTime : texts.filters.chipLocation
}

function labelOf({ kind, value }: Part, { locale, texts, today }: CalendarSetting): string {
  switch (kind) {
    case 'type':
      return texts.types[value as EventType]
    case 'country':
      return countryLabel(locale, value)
    case 'city':
      return (locale === 'he' && hebrewCityName(value)) || value
    case 'online':
      return texts.online
    case 'year':
      return value
    case 'month':
      return value.length > 2
        ? formatMonth(locale, value)
        : formatMonthName(locale, `${monthOf(today).slice(0, 5)}${value}`)
  }
}

type SearchNothingProps = {
  state: CalendarState
  elsewhere: EventSearch['elsewhere']
  way: SearchWay
}

/** Where nothing is called so, the ways on: another spelling, other months, without filters, clearing, telling us. */
export function SearchNothing({ state, elsewhere, way }: SearchNothingProps) {
  const { locale, texts, today } = useCalendarSetting()
  const { search } = texts
  const months = [elsewhere?.previous, elsewhere?.next].filter((found) => !!found)
  const other = (text: string, label: string) => (
    <ButtonLink key={text} href={way.to(text)} onClick={inPlace(() => way.go(text))} suppressHydrationWarning>
      {label}
    </ButtonLink>
  )
  return (
    <div className="grid justify-items-center gap-1 px-5 pb-14 text-center max-md:px-gutter">
      <div className="flex flex-wrap justify-center gap-2">
        {elsewhere?.suggestion &&
          other(elsewhere.suggestion.q, fill(locale, search.suggestion, { q: elsewhere.suggestion.q }))}
        {months.map(({ month, count }) =>
          other(
            `${elsewhere?.withoutMonth} ${formatMonth(locale, month)}`,
            fill(locale, search.inMonth, { n: count, month: formatMonth(locale, month) }),
          ),
        )}
        {elsewhere && elsewhere.withoutFilters > 0 && (
          <ButtonLink
            href={stateAddress(locale, { ...state, filter: { ...noFilter, q: state.filter.q } }, today)}
            onClick={inPlace(way.withoutFilters)}
          >
            {fill(locale, search.withoutFilters, { n: elsewhere.withoutFilters })}
          </ButtonLink>
        )}
        <ButtonLink href={way.to('')} onClick={inPlace(() => way.go(''))}>
          {search.clear}
        </ButtonLink>
        <ButtonLink href={localePath(locale, '/submit')}>{search.submit}</ButtonLink>
      </div>
    </div>
  )
}

/** A found event: its days, its name, what and where it is. It leads to its page; with scripts its dialog opens. */
export function SearchRow({ event }: { event: BriefEvent }) {
  const { locale, texts } = useCalendarSetting()
  const title = titleOf(locale, event)
  const state = changedState(event)
  return (
    <li className="border-line not-first:border-t">
      <a
        className="grid min-h-13 grid-cols-[8.5rem_auto_minmax(0,1fr)_auto] items-center gap-x-3 px-5 py-2 hover:bg-hover focus-visible:-outline-offset-2 max-md:grid-cols-[auto_minmax(0,1fr)_auto] max-md:px-gutter"
        href={localePath(locale, event.url)}
        data-event={event.id}
        data-type={event.eventType}
        data-sample={event.isSample || undefined}
      >
        <time
          className="num text-ink-3 max-md:col-span-full max-md:text-(length:--text-sm)"
          dateTime={event.day}
          suppressHydrationWarning
        >
          {event.lastDay > event.day
            ? formatShortDateRange(locale, event.day, event.lastDay)
            : formatShortDate(locale, event.day)}
        </time>
        <TypeMark event={event} />
        <span className="min-w-0">
          <RowTitle
            title={title}
            className={`block leading-5 wrap-anywhere ${state === 'cancelled' ? 'line-through' : ''}`}
          />
          <small className="block text-(length:--text-sm) leading-4.5 text-ink-3" suppressHydrationWarning>
            {event.isSample && <SampleTag isFramed />}
            {state && (
              <>
                <StateTag state={state} />{' '}
              </>
            )}
            {[texts.types[event.eventType], placeOf(locale, event, texts.online)].filter(Boolean).join(' · ')}
          </small>
        </span>
        <RowPrize event={event} />
      </a>
    </li>
  )
}
