import { shownTypes } from '@cyberluach/core/events/event'
import { ChipLink, Chip } from '@cyberluach/design/components/Chip'
import { Mark } from '@cyberluach/design/components/Mark'
import type { ReactNode } from 'react'
import {
  activeParts,
  stateAddress,
  withFilter,
  type CalendarState,
  type FilterKey,
} from '../../events/calendar-state.ts'
import type { ListedEvent } from '../../events/listed-event.ts'
import { Icon } from '../../icons/Icon.tsx'
import { globe, sliders, bookmark } from '../../icons/paths.ts'
import { inPlace } from '../plain-click.ts'
import { useCalendarSetting, useCachedPart } from './CalendarContext.tsx'
import { useTypeCounts } from './useShownEvents.ts'
import { type FilterPanel, filterPanelId, filterToggleId } from './useFilterPanel.ts'
import { Button } from '@cyberluach/design/components/Button'
import { fill } from '@cyberluach/i18n/translate'
import { Count } from '../Count.tsx'

type Props = {
  state: CalendarState
  panel: FilterPanel
  /** What the month has, whatever its type. */
  events: readonly ListedEvent[]
  isLoading: boolean
}

/** The filters that are always there: places, the kinds with their marks, what is saved, and the way to the others. */
export function QuickFilters({ state, panel, events, isLoading }: Props) {
  const { texts } = useCalendarSetting()
  const counts = useTypeCounts(events, state, panel.isSavedOnly)
  const { filter } = state
  const location = filter.location
  const isSearch = filter.q.trim() !== ''
  const isAll = !panel.isSavedOnly && activeParts(filter).every(([key]) => key === 'q')
  const chip = { state, panel }
  const content = (
    <>
      <ul
        className="flex min-w-0 flex-1 faded-row items-center gap-2 py-2.5 ps-5 *:flex-none max-md:py-1 max-md:ps-gutter"
        aria-label={texts.filters.quickLabel}
        data-part="choices"
      >
        <QuickChip {...chip} isChosen={isAll} changes={clearOf(filter)} saved={false}>
          {texts.filters.all}
        </QuickChip>
        <QuickChip {...chip} isChosen={location === 'Israel'} changes={turned('location', 'Israel', location)}>
          {texts.filters.inIsrael}
        </QuickChip>
        <QuickChip {...chip} isChosen={location === 'online'} changes={turned('location', 'online', location)}>
          <Icon path={globe} className="size-4 text-ink-3" />
          {texts.filters.locationOnline}
        </QuickChip>
        {shownTypes.map((type) => (
          <QuickChip
            {...chip}
            key={type}
            type={type}
            isChosen={filter.type === type}
            changes={turned('type', type, filter.type)}
          >
            <Mark type={type} />
            {texts.typesPlural[type]}
            {/* The counts are the month's, which a search over all dates is not about. */}
            {!isSearch && <span className="num text-ink-3">{isLoading ? '\u00a0' : counts[type]}</span>}
          </QuickChip>
        ))}
        <li>
          <SavedToggle panel={panel} />
        </li>
      </ul>
      <FilterToggle panel={panel} />
    </>
  )
  return (
    <div
      className="flex items-center gap-2 border-t border-line pe-4 max-md:pe-gutter print:hidden"
      data-part="quick-filters"
      {...useCachedPart(content, () => ['quick', state, counts, isLoading])}
    />
  )
}

type Changes = [FilterKey, string][]

/** A chip that is pressed again lets go. */
function turned(key: FilterKey, value: string, chosen: string): Changes {
  return [[key, chosen === value ? '' : value]]
}

/** Everything but the words that are looked for. */
function clearOf(filter: CalendarState['filter']): Changes {
  return activeParts(filter).flatMap(([key]): Changes => (key === 'q' ? [] : [[key, '']]))
}

type ChipProps = {
  state: CalendarState
  panel: FilterPanel
  isChosen: boolean
  changes: Changes
  type?: string
  /** Whether saved events alone are shown then; as now, unless told. */
  saved?: boolean
  children: ReactNode
}

function QuickChip({ state, panel, isChosen, changes, type, saved = state.saved, children }: ChipProps) {
  const { locale, today } = useCalendarSetting()
  const filter = changes.reduce((rest, [key, value]) => withFilter(rest, key, value), state.filter)
  return (
    <li data-type={type}>
      <ChipLink
        className="min-w-control justify-center pe-3 font-medium whitespace-nowrap"
        href={stateAddress(locale, { ...state, filter, saved }, today)}
        aria-current={isChosen || undefined}
        onClick={inPlace(() => panel.turnTo(filter, saved))}
        suppressHydrationWarning
      >
        {children}
      </ChipLink>
    </li>
  )
}

/** Opens the panel with all filters, and tells how many are set. */
export function FilterToggle({ panel }: { panel: FilterPanel }) {
  const { locale, texts } = useCalendarSetting()
  const count = panel.active.filter(([key]) => key !== 'q').length + Number(panel.isSavedOnly)
  return (
    <Button
      id={filterToggleId}
      className="needs-scripts max-md:relative max-md:w-control max-md:flex-none max-md:px-0"
      aria-expanded={panel.isOpen}
      aria-controls={filterPanelId}
      aria-label={count > 0 ? fill(locale, texts.filters.toggleActive, { n: count }) : texts.filters.toggle}
      title={texts.filters.toggle}
      onClick={panel.toggle}
    >
      <Icon path={sliders} />
      <span className="max-md:sr-only">{texts.filters.toggle}</span>
      {count > 0 && <Count kind="solid" n={count} />}
    </Button>
  )
}

/** Shows saved events only. What is saved is known to the browser alone, so that nothing works without scripts. */
export function SavedToggle({ panel }: { panel: FilterPanel }) {
  const { texts } = useCalendarSetting()
  const { isSavedOnly } = panel
  return (
    <Chip
      className="needs-scripts pe-3 font-medium whitespace-nowrap"
      aria-pressed={isSavedOnly}
      title={texts.filters.savedHint}
      // A hint that is shown has taken the title meanwhile.
      suppressHydrationWarning
      onClick={() => panel.showSaved(!isSavedOnly)}
    >
      <Icon path={bookmark} className={isSavedOnly ? 'icon-filled size-4' : 'size-4'} />
      {texts.filters.saved}
    </Chip>
  )
}
