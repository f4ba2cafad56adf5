const pennant = 'M1.5.5h1.3v9H1.5zM2.8 1l6.7 2.9-6.7 2.9z'
const disc = 'M1.1 5a3.9 3.9 0 1 0 7.8 0 3.9 3.9 0 1 0-7.8 0z'
const square =
  'M2.5 1.4h5a1.1 1.1 0 0 1 1.1 1.1v5a1.1 1.1 0 0 1-1.1 1.1h-5a1.1 1.1 0 0 1-1.1-1.1v-5a1.1 1.1 0 0 1 1.1-1.1z'
const diamond = 'M5 .4 9.6 5 5 9.6.4 5z'
const ring = 'M5 .9a4.1 4.1 0 1 0 0 8.2A4.1 4.1 0 0 0 5 .9zM5 2.7a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6z'

const marks = new Map([
  ['ctf', pennant],
  ['conference', disc],
  ['workshop', square],
  ['competition', diamond],
])

/**
 * The shape of an event's type, a path on a 10 by 10 grid: a type is never shown by colour alone. The types
 * that are shown as other have a ring.
 */
export function markOf(type: string): string {
  return marks.get(type) ?? ring
}

const strokes = new Map([
  ['beginner', 1],
  ['intermediate', 2],
  ['advanced', 3],
])

/** How many of four strokes stand for a level of difficulty: all of them for experts, and where it is mixed. */
export function strokesOf(level: string): number {
  return strokes.get(level) ?? 4
}
