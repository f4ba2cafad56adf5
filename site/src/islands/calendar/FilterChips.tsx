import { ButtonLink } from '@cyberluach/design/components/Button'
import { ChipLink } from '@cyberluach/design/components/Chip'
import type { DifficultyLevel, EventType } from '@cyberluach/core/events/event'
import { countryLabel } from '@cyberluach/i18n/format'
import { fill } from '@cyberluach/i18n/translate'
import { stateAddress, withFilter, type CalendarState, type FilterKey } from '../../events/calendar-state.ts'
import { Icon } from '../../icons/Icon.tsx'
import { cross } from '../../icons/paths.ts'
import { isPlainClick } from '../plain-click.ts'
import { useCalendarSetting } from './CalendarContext.ts'
import { filterToggleId, type FilterPanel } from './useFilterPanel.ts'

/** The whole of a chip takes its filter away, and looks it where the pointer is. */
const room = 'group/chip max-w-88 max-md:max-w-full'

/** The filters that are set, each a link to the calendar without it. */
export function FilterChips({ state, panel }: { state: CalendarState; panel: FilterPanel }) {
  const { locale, texts, today } = useCalendarSetting()
  const { chipType, chipLocation, chipLevel, chipSaved, removeChip, clearAll } = texts.filters
  const names = {
    type: chipType,
    location: chipLocation,
    level: chipLevel,
    prize: chipSaved,
    admission: chipSaved,
  }
  const chips = panel.active.flatMap(([key, value]) => (key === 'q' ? [] : [{ key, value }]))
  // The search stands in its field, which clears it.
  if (chips.length === 0 && !panel.isSavedOnly) return null

  const shownValue = (key: keyof typeof names, value: string) => {
    if (key === 'type') return texts.types[value as EventType] ?? value
    if (key === 'level') return texts.difficulty[value as DifficultyLevel] ?? value
    if (key === 'prize') return texts.filters.withPrize
    if (key === 'admission') return texts.filters.free
    if (key === 'location') return value === 'online' ? texts.online : countryLabel(locale, value)
    return value
  }
  const without = (keys: FilterKey[], saved = state.saved) =>
    stateAddress(
      locale,
      { ...state, filter: keys.reduce((rest, key) => withFilter(rest, key, ''), state.filter), saved },
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
      {chips.map(({ key, value }) => (
        <li key={key}>
          <ChipLink
            className={room}
            href={without([key])}
            aria-label={fill(locale, removeChip, { value: shownValue(key, value) })}
            onClick={inPlace(() => panel.set(key, ''))}
            data-part="chip"
            suppressHydrationWarning
          >
            <ChipText name={names[key]} value={shownValue(key, value)} />
          </ChipLink>
        </li>
      ))}
      {panel.isSavedOnly && (
        <li>
          <ChipLink
            className={room}
            href={without([], false)}
            aria-label={fill(locale, removeChip, { value: texts.filters.saved })}
            onClick={inPlace(() => panel.showSaved(false))}
            data-part="chip"
          >
            <ChipText name={texts.filters.chipSaved} value={texts.filters.saved} />
          </ChipLink>
        </li>
      )}
      <li>
        <ButtonLink
          kind="ghost"
          href={without(
            panel.active.map(([key]) => key),
            false,
          )}
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
