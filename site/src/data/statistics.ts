import { call } from '@cyberluach/api/client'
import type { Figures } from '@cyberluach/core/figures'
import { readOrNull } from './reads.ts'
import { cmsUrl } from './site.ts'

/** The figures over all events; null when the API does not answer, and the page leaves the section out. */
export function loadStatistics(locals: App.Locals): Promise<Figures | null> {
  return readOrNull(locals, (signal) => call('GET /api/figures', { base: cmsUrl(), signal }))
}
