import { ButtonLink } from '@cyberluach/design/components/Button'
import type { EventType } from '@cyberluach/core/event'
import { countryLabel } from '@cyberluach/i18n/format'
import { fill } from '@cyberluach/i18n/translate'
import { tv } from 'tailwind-variants/lite'
import { stateAddress, withFilter, type CalendarState, type FilterKey } from '../../events/calendar-state.ts'
import { Icon } from '../../icons/Icon.tsx'
import { cross } from '../../icons/paths.ts'
import { isPlainClick } from '../plain-click.ts'
import { useCalendarSetting } from './CalendarContext.ts'
import { filterToggleId, type FilterPanel } from './useFilterPanel.ts'

const chip = tv({
  base: [
    'group/chip relative flex h-9 max-w-88 items-center gap-1.5 rounded-full border border-line-strong bg-raised',
    'ps-3 pe-2 text-(length:--text-sm) hover:border-line-control hover:bg-hover max-md:max-w-full',
    'after:absolute after:inset-x-0 after:-inset-y-1.25',
  ],
})

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
    <ul className="flex min-w-0 flex-wrap items-center gap-2 *:max-w-full *:min-w-0">
      {panel.active.map(([key, value]) => (
        <li key={key}>
          <a
            className={chip()}
            href={without(key)}
            aria-label={fill(locale, removeChip, { value: shownValue(key, value) })}
            onClick={inPlace(() => panel.set(key, ''))}
            data-part="chip"
            suppressHydrationWarning
          >
            <ChipText name={names[key]} value={shownValue(key, value)} />
          </a>
        </li>
      ))}
      {panel.isSavedOnly && (
        <li>
          <button
            className={chip()}
            type="button"
            aria-label={fill(locale, removeChip, { value: texts.filters.saved })}
            onClick={() => takeAway(() => panel.showSaved(false))}
            data-part="chip"
          >
            <ChipText name={texts.filters.chipSaved} value={texts.filters.saved} />
          </button>
        </li>
      )}
      <li>
        <ButtonLink
          kind="ghost"
          href={without(...panel.active.map(([key]) => key))}
          onClick={inPlace(panel.clear)}
        >
          {clearAll}
        </ButtonLink>
      </li>
    </ul>
  )
}

/** What is filtered by, and that a press takes it away. */
function ChipText({ name, value }: { name: string; value: string }) {
  return (
    <>
      <span className="text-ink-3">{name}</span>
      <b className="truncate font-medium" dir="auto" suppressHydrationWarning>
        {value}
      </b>
      <Icon path={cross} className="size-4 text-ink-3 group-hover/chip:text-ink" />
    </>
  )
}
