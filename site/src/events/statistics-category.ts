import { addDays, addMonths, firstDayOf, type DayKey } from '@cyberluach/core/dates/day-key'
import type { EventType } from '@cyberluach/core/events/event'
import type { Figures } from '@cyberluach/core/events/figures'
import { localePath, type Locale } from '@cyberluach/i18n/locales'

/** The values of `/stats?type=` (product specification, section 2). The first one is the default. */
export const statisticsCategories = [
  'events-this-month',
  'upcoming-events',
  'online-events',
  'prize-events',
  'top-country',
  'popular-type',
] as const

export type StatisticsCategory = (typeof statisticsCategories)[number]

/** Which events belong to a category, as the API is asked for them. */
export type CategoryQuery = {
  from?: DayKey
  to?: DayKey
  location?: string
  type?: EventType
  prize?: 'true'
  samples: 'false'
}

/** The category that an address asks for; one that does not exist is the default. */
export function categoryOfAddress(query: URLSearchParams): StatisticsCategory {
  const asked = query.get('type')
  return statisticsCategories.find((category) => category === asked) ?? statisticsCategories[0]
}

/** The number of the page that an address asks for, from 1. */
export function pageOfAddress(query: URLSearchParams): number {
  const asked = query.get('page') ?? ''
  return /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1
}

/** The path of a category's page, without the language; the default category and the first page are not named. */
export function statisticsPath(category: StatisticsCategory, page = 1): string {
  const query = new URLSearchParams()
  if (category !== statisticsCategories[0]) query.set('type', category)
  if (page > 1) query.set('page', String(page))
  return query.size > 0 ? `/stats?${query}` : '/stats'
}

export function statisticsAddress(locale: Locale, category: StatisticsCategory, page = 1): string {
  return localePath(locale, statisticsPath(category, page))
}

/** What to ask the API for, samples apart; null where no event can belong to the category, as there is no country or type yet. */
export function categoryQuery(category: StatisticsCategory, figures: Figures): CategoryQuery | null {
  const own = ownQuery(category, figures)
  return own && { ...own, samples: 'false' }
}

function ownQuery(
  category: StatisticsCategory,
  { today, thisMonth, upcoming, topCountry, popularType }: Figures,
): Omit<CategoryQuery, 'samples'> | null {
  switch (category) {
    case 'events-this-month':
      return {
        from: firstDayOf(thisMonth.month),
        to: addDays(firstDayOf(addMonths(thisMonth.month, 1)), -1),
      }
    case 'upcoming-events':
      return { from: today, to: addDays(today, upcoming.days) }
    case 'online-events':
      return { location: 'online' }
    case 'prize-events':
      return { prize: 'true' }
    case 'top-country':
      return topCountry && { location: topCountry.country }
    case 'popular-type':
      return popularType && { type: popularType.type }
  }
}
