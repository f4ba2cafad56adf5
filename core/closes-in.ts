/** How long something is still open, in whole units that are all left: never more than there is. */
export type ClosesIn = { unit: 'day' | 'hour'; n: number } | 'withinTheHour'

/* Written out: pages load this file alone, and what it imported would come with more. */
const millisecondsInHour = 3_600_000
const hoursInDay = 24

/** From this many hours on, days are said. */
const mostHours = 48

/** How long it is until `closesAt` (ISO 8601); null where that has passed. */
export function closesIn(closesAt: string, now: Date): ClosesIn | null {
  const left = Date.parse(closesAt) - now.getTime()
  if (!(left > 0)) return null
  const hours = Math.floor(left / millisecondsInHour)
  if (hours < 1) return 'withinTheHour'
  if (hours < mostHours) return { unit: 'hour', n: hours }
  return { unit: 'day', n: Math.floor(hours / hoursInDay) }
}
