import { siteSegments } from '../../ui/segments.ts'
import { monthOf } from '@cyberluach/core/dates/day-key'
import { Button } from '@cyberluach/design/components/Button'
import { localePath } from '@cyberluach/i18n/locales'
import { useCallback, useEffect, useRef } from 'react'
import { stateAddress, type CalendarState, type CalendarView } from '../../events/calendar-state.ts'
import { Icon } from '../../icons/Icon.tsx'
import { cards, monthSheet } from '../../icons/paths.ts'
import type { Change } from '../../stores/calendar.ts'
import { isPlainClick } from '../plain-click.ts'
import { useCalendarSetting } from './CalendarContext.ts'
import { SearchBox } from './SearchBox.tsx'
import { filterFormId, type FilterPanel } from './useFilterPanel.ts'

type Props = { state: CalendarState; panel: FilterPanel; change: Change }

/** Search and the choice of views. Without scripts it is a form that asks the server. */
export function Tools({ state, panel, change }: Props) {
  const { locale, texts, today } = useCalendarSetting()
  const search = panel.active.find(([key]) => key === 'q')?.[1] ?? ''
  const latest = useRef(panel.set)
  useEffect(() => {
    latest.current = panel.set
  })
  const onSearch = useCallback((text: string) => latest.current('q', text), [])
  return (
    <form
      id={filterFormId}
      className="ms-auto flex gap-2 max-xl:w-full max-md:flex-wrap print:hidden"
      action={localePath(locale, '/')}
      onSubmit={(event) => event.preventDefault()}
    >
      {state.month !== monthOf(today) && <input type="hidden" name="month" value={state.month} />}
      {state.saved && <input type="hidden" name="saved" value="true" />}
      {state.view === 'cards' && <input type="hidden" name="view" value="cards" />}
      <SearchBox state={state} search={search} onSearch={onSearch} />
      <Button className="scripts:hidden" type="submit">
        {texts.filters.apply}
      </Button>
      <div
        className={views.group({
          className: 'max-md:flex-none max-md:px-0 max-md:*:min-w-control max-md:*:px-0',
        })}
        role="group"
        aria-label={texts.calendar.viewGroup}
        data-part="views"
      >
        <ViewLink
          to="month"
          icon={monthSheet}
          label={texts.calendar.viewMonth}
          state={state}
          change={change}
        />
        <ViewLink to="cards" icon={cards} label={texts.calendar.viewCards} state={state} change={change} />
      </div>
    </form>
  )
}

const views = siteSegments()

type ViewProps = { to: CalendarView; icon: string; label: string; state: CalendarState; change: Change }

function ViewLink({ to, icon, label, state, change }: ViewProps) {
  const { locale, today } = useCalendarSetting()
  // What is found stands in a list, of which there is one view.
  const isOff = state.filter.q.trim() !== ''
  const content = (
    <>
      <Icon path={icon} />
      <span className="max-md:sr-only">{label}</span>
    </>
  )
  if (isOff)
    return (
      <span
        className={views.one({ className: 'cursor-default text-ink-disabled hover:text-ink-disabled' })}
        role="link"
        aria-disabled="true"
      >
        {content}
      </span>
    )
  return (
    <a
      className={views.one()}
      href={stateAddress(locale, { ...state, view: to }, today)}
      aria-current={state.view === to || undefined}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        change({ view: to })
      }}
    >
      {content}
    </a>
  )
}
