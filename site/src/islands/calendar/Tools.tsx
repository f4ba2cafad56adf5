import { siteSegments } from '../../ui/segments.ts'
import { monthOf } from '@cyberluach/core/dates/day-key'
import { Button } from '@cyberluach/design/components/Button'
import { localePath } from '@cyberluach/i18n/locales'
import { useCallback, useEffect, useRef } from 'react'
import {
  stateAddress,
  type CalendarState,
  type CalendarView,
  withFilter,
} from '../../events/calendar-state.ts'
import { Icon } from '../../icons/Icon.tsx'
import { cards, monthSheet, cross, magnifier } from '../../icons/paths.ts'
import type { Change } from '../../stores/calendar.ts'
import { inPlace, isPlainClick } from '../plain-click.ts'
import { useCalendarSetting } from './CalendarContext.tsx'
import { filterFormId, type FilterPanel } from './useFilterPanel.ts'
import { Input } from '@cyberluach/design/components/Input'
import { longestSearch } from '@cyberluach/core/events/event-filter'

type Props = { state: CalendarState; panel: FilterPanel; change: Change }

/** Search and the choice of views. Without scripts it is a form that asks the server. */
export function Tools({ state, panel, change }: Props) {
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
        <ViewLink
          to="month"
          icon={monthSheet}
          label={texts.calendar.viewMonth}
          state={state}
          change={change}
        />
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
