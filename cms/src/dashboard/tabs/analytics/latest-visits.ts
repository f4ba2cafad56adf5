import type { Visit } from '@cyberluach/api/analytics'

/**
 * The latest visits of two readings: those that are active now, read more often, and the latest of all, also ended.
 * Of a visit that both know, the one with the later sign of life counts.
 */
export function latestVisits(active: readonly Visit[], recent: readonly Visit[], most: number): Visit[] {
  const byId = new Map<string, Visit>()
  for (const visit of [...active, ...recent]) {
    const known = byId.get(visit.id)
    if (!known || known.lastActivity < visit.lastActivity) byId.set(visit.id, visit)
  }
  return [...byId.values()]
    .toSorted((first, second) => Date.parse(second.lastActivity) - Date.parse(first.lastActivity))
    .slice(0, most)
}
