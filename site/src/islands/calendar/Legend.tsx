import { shownTypes } from '@cyberluach/core/event'
import type { CalendarState } from '../../events/calendar-state.ts'
import type { MonthView } from '../../events/month-view.ts'
import { Icon } from '../../icons/Icon.tsx'
import { Mark } from '@cyberluach/design/components/Mark'
import { globe, info } from '../../icons/paths.ts'
import { useCalendarSetting } from './CalendarContext.ts'
import { SubscribeMenu } from './SubscribeMenu.tsx'
import type { FilterPanel } from './useFilterPanel.ts'
import { useKeptPart } from './useKeptPart.tsx'

type Props = { view: MonthView; state: CalendarState; panel: FilterPanel; isLoading: boolean }

/**
 * What the marks mean, how many of each the month has, and what a click on a date does. What is saved is no view to
 * subscribe to: the server that would keep it up to date does not know of it.
 */
export function Legend({ view, state, panel, isLoading }: Props) {
  const { texts } = useCalendarSetting()
  const content = (
    <>
      <ul
        className="flex flex-wrap gap-x-5 gap-y-1 text-ink-2 *:flex *:items-center *:gap-2 max-lg:w-full max-lg:justify-between max-lg:gap-x-3 max-lg:text-(length:--text-xs) max-lg:*:gap-1.5"
        aria-label={texts.calendar.legend}
      >
        {shownTypes.map((type) => (
          <li key={type} data-type={type}>
            <Mark type={type} />
            {texts.typesPlural[type]}{' '}
            <b className="num -ms-0.5 font-medium text-ink-3 max-lg:hidden">
              {isLoading ? '\u00a0' : view.counts[type]}
            </b>
          </li>
        ))}
        <li className="max-lg:hidden">
          <Icon path={globe} className="size-3.5" />
          {texts.calendar.onlineMarker}
        </li>
      </ul>
      {state.view === 'month' && (
        <p className="ms-auto flex items-center gap-1.5 print:hidden">
          <Icon path={info} className="size-3.5" />
          {texts.calendar.hint}
        </p>
      )}
      {!panel.isSavedOnly && <SubscribeMenu filter={state.filter} />}
    </>
  )
  return (
    <div
      className="flex items-center justify-between gap-4 border-t border-line px-5 py-3 text-(length:--text-sm) text-ink-3 max-lg:flex-wrap max-lg:self-start max-lg:px-4 max-md:px-gutter md:row-5 md:in-data-[view=month]:col-1"
      {...useKeptPart(content, () => ['legend', view.counts, state, isLoading])}
    />
  )
}
