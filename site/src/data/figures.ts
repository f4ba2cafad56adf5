import { call } from '@cyberluach/api/client'
import type { Facets } from '@cyberluach/core/facets'
import { readOrNull } from './reads.ts'
import { cmsUrl } from './site.ts'

/** The calendar in numbers, for the footer. */
export type Figures = { events: number; countries: number; online: number }

export function loadFacets(locals: App.Locals): Promise<Facets | null> {
  return readOrNull(locals, (signal) => call('GET /api/facets', { base: cmsUrl(), signal }))
}

/** Null when the API does not answer: the footer then leaves them out. */
export async function footerFigures(facets: Promise<Facets | null>): Promise<Figures | null> {
  const read = await facets
  return read && { events: read.total, countries: read.countries.length, online: read.online }
}
