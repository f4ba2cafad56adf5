import { monthOf, type MonthKey } from '@cyberluach/core/dates/day-key'
import { difficultyLevels, shownTypes } from '@cyberluach/core/events/event'
import { Checkbox } from '@cyberluach/design/components/Checkbox'
import { field } from '@cyberluach/design/variants/field'
import { countryLabel, formatMonthName, formatNumber } from '@cyberluach/i18n/format'
import { fill } from '@cyberluach/i18n/translate'
import { tv } from 'tailwind-variants/lite'
import type { CalendarState } from '../../events/calendar-state.ts'
import { Select } from '../forms/Select.tsx'
import { useCalendarSetting } from './CalendarContext.ts'
import { FilterChips } from './FilterChips.tsx'
import { useKeptPart } from './useKeptPart.tsx'
import { filterFormId, filterPanelId, type FilterPanel } from './useFilterPanel.ts'

const band = tv({
  base: 'grid gap-3.5 border-t border-line bg-bg px-5 py-4 max-md:px-gutter print:hidden',
  variants: {
    state: {
      open: '',
      /** It keeps its chips and the count. */
      closed:
        'scripts:grid-cols-[minmax(0,1fr)_auto] scripts:items-center scripts:py-2 max-md:scripts:grid-cols-1',
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
        className={`flex flex-wrap items-end gap-x-4 gap-y-3 max-md:grid max-md:grid-cols-pair ${panel.isOpen ? '' : 'scripts:order-1'}`}
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
        <Tick
          name="admission"
          value="free"
          label={texts.filters.free}
          isOn={state.filter.isFree}
          panel={panel}
        />
        <Tick
          value="true"
          name="prize"
          label={texts.filters.withPrize}
          isOn={state.filter.hasPrize}
          panel={panel}
        />
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
      {...useKeptPart(content, () => ['filters', state, countries, isLoading, isFailed, found, total])}
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
        onChange={({ currentTarget }) =>
          panel.set(name, currentTarget.value === 'all' ? '' : currentTarget.value)
        }
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
    <label
      className={`flex min-h-11 cursor-pointer items-center gap-2 ${panel.isOpen ? '' : 'scripts:hidden'}`}
    >
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
