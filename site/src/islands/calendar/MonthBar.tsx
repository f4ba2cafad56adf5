import { ButtonLink, joinedButtons, Button } from '@cyberluach/design/components/Button'
import { addMonths, monthOf, type MonthKey } from '@cyberluach/core/dates/day-key'
import { formatMonthName, hebrewCalendarLabel } from '@cyberluach/i18n/format'
import { stateAddress, type CalendarState, type CalendarView, withFilter } from '../../events/calendar-state.ts'
import { Icon } from '../../icons/Icon.tsx'
import { chevronEnd, chevronStart, cards, monthSheet, cross, magnifier } from '../../icons/paths.ts'
import type { GoTo, Change } from '../../stores/calendar.ts'
import { inPlace, isPlainClick } from '../plain-click.ts'
import { useCalendarSetting, useCachedPart } from './CalendarContext.tsx'
import { siteSegments } from '../../ui/segments.ts'
import { localePath } from '@cyberluach/i18n/locales'
import { useCallback, useEffect, useRef } from 'react'
import { filterFormId, type FilterPanel } from './useFilterPanel.ts'
import { Input } from '@cyberluach/design/components/Input'
import { longestSearch } from '@cyberluach/core/events/event-filter'

type Props = {
  state: CalendarState
  /** Whether a search over all dates stands in the month's place. */
  isSearch: boolean
  goTo: GoTo
  children: React.ReactNode
}

/** What stands in it depends on nothing but what the calendar shows: `children`, too. */
export function MonthBar({ state, isSearch, goTo, children }: Props) {
  const { month } = state
  const { locale, texts, today } = useCalendarSetting()
  const [previousIcon, nextIcon] = locale === 'he' ? [chevronEnd, chevronStart] : [chevronStart, chevronEnd]
  const linkTo = (target: MonthKey) => ({
    href: stateAddress(locale, { ...state, month: target }, today),
    onClick: inPlace(() => goTo(target)),
  })
  const content = (
    <>
      {/* Room for the longest name, so that the arrows stay where they are. */}
      <div className="xl:min-w-66 xl:rtl:min-w-56" data-part="month-name">
        <h2
          className="text-3xl font-black whitespace-nowrap max-md:text-xl max-md:whitespace-normal"
          id="calendar-month"
          aria-live="polite"
          aria-atomic="true"
          suppressHydrationWarning
        >
          {isSearch ? (
            texts.search.title
          ) : (
            <>
              {formatMonthName(locale, month)} <span className="num font-[300] text-ink-2">{month.slice(0, 4)}</span>
            </>
          )}
        </h2>
        <p className="text-sm text-ink-3" suppressHydrationWarning>
          {isSearch ? texts.search.scope : hebrewCalendarLabel(locale, month)}
        </p>
      </div>
      {!isSearch && (
        <div
          className={joinedButtons({ className: 'max-xl:ms-auto max-[24rem]:w-full print:hidden' })}
          data-part="month-turns"
        >
          <ButtonLink
            isIcon
            aria-label={texts.calendar.previousMonth}
            title={texts.calendar.previousMonth}
            {...linkTo(addMonths(month, -1))}
          >
            <Icon path={previousIcon} />
          </ButtonLink>
          <ButtonLink
            className="max-md:px-3 max-[24rem]:flex-1"
            aria-label={texts.calendar.todayButtonLabel}
            {...linkTo(monthOf(today))}
          >
            {texts.calendar.todayButton}
          </ButtonLink>
          <ButtonLink
            isIcon
            aria-label={texts.calendar.nextMonth}
            title={texts.calendar.nextMonth}
            {...linkTo(addMonths(month, 1))}
          >
            <Icon path={nextIcon} />
          </ButtonLink>
        </div>
      )}
      {children}
    </>
  )
  return (
    <div
      className="flex items-center gap-5 bg-surface py-4 ps-5 pe-4 max-xl:flex-wrap max-md:gap-x-3 max-md:gap-y-2 max-md:px-gutter max-md:py-2.5 md:rounded-t-lg"
      data-part="month-bar"
      {...useCachedPart(content, () => ['bar', state, isSearch])}
    />
  )
}

type ToolsProps = { state: CalendarState; panel: FilterPanel; change: Change }

