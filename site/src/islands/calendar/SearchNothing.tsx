import { ButtonLink } from '@cyberluach/design/components/Button'
import type { EventSearch } from '@cyberluach/core/events/event-search'
import { noFilter } from '@cyberluach/core/events/event-filter'
import { formatMonth } from '@cyberluach/i18n/format'
import { localePath } from '@cyberluach/i18n/locales'
import { fill } from '@cyberluach/i18n/translate'
import { stateAddress, type CalendarState } from '../../events/calendar-state.ts'
import { isPlainClick } from '../plain-click.ts'
import { useCalendarSetting } from './CalendarContext.ts'
import type { SearchWay } from './search-way.ts'

type Props = {
  state: CalendarState
  elsewhere: EventSearch['elsewhere']
  way: SearchWay
}

/** Where nothing is called so, the ways on: another spelling, other months, without filters, clearing, telling us. */
export function SearchNothing({ state, elsewhere, way }: Props) {
  const { locale, texts, today } = useCalendarSetting()
  const { search } = texts
  const months = [elsewhere?.previous, elsewhere?.next].filter((found) => !!found)
  const open = (run: () => void) => (event: React.MouseEvent) => {
    if (!isPlainClick(event)) return
    event.preventDefault()
    run()
  }
  const other = (text: string, label: string) => (
    <ButtonLink key={text} href={way.to(text)} onClick={open(() => way.go(text))} suppressHydrationWarning>
      {label}
    </ButtonLink>
  )
  return (
    <div className="grid justify-items-center gap-1 px-5 pb-14 text-center max-md:px-gutter">
      <div className="flex flex-wrap justify-center gap-2">
        {elsewhere?.suggestion &&
          other(elsewhere.suggestion.q, fill(locale, search.suggestion, { q: elsewhere.suggestion.q }))}
        {months.map(({ month, count }) =>
          other(
            `${elsewhere?.withoutMonth} ${formatMonth(locale, month)}`,
            fill(locale, search.inMonth, { n: count, month: formatMonth(locale, month) }),
          ),
        )}
        {elsewhere && elsewhere.withoutFilters > 0 && (
          <ButtonLink
            href={stateAddress(locale, { ...state, filter: { ...noFilter, q: state.filter.q } }, today)}
            onClick={open(way.withoutFilters)}
          >
            {fill(locale, search.withoutFilters, { n: elsewhere.withoutFilters })}
          </ButtonLink>
        )}
        <ButtonLink href={way.to('')} onClick={open(() => way.go(''))}>
          {search.clear}
        </ButtonLink>
        <ButtonLink href={localePath(locale, '/submit')}>{search.submit}</ButtonLink>
      </div>
    </div>
  )
}
