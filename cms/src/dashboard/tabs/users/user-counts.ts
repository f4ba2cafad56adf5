import type { Visit } from '@cyberluach/api/analytics'

const deviceTypes = ['desktop', 'mobile', 'tablet'] as const

/** How many visits there are on each kind of device; kinds without any are left out. */
export function deviceCounts(visits: readonly Visit[]) {
  return deviceTypes
    .map((deviceType) => ({
      deviceType,
      count: visits.filter((visit) => visit.deviceType === deviceType).length,
    }))
    .filter(({ count }) => count > 0)
}

/** How many countries the visits come from, and the one with the most of them, the first named of equals. */
export function topCountry(visits: readonly Visit[]) {
  const counts = new Map<string, number>()
  for (const { country } of visits) counts.set(country, (counts.get(country) ?? 0) + 1)
  const [first] = [...counts].toSorted(([, one], [, other]) => other - one)
  const known = [...counts.keys()].filter((country) => country !== 'local' && country !== 'unknown')
  return { countries: known.length, top: first ? { country: first[0], count: first[1] } : null }
}
