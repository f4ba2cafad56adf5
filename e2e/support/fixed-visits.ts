import { createHash } from 'node:crypto'

/** One page's first and last sign of life, as the database function that records them takes it. */
export type Beacon = {
  key: string
  page: string
  path: string
  first: number
  last: number
  load: number | null
  country: string
  city: string
  device: 'desktop' | 'mobile' | 'tablet'
  browser: string
  os: string
}

const minute = 60_000
const hour = 60 * minute

/** How many visits begin in each hour, counted back from the last one: two days like this, the earlier one quieter. */
const perHour = [5, 6, 5, 4, 3, 2, 1, 0, 0, 0, 1, 2, 4, 6, 8, 9, 7, 5, 4, 4, 5, 6, 5]

const people = [
  { country: 'Israel', device: 'desktop', browser: 'Chrome', os: 'Windows' },
  { country: 'Israel', device: 'mobile', browser: 'Safari', os: 'iOS' },
  { country: 'United States', device: 'desktop', browser: 'Firefox', os: 'Linux' },
  { country: 'Israel', device: 'mobile', browser: 'Chrome', os: 'Android' },
  { country: 'Germany', device: 'tablet', browser: 'Safari', os: 'iOS' },
] as const

const walks = [['/'], ['/', '/submit'], ['/about', '/'], ['/', '/faq', '/contact'], ['/day/2026-11-24']]
const loads: Record<string, number> = {
  '/': 1120,
  '/submit': 940,
  '/about': 810,
  '/faq': 2710,
  '/contact': 4320,
}
const lengths = [5, 20, 45, 120, 300]

/** The same visits whenever they are made: they begin in the 46 hours before `now`, the beginning of an hour. */
export function fixedVisits(now: number): Beacon[][] {
  return [1, 2].flatMap((day) =>
    perHour.flatMap((count, hoursBack) =>
      Array.from({ length: day === 1 ? count : Math.floor(count / 2) }, (_, index) => {
        const seed = day * 1000 + hoursBack * 20 + index
        return visitOf(seed, now - (day - 1) * 24 * hour - (hoursBack + 1) * hour + index * 5 * minute)
      }),
    ),
  )
}

function visitOf(seed: number, startsAt: number): Beacon[] {
  const person = people[seed % people.length] as (typeof people)[number]
  const walk = walks[(seed * 3) % walks.length] as string[]
  const length = (lengths[(seed * 7) % lengths.length] as number) * 1000
  const key = createHash('sha256').update(`visitor ${seed}`).digest('hex')
  return walk.map((path, index) => ({
    ...person,
    key,
    city: 'unknown',
    page: `${seed}-${index}`,
    path,
    first: startsAt + index * 1000,
    last: startsAt + (index === walk.length - 1 ? length : index * 1000),
    load: loads[path] ?? null,
  }))
}

/** What the visits of a day add up to, counted here and not by the product. */
export function sumsOf(visits: readonly Beacon[][]) {
  const counted = (key: 'country' | 'device' | 'browser') => {
    const counts = new Map<string, number>()
    for (const [first] of visits) if (first) counts.set(first[key], (counts.get(first[key]) ?? 0) + 1)
    return [...counts].toSorted(([, one], [, other]) => other - one)
  }
  return {
    visits: visits.length,
    views: visits.flat().length,
    bounced: visits.filter((pulses) => pulses.length === 1).length,
    countries: counted('country'),
    devices: counted('device'),
    browsers: counted('browser'),
  }
}
