import type { EventType } from '@cyberluach/core/event'
import { countryLabel } from '@cyberluach/i18n/format'
import { fill } from '@cyberluach/i18n/translate'
import { stateAddress, withFilter, type CalendarState, type FilterKey } from '../../events/calendar-state.ts'
import { Icon } from '../../icons/Icon.tsx'
import { cross } from '../../icons/paths.ts'
import { isPlainClick } from '../plain-click.ts'
import { useCalendarSetting } from './CalendarContext.ts'
import { filterToggleId, type FilterPanel } from './useFilterPanel.ts'

/** The filters that are set, each a link to the calendar without it. */
export function FilterChips({ state, panel }: { state: CalendarState; panel: FilterPanel }) {
  const { locale, texts, today } = useCalendarSetting()
  const { chipSearch, chipType, chipLocation, removeChip, clearAll } = texts.filters
  const names = { q: chipSearch, type: chipType, location: chipLocation }
  if (!panel.isActive) return null

  const shownValue = (key: FilterKey, value: string) => {
    if (key === 'type') return texts.types[value as EventType] ?? value
    if (key === 'location') return value === 'online' ? texts.online : countryLabel(locale, value)
    return value
  }
  const without = (...keys: FilterKey[]) =>
    stateAddress(
      locale,
      { ...state, filter: keys.reduce((rest, key) => withFilter(rest, key, ''), state.filter) },
      today,
    )
  const takeAway = (run: () => void) => {
    document.getElementById(filterToggleId)?.focus()
    run()
  }
  const inPlace = (run: () => void) => (event: React.MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    takeAway(run)
  }

  return (
    <ul className="chips">
      {panel.active.map(([key, value]) => (
        <li key={key}>
          <a
            className="chip"
            href={without(key)}
            aria-label={fill(locale, removeChip, { value: shownValue(key, value) })}
            onClick={inPlace(() => panel.set(key, ''))}
            suppressHydrationWarning
          >
            <span>{names[key]}</span>
            <b dir="auto" suppressHydrationWarning>
              {shownValue(key, value)}
            </b>
            <Icon path={cross} />
          </a>
        </li>
      ))}
      {panel.isSavedOnly && (
        <li>
          <button
            className="chip"
            type="button"
            aria-label={fill(locale, removeChip, { value: texts.filters.saved })}
            onClick={() => takeAway(() => panel.showSaved(false))}
          >
            <span>{texts.filters.chipSaved}</span>
            <b>{texts.filters.saved}</b>
            <Icon path={cross} />
          </button>
        </li>
      )}
      <li>
        <a
          className="button button-ghost"
          href={without(...panel.active.map(([key]) => key))}
          onClick={inPlace(panel.clear)}
        >
          {clearAll}
        </a>
      </li>
    </ul>
  )
}
