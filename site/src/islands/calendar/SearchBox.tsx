import { longestSearch } from '@cyberluach/core/event-filter'
import { useEffect, useRef } from 'react'
import { stateAddress, withFilter, type CalendarState } from '../../events/calendar-state.ts'
import { Icon } from '../../icons/Icon.tsx'
import { cross, magnifier } from '../../icons/paths.ts'
import { isPlainClick } from '../plain-click.ts'
import { useCalendarSetting } from './CalendarContext.ts'
import { filterFormId } from './useFilterPanel.ts'

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

  return (
    <search className="search">
      <Icon path={magnifier} />
      <input
        ref={field}
        className="input"
        type="search"
        name="q"
        form={filterFormId}
        defaultValue={search}
        maxLength={longestSearch}
        autoComplete="off"
        enterKeyHint="search"
        aria-label={texts.filters.searchLabel}
        placeholder={texts.filters.searchPlaceholder}
        onInput={({ currentTarget }) => onSearch(currentTarget.value)}
      />
      {search && (
        <a
          className="search-clear"
          href={stateAddress(locale, { ...state, filter: withFilter(state.filter, 'q', '') }, today)}
          aria-label={texts.filters.clearSearch}
          onClick={clear}
        >
          <Icon path={cross} />
        </a>
      )}
    </search>
  )
}
