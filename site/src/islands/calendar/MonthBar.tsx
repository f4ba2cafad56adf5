import { addMonths, monthOf, type MonthKey } from '@cyberluach/core/day-key'
import { formatMonthName, hebrewCalendarLabel } from '@cyberluach/i18n/format'
import { stateAddress, type CalendarState } from '../../events/calendar-state.ts'
import { Icon } from '../../icons/Icon.tsx'
import { chevronEnd, chevronStart } from '../../icons/paths.ts'
import type { GoTo } from '../../stores/calendar.ts'
import { isPlainClick } from '../plain-click.ts'
import { useCalendarSetting } from './CalendarContext.ts'

type Props = { state: CalendarState; goTo: GoTo; children: React.ReactNode }

export function MonthBar({ state, goTo, children }: Props) {
  const { month } = state
  const { locale, texts, today } = useCalendarSetting()
  const [previousIcon, nextIcon] = locale === 'he' ? [chevronEnd, chevronStart] : [chevronStart, chevronEnd]
  const linkTo = (target: MonthKey) => ({
    href: stateAddress(locale, { ...state, month: target }, today),
    onClick: (event: React.MouseEvent) => {
      if (!isPlainClick(event)) return
      event.preventDefault()
      goTo(target)
    },
  })
  return (
    <div className="calendar-bar">
      <div className="calendar-title">
        <h2 id="calendar-month" aria-live="polite" aria-atomic="true" suppressHydrationWarning>
          {formatMonthName(locale, month)} <span className="num">{month.slice(0, 4)}</span>
        </h2>
        <p suppressHydrationWarning>{hebrewCalendarLabel(locale, month)}</p>
      </div>
      <div className="calendar-nav">
        <a
          className="button button-secondary button-icon"
          aria-label={texts.calendar.previousMonth}
          title={texts.calendar.previousMonth}
          {...linkTo(addMonths(month, -1))}
        >
          <Icon path={previousIcon} />
        </a>
        <a
          className="button button-secondary calendar-today"
          aria-label={texts.calendar.todayButtonLabel}
          {...linkTo(monthOf(today))}
        >
          {texts.calendar.todayButton}
        </a>
        <a
          className="button button-secondary button-icon"
          aria-label={texts.calendar.nextMonth}
          title={texts.calendar.nextMonth}
          {...linkTo(addMonths(month, 1))}
        >
          <Icon path={nextIcon} />
        </a>
      </div>
      {children}
    </div>
  )
}
