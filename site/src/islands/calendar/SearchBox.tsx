import { Input } from '@cyberluach/design/components/Input'
import { longestSearch } from '@cyberluach/core/events/event-filter'
import { useEffect, useRef } from 'react'
import { stateAddress, withFilter, type CalendarState } from '../../events/calendar-state.ts'
import { Icon } from '../../icons/Icon.tsx'
import { cross, magnifier } from '../../icons/paths.ts'
import { isPlainClick } from '../plain-click.ts'
import { useCalendarSetting } from './CalendarContext.ts'
import { filterFormId } from './useFilterPanel.ts'

export const searchFieldId = 'calendar-search'

type Props = { state: CalendarState; search: string; onSearch: (text: string) => void }

/** The search. The field keeps what is typed; the filter has it cleaned. */
export function SearchBox({ state, search, onSearch }: Props) {
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
