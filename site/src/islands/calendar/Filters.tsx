import { monthOf, type MonthKey } from '@cyberluach/core/dates/day-key'
import { difficultyLevels, shownTypes, type DifficultyLevel, type EventType } from '@cyberluach/core/events/event'
import { Checkbox } from '@cyberluach/design/components/Checkbox'
import { field } from '@cyberluach/design/components/Input'
import { countryLabel, formatMonthName, formatNumber } from '@cyberluach/i18n/format'
import { fill } from '@cyberluach/i18n/translate'
import { tv } from 'tailwind-variants/lite'
import { type CalendarState, stateAddress, withFilter, type FilterKey } from '../../events/calendar-state.ts'
import { Select } from '../forms/Select.tsx'
import { useCalendarSetting, useCachedPart } from './CalendarContext.tsx'
import { filterFormId, filterPanelId, type FilterPanel, filterToggleId } from './useFilterPanel.ts'
import { ButtonLink } from '@cyberluach/design/components/Button'
import { ChipLink } from '@cyberluach/design/components/Chip'
import { Icon } from '../../icons/Icon.tsx'
import { cross } from '../../icons/paths.ts'
import { inPlace } from '../plain-click.ts'

const band = tv({
  base: 'grid gap-3.5 border-t border-line bg-bg px-5 py-4 max-md:px-gutter print:hidden',
  variants: {
    state: {
      open: '',
      /** It keeps its chips and the count. */
      closed: 'scripts:grid-cols-[minmax(0,1fr)_auto] scripts:items-center scripts:py-2 max-md:scripts:grid-cols-1',
      /** Only readers hear the count. */
      empty: 'scripts:sr-only',
    },
  },
})

const look = field()

type Props = {
  state: CalendarState
  panel: FilterPanel
  countries: string[]
  /** Whether events are still to come that may be among those found. */
  isLoading: boolean
  /** Whether the month could not be read, so that how much there is is not known. */
  isFailed: boolean
  found: number
  total: number
}

/** The band under the calendar's head: what to filter by, what is filtered, and how much is left. */
export function Filters({ state, panel, countries, isLoading, isFailed, found, total }: Props) {
  const { locale, texts } = useCalendarSetting()
  const hasChips = panel.isSavedOnly || panel.active.some(([key]) => key !== 'q')
  const valueOf = (wanted: string) => panel.active.find(([key]) => key === wanted)?.[1] ?? 'all'
  const content = (
    <>
      <div
        className={`flex flex-wrap items-end gap-x-4 gap-y-3 max-md:grid max-md:grid-cols-pair max-md:*:nth-3:col-span-full ${panel.isOpen ? '' : 'scripts:order-1'}`}
      >
        <Choice name="type" label={texts.filters.typeLabel} value={valueOf('type')} panel={panel}>
          <option value="all">{texts.filters.typeAll}</option>
          {shownTypes.map((type) => (
            <option key={type} value={type}>
              {texts.types[type]}
            </option>
          ))}
        </Choice>
        <Choice name="location" label={texts.filters.locationLabel} value={valueOf('location')} panel={panel}>
          <option value="all">{texts.filters.locationAll}</option>
          <option value="online">{texts.filters.locationOnline}</option>
          {countries.map((country) => (
            <Country key={country} name={country} label={countryLabel(locale, country)} />
          ))}
        </Choice>
        <Choice name="level" label={texts.filters.levelLabel} value={valueOf('level')} panel={panel}>
          <option value="all">{texts.filters.levelAll}</option>
          {difficultyLevels.map((level) => (
            <option key={level} value={level}>
              {texts.difficulty[level]}
            </option>
          ))}
        </Choice>
        <Tick name="admission" value="free" label={texts.filters.free} isOn={state.filter.isFree} panel={panel} />
        <Tick value="true" name="prize" label={texts.filters.withPrize} isOn={state.filter.hasPrize} panel={panel} />
        <p
          className="num ms-auto mt-auto text-(length:--text-sm) leading-11 text-ink-3 max-md:col-span-full max-md:ms-0 max-md:leading-6"
          role="status"
        >
          {isLoading && texts.loading}
          {!isLoading && !isFailed && <Count month={state.month} panel={panel} found={found} total={total} />}
        </p>
      </div>
      <FilterChips state={state} panel={panel} />
    </>
  )
  return (
    <div
      className={band({ state: panel.isOpen ? 'open' : hasChips ? 'closed' : 'empty' })}
      id={filterPanelId}
      role="group"
      aria-label={texts.filters.panelLabel}
      {...useCachedPart(content, () => ['filters', state, countries, isLoading, isFailed, found, total])}
    />
  )
}

type ChoiceProps = {
  name: 'type' | 'location' | 'level'
  label: string
  value: string
  panel: FilterPanel
  children: React.ReactNode
}

function Choice({ name, label, value, panel, children }: ChoiceProps) {
  const id = `filter-${name}`
  return (
    <div className={look.frame({ className: panel.isOpen ? 'md:w-52' : 'md:w-52 scripts:hidden' })}>
      <label className={look.label()} htmlFor={id}>
        {label}
      </label>
      <Select
        id={id}
        name={name}
        ground="surface"
        form={filterFormId}
        value={value}
        onChange={({ currentTarget }) => panel.set(name, currentTarget.value === 'all' ? '' : currentTarget.value)}
      >
        {children}
      </Select>
    </div>
  )
}

type TickProps = {
  name: 'admission' | 'prize'
  value: string
  label: string
  isOn: boolean
  panel: FilterPanel
}

function Tick({ name, value, label, isOn, panel }: TickProps) {
  return (
    <label className={`flex min-h-11 cursor-pointer items-center gap-2 ${panel.isOpen ? '' : 'scripts:hidden'}`}>
      <Checkbox
        name={name}
        value={value}
        form={filterFormId}
        checked={isOn}
        onChange={({ currentTarget }) => panel.set(name, currentTarget.checked ? value : '')}
      />
      {label}
    </label>
  )
}

/** What is called as it is written in the address, as in English, is its own value. */
function Country({ name, label }: { name: string; label: string }) {
  return (
    <option value={label === name ? undefined : name} suppressHydrationWarning>
      {label}
    </option>
  )
}

type CountProps = { month: MonthKey; panel: FilterPanel; found: number; total: number }

function Count({ month, panel, found, total }: CountProps) {
  const { locale, texts, today } = useCalendarSetting()
  if (found === 0) return null
  if (panel.isActive) return fill(locale, texts.filters.results, { n: found, total: formatNumber(total) })
  if (month === monthOf(today)) return fill(locale, texts.calendar.countThisMonth, { n: total })
  return fill(locale, texts.calendar.countInMonth, { n: total, month: formatMonthName(locale, month) })
}

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
  const takeAway = (run: () => void) =>
    inPlace(() => {
      document.getElementById(filterToggleId)?.focus()
      run()
    })

  return (
    <ul className="flex min-w-0 flex-wrap items-center gap-2 *:max-w-full *:min-w-0">
      {chips.map(({ key, value }) => (
        <li key={key}>
          <ChipLink
            className={room}
            href={without([key])}
            aria-label={fill(locale, removeChip, { value: shownValue(key, value) })}
            onClick={takeAway(() => panel.set(key, ''))}
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
            onClick={takeAway(() => panel.showSaved(false))}
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
          onClick={takeAway(panel.clear)}
        >
          {clearAll}
        </ButtonLink>
      </li>
    </ul>
  )
}

/** What is filtered by, and that a press takes it away. */
export function ChipText({ name, value }: { name: string; value: string }) {
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
