import { call } from '@cyberluach/api/client'
import { readOrNull } from './reads.ts'
import { cmsUrl } from './site.ts'

/** The calendar in numbers, for the footer. */
export type Figures = { events: number; countries: number; online: number }

/** Null when the API does not answer: the footer then leaves them out. */
export async function loadFigures(locals: App.Locals): Promise<Figures | null> {
  const facets = await readOrNull(locals, (signal) => call('GET /api/facets', { base: cmsUrl(), signal }))
  return facets && { events: facets.total, countries: facets.countries.length, online: facets.online }
}
