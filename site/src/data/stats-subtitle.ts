import type { Figures } from '@cyberluach/core/events/figures'
import { countryLabel, formatMoney, formatMonthName } from '@cyberluach/i18n/format'
import { fill } from '@cyberluach/i18n/translate'
import type { StatisticsCategory } from '../events/statistics-category.ts'

/** The sentence under the title of a category: how many events it has, and what its figure stands for. */
export function categorySubtitle(
  { locale, t }: App.Locals,
  category: StatisticsCategory,
  { thisMonth, prizes, topCountry, popularType }: Figures,
  n: number,
): string {
  return fill(locale, t.statsPage.types[category].subtitle, {
    n,
    month: formatMonthName(locale, thisMonth.month),
    amount: formatMoney(prizes.amount),
    country: topCountry ? countryLabel(locale, topCountry.country) : t.common.unknownCountry,
    type: popularType ? t.common.types[popularType.type] : '',
  })
}