/** Search and the choice of views. Without scripts it is a form that asks the server. */
export function Tools({ state, panel, change }: ToolsProps) {
  const { locale, texts, today } = useCalendarSetting()
  const search = panel.active.find(([key]) => key === 'q')?.[1] ?? ''
  const latest = useRef(panel.set)
  useEffect(() => {
    latest.current = panel.set
  })
  const onSearch = useCallback((text: string) => latest.current('q', text), [])
  return (
    <form
      id={filterFormId}
      className="ms-auto flex gap-2 max-xl:w-full max-md:flex-wrap print:hidden"
      action={localePath(locale, '/')}
      onSubmit={(event) => event.preventDefault()}
    >
      {state.month !== monthOf(today) && <input type="hidden" name="month" value={state.month} />}
      {state.saved && <input type="hidden" name="saved" value="true" />}
      {state.view === 'cards' && <input type="hidden" name="view" value="cards" />}
      <SearchBox state={state} search={search} onSearch={onSearch} />
      <Button className="scripts:hidden" type="submit">
        {texts.filters.apply}
      </Button>
      <div
        className={views.group({
          className: 'max-md:flex-none max-md:px-0 max-md:*:min-w-control max-md:*:px-0',
        })}
        role="group"
        aria-label={texts.calendar.viewGroup}
        data-part="views"
      >
        <ViewLink to="month" icon={monthSheet} label={texts.calendar.viewMonth} state={state} change={change} />
        <ViewLink to="cards" icon={cards} label={texts.calendar.viewCards} state={state} change={change} />
      </div>
    </form>
  )
}

const views = siteSegments()

type ViewProps = { to: CalendarView; icon: string; label: string; state: CalendarState; change: Change }

function ViewLink({ to, icon, label, state, change }: ViewProps) {
  const { locale, today } = useCalendarSetting()
  // What is found stands in a list, of which there is one view.
  const isOff = state.filter.q.trim() !== ''
  const content = (
    <>
      <Icon path={icon} />
      <span className="max-md:sr-only">{label}</span>
    </>
  )
  if (isOff)
    return (
      <span
        className={views.one({ className: 'cursor-default text-ink-disabled hover:text-ink-disabled' })}
        role="link"
        aria-disabled="true"
      >
        {content}
      </span>
    )
  return (
    <a
      className={views.one()}
      href={stateAddress(locale, { ...state, view: to }, today)}
      aria-current={state.view === to || undefined}
      onClick={inPlace(() => change({ view: to }))}
    >
      {content}
    </a>
  )
}

export const searchFieldId = 'calendar-search'

type SearchBoxProps = { state: CalendarState; search: string; onSearch: (text: string) => void }

/** The search. The field keeps what is typed; the filter has it cleaned. */
export function SearchBox({ state, search, onSearch }: SearchBoxProps) {
  const { locale, texts, today } = useCalendarSetting()
  const field = useRef<HTMLInputElement>(null)
  const isNew = useRef(true)

  useEffect(() => {
    const input = field.current
    if (!input) return
    // What was typed before the scripts came is searched for; later the field follows the address.
    if (isNew.current && input.value !== search) onSearch(input.value)
    else if (document.activeElement !== input) input.value = search
    isNew.current = false
  }, [search, onSearch])

  const clear = (event: React.MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    onSearch('')
    if (!field.current) return
    field.current.value = ''
    field.current.focus()
  }

  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Escape' && search) {
      event.preventDefault()
      onSearch('')
      if (field.current) field.current.value = ''
    }
    if (event.key !== 'ArrowDown') return
    const found = document.querySelector<HTMLElement>('[data-part="search"] a[data-event]')
    if (!found) return
    event.preventDefault()
    found.focus()
  }

  return (
    <search className="relative max-xl:min-w-0 max-xl:flex-1 max-md:basis-28 xl:w-70">
      <Icon path={magnifier} className="pointer-events-none absolute inset-y-0 start-3 my-auto text-ink-3" />
      <Input
        ref={field}
        id={searchFieldId}
        kind="search"
        ground="surface"
        className={search ? '' : 'max-md:pe-2'}
        type="search"
        name="q"
        form={filterFormId}
        defaultValue={search}
        maxLength={longestSearch}
        autoComplete="off"
        enterKeyHint="search"
        aria-label={texts.filters.searchLabel}
        aria-keyshortcuts="/"
        placeholder={texts.filters.searchPlaceholder}
        onInput={({ currentTarget }) => onSearch(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {search && (
        <a
          className="absolute inset-y-0 end-0 grid w-control place-items-center rounded-md text-ink-3 hover:text-ink"
          href={stateAddress(locale, { ...state, filter: withFilter(state.filter, 'q', '') }, today)}
          aria-label={texts.filters.clearSearch}
          onClick={clear}
        >
          <Icon path={cross} className="size-4" />
        </a>
      )}
    </search>
  )
}
