import type { Glance } from '@cyberluach/core/events/figures'
import { readCached } from './reads.ts'
import { today } from './today.ts'
import { formatNumber, formatPercent } from '@cyberluach/i18n/format'
import { locales } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'

/** What every page shows of the whole calendar, read once for a page; null when the API does not answer. */
export function glanceOf(locals: App.Locals): Promise<Glance | null> {
  return (locals.glance ??= read(locals))
}

async function read(locals: App.Locals): Promise<Glance | null> {
  return (await readCached(locals, 'GET /api/glance', { query: { day: today() } })) ?? null
}

/** The calendar in numbers, for the footer. */
export type Figures = { events: number; countries: number; online: number }

/** Null when the API does not answer: the footer then leaves them out. */
export function footerFigures(glance: Glance | null): Figures | null {
  if (!glance) return null
  const { total, countries, online } = glance.facets
  return { events: total, countries: countries.length, online }
}

/** The calendar in numbers, as it is now, each with its name. */
export function figureRows(figures: Figures, text: Messages['footer']): { label: string; value: string }[] {
  return [
    { label: text.statsEvents, value: formatNumber(figures.events) },
    { label: text.statsCountries, value: formatNumber(figures.countries) },
    { label: text.statsOnline, value: formatPercent(figures.events ? figures.online / figures.events : 0) },
    { label: text.statsLanguages, value: formatNumber(locales.length) },
  ]
}
