import { typesFoundBy, type EventType } from '@cyberluach/core/events/event'
import type { Figures } from '@cyberluach/core/events/figures'
import { countryLabel, formatMoney, formatMonth, formatNumber, formatPercent } from '@cyberluach/i18n/format'
import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import type { StatisticsCategory } from '../../events/statistics-category.ts'

export type StatisticsCard = {
  category: StatisticsCategory
  label: string
  value: string
  /** What the value is a part of. */
  part?: string
  /** Whether the value is a word, not a number. */
  isWord?: boolean
  note: string
}

/** The share of a whole; none of nothing. */
export function shareOf(part: number, whole: number): number {
  return whole > 0 ? part / whole : 0
}

/** The six cards of the home page's statistics (product specification, section 2); one that has nothing to count says so. */
export function statisticsCards(locale: Locale, { stats, common }: Messages, figures: Figures): StatisticsCard[] {
  const { total, online, prizes, topCountry, popularType, thisMonth, upcoming } = figures
  // Events without a country are in an unknown one, which counts only where there is no other.
  const country = topCountry ? countryLabel(locale, topCountry.country) : common.unknownCountry
  const placed = topCountry?.count ?? total
  const events = (n: number) => fill(locale, common.events, { n })
  return [
    {
      category: 'events-this-month',
      label: stats.thisMonth,
      value: formatNumber(thisMonth.count),
      note: formatMonth(locale, thisMonth.month),
    },
    {
      category: 'upcoming-events',
      label: stats.upcoming,
      value: formatNumber(upcoming.count),
      note: stats.upcomingNote,
    },
    {
      category: 'online-events',
      label: stats.online,
      ...(total > 0
        ? {
            value: formatNumber(online),
            part: formatNumber(total),
            note: formatPercent(shareOf(online, total)),
          }
        : { value: '–', note: stats.noData }),
    },
    {
      category: 'prize-events',
      label: stats.prizeTotal,
      ...(prizes.count > 0 ? { value: formatMoney(prizes.amount) } : { value: stats.noPrizes, isWord: true }),
      note: prizes.count > 0 ? fill(locale, common.eventsWithPrize, { n: prizes.count }) : stats.noData,
    },
    {
      category: 'top-country',
      label: stats.topCountry,
      value: placed ? country : '–',
      isWord: true,
      note: placed ? events(placed) : stats.noData,
    },
    {
      category: 'popular-type',
      label: stats.popularType,
      value: popularType ? common.types[popularType.type] : '–',
      isWord: true,
      note: popularType ? events(foundCount(figures, popularType.type)) : stats.noData,
    },
  ]
}

/** How many the page finds to which a type's card leads. */
function foundCount({ types }: Figures, type: EventType): number {
  const found = types.filter((of) => typesFoundBy(type).includes(of.type))
  return found.reduce((sum, { count }) => sum + count, 0)
}
