import { monthOf, type MonthKey } from '@cyberluach/core/day-key'
import { mainEventTypes, type EventType } from '@cyberluach/core/event'
import { countryLabel, formatMonthName, formatNumber } from '@cyberluach/i18n/format'
import { fill } from '@cyberluach/i18n/translate'
import type { CalendarState } from '../../events/calendar-state.ts'
import { Icon } from '../../icons/Icon.tsx'
import { chevronDown } from '../../icons/paths.ts'
import { useCalendarSetting } from './CalendarContext.ts'
import { FilterChips } from './FilterChips.tsx'
import { SavedToggle } from './SavedToggle.tsx'
import { filterFormId, filterPanelId, type FilterPanel } from './useFilterPanel.ts'

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
  const valueOf = (wanted: string) => panel.active.find(([key]) => key === wanted)?.[1] ?? 'all'
  return (
    <div
      className="filters"
      id={filterPanelId}
      role="group"
      aria-label={texts.filters.panelLabel}
      data-open={panel.isOpen || undefined}
      data-active={panel.isActive || undefined}
    >
      <div className="filters-row">
        <Choice name="type" label={texts.filters.typeLabel} value={valueOf('type')} panel={panel}>
          <option value="all">{texts.filters.typeAll}</option>
          {mainEventTypes.map((type: EventType) => (
            <option key={type} value={type}>
              {texts.types[type]}
            </option>
          ))}
        </Choice>
        <Choice name="location" label={texts.filters.locationLabel} value={valueOf('location')} panel={panel}>
          <option value="all">{texts.filters.locationAll}</option>
          <option value="online">{texts.filters.locationOnline}</option>
          {countries.map((country) => (
            <option key={country} value={country} suppressHydrationWarning>
              {countryLabel(locale, country)}
            </option>
          ))}
        </Choice>
        <SavedToggle panel={panel} />
        <p className="filters-count num" role="status">
          {isLoading && texts.loading}
          {!isLoading && !isFailed && <Count month={state.month} panel={panel} found={found} total={total} />}
        </p>
      </div>
      <FilterChips state={state} panel={panel} />
    </div>
  )
}

type ChoiceProps = {
  name: 'type' | 'location'
  label: string
  value: string
  panel: FilterPanel
  children: React.ReactNode
}

function Choice({ name, label, value, panel, children }: ChoiceProps) {
  const id = `filter-${name}`
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <span className="select">
        <select
          id={id}
          name={name}
          form={filterFormId}
          value={value}
          onChange={({ currentTarget }) =>
            panel.set(name, currentTarget.value === 'all' ? '' : currentTarget.value)
          }
        >
          {children}
        </select>
        <Icon path={chevronDown} />
      </span>
    </div>
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
