import { mainEventTypes } from '@cyberluach/core/event'
import type { CalendarState } from '../../events/calendar-state.ts'
import type { MonthView } from '../../events/month-view.ts'
import { Icon } from '../../icons/Icon.tsx'
import { Mark } from '../../icons/Mark.tsx'
import { globe, info } from '../../icons/paths.ts'
import { useCalendarSetting } from './CalendarContext.ts'
import { SubscribeMenu } from './SubscribeMenu.tsx'
import type { FilterPanel } from './useFilterPanel.ts'

type Props = { view: MonthView; state: CalendarState; panel: FilterPanel; isLoading: boolean }

/**
 * What the marks mean, how many of each the month has, and what a click on a date does. What is saved is no view to
 * subscribe to: the server that would keep it up to date does not know of it.
 */
export function Legend({ view, state, panel, isLoading }: Props) {
  const { texts } = useCalendarSetting()
  const types = view.counts.other > 0 ? [...mainEventTypes, 'other' as const] : mainEventTypes
  return (
    <div className="calendar-foot">
      <ul className="legend" aria-label={texts.calendar.legend}>
        {types.map((type) => (
          <li key={type} data-type={type}>
            <Mark type={type} />
            {texts.typesPlural[type]} <b className="num">{isLoading ? '\u00a0' : view.counts[type]}</b>
          </li>
        ))}
        <li className="legend-online">
          <Icon path={globe} />
          {texts.calendar.onlineMarker}
        </li>
      </ul>
      {state.view === 'month' && (
        <p className="calendar-hint">
          <Icon path={info} />
          {texts.calendar.hint}
        </p>
      )}
      {!panel.isSavedOnly && <SubscribeMenu filter={state.filter} />}
    </div>
  )
}
