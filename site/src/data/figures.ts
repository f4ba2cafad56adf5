import type { Glance } from '@cyberluach/core/events/figures'

/** The calendar in numbers, for the footer. */
export type Figures = { events: number; countries: number; online: number }

/** Null when the API does not answer: the footer then leaves them out. */
export function footerFigures(glance: Glance | null): Figures | null {
  if (!glance) return null
  const { total, countries, online } = glance.facets
  return { events: total, countries: countries.length, online }
}
