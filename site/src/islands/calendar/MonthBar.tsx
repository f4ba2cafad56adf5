import { ButtonLink, joinedButtons } from '@cyberluach/design/components/Button'
import { addMonths, monthOf, type MonthKey } from '@cyberluach/core/dates/day-key'
import { formatMonthName, hebrewCalendarLabel } from '@cyberluach/i18n/format'
import { stateAddress, type CalendarState } from '../../events/calendar-state.ts'
import { Icon } from '../../icons/Icon.tsx'
import { chevronEnd, chevronStart } from '../../icons/paths.ts'
import type { GoTo } from '../../stores/calendar.ts'
import { inPlace } from '../plain-click.ts'
import { useCalendarSetting, useCachedPart } from './CalendarContext.tsx'

type Props = {
  state: CalendarState
  /** Whether a search over all dates stands in the month's place. */
  isSearch: boolean
  goTo: GoTo
  children: React.ReactNode
}

/** What stands in it depends on nothing but what the calendar shows: `children`, too. */
export function MonthBar({ state, isSearch, goTo, children }: Props) {
  const { month } = state
  const { locale, texts, today } = useCalendarSetting()
  const [previousIcon, nextIcon] = locale === 'he' ? [chevronEnd, chevronStart] : [chevronStart, chevronEnd]
  const linkTo = (target: MonthKey) => ({
    href: stateAddress(locale, { ...state, month: target }, today),
    onClick: inPlace(() => goTo(target)),
  })
  const content = (
    <>
      {/* Room for the longest name, so that the arrows stay where they are. */}
      <div className="xl:min-w-66 xl:rtl:min-w-56" data-part="month-name">
        <h2
          className="text-3xl font-black whitespace-nowrap max-md:text-xl max-md:whitespace-normal"
          id="calendar-month"
          aria-live="polite"
          aria-atomic="true"
          suppressHydrationWarning
        >
          {isSearch ? (
            texts.search.title
          ) : (
            <>
              {formatMonthName(locale, month)}{' '}
              <span className="num font-[300] text-ink-2">{month.slice(0, 4)}</span>
            </>
          )}
        </h2>
        <p className="text-sm text-ink-3" suppressHydrationWarning>
          {isSearch ? texts.search.scope : hebrewCalendarLabel(locale, month)}
        </p>
      </div>
      {!isSearch && (
        <div
          className={joinedButtons({ className: 'max-xl:ms-auto max-[24rem]:w-full print:hidden' })}
          data-part="month-turns"
        >
          <ButtonLink
            isIcon
            aria-label={texts.calendar.previousMonth}
            title={texts.calendar.previousMonth}
            {...linkTo(addMonths(month, -1))}
          >
            <Icon path={previousIcon} />
          </ButtonLink>
          <ButtonLink
            className="max-md:px-3 max-[24rem]:flex-1"
            aria-label={texts.calendar.todayButtonLabel}
            {...linkTo(monthOf(today))}
          >
            {texts.calendar.todayButton}
          </ButtonLink>
          <ButtonLink
            isIcon
            aria-label={texts.calendar.nextMonth}
            title={texts.calendar.nextMonth}
            {...linkTo(addMonths(month, 1))}
          >
            <Icon path={nextIcon} />
          </ButtonLink>
        </div>
      )}
      {children}
    </>
  )
  return (
    <div
      className="flex items-center gap-5 bg-surface py-4 ps-5 pe-4 max-xl:flex-wrap max-md:gap-x-3 max-md:gap-y-2 max-md:px-gutter max-md:py-2.5 md:rounded-t-lg"
      data-part="month-bar"
      {...useCachedPart(content, () => ['bar', state, isSearch])}
    />
  )
}
