const minute = 60
const hour = 60 * minute

/** Between the first try and the second, the second and the third, …: most of a day in all. */
const delays = [minute, 5 * minute, 15 * minute, hour, 3 * hour, 6 * hour, 12 * hour]

/** How many seconds to wait after this many tries; null where it is given up. */
export function delayAfter(tries: number): number | null {
  return delays[tries - 1] ?? null
}
