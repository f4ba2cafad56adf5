import { formatNumber, formatPercent } from '@cyberluach/i18n/format'
import { locales } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import type { Figures } from './figures.ts'

/** The calendar in numbers, as it is now, each with its name. */
export function figureRows(figures: Figures, text: Messages['footer']): { label: string; value: string }[] {
  return [
    { label: text.statsEvents, value: formatNumber(figures.events) },
    { label: text.statsCountries, value: formatNumber(figures.countries) },
    { label: text.statsOnline, value: formatPercent(figures.events ? figures.online / figures.events : 0) },
    { label: text.statsLanguages, value: formatNumber(locales.length) },
  ]
}
