import { offsetAt } from './zoned-time.ts'

const minute = 60_000
const week = 7 * 24 * 60 * minute

/** A moment at which the clocks of a time zone change, and its offsets before and after, in minutes. */
type Change = { at: number; from: number; to: number }

/**
 * The VTIMEZONE of a time zone, right from the start of one year to the end of another (1970 or later). Each change of
 * the clocks is named by its date, since rules change from year to year.
 */
export function timeZoneLines(timeZone: string, fromYear: number, toYear: number): string[] {
  const [begin, end] = [Date.UTC(fromYear, 0, 1), Date.UTC(toYear + 1, 0, 1)]
  const before = offsetAt(begin, timeZone)
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${timeZone}`,
    ...observance('STANDARD', { from: before, to: before }, ['19700101T000000']),
    ...kinds(changesOf(timeZone, begin, end)).flatMap(([kind, starts]) =>
      observance(kind.to > kind.from ? 'DAYLIGHT' : 'STANDARD', kind, starts),
    ),
    'END:VTIMEZONE',
  ]
}

function observance(
  name: 'STANDARD' | 'DAYLIGHT',
  { from, to }: Pick<Change, 'from' | 'to'>,
  [first = '', ...further]: string[],
): string[] {
  return [
    `BEGIN:${name}`,
    `DTSTART:${first}`,
    // A line each: there are readers that take only the first of several dates.
    ...further.map((start) => `RDATE:${start}`),
    `TZOFFSETFROM:${offsetText(from)}`,
    `TZOFFSETTO:${offsetText(to)}`,
    `END:${name}`,
  ]
}

/** The changes by their offsets, each with the local times (before the change) at which it happens. */
function kinds(changes: Change[]): [Change, string[]][] {
  const known = new Map<string, [Change, string[]]>()
  for (const change of changes) {
    const kind = known.get(`${change.from} ${change.to}`) ?? [change, []]
    kind[1].push(localTime(change.at, change.from))
    known.set(`${change.from} ${change.to}`, kind)
  }
  return [...known.values()]
}

function changesOf(timeZone: string, begin: number, end: number): Change[] {
  const changes: Change[] = []
  let from = offsetAt(begin, timeZone)
  for (let at = begin; at < end; at += week) {
    const to = offsetAt(at + week, timeZone)
    if (to !== from) changes.push({ at: momentOfChange(timeZone, at, at + week), from, to })
    from = to
  }
  return changes
}

/** The first minute that has the offset of the later end. */
function momentOfChange(timeZone: string, earlier: number, later: number): number {
  const after = offsetAt(later, timeZone)
  let [low, high] = [earlier / minute, later / minute]
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (offsetAt(middle * minute, timeZone) === after) high = middle
    else low = middle
  }
  return high * minute
}

function localTime(instant: number, offset: number): string {
  return new Date(instant + offset * minute).toISOString().slice(0, 19).replace(/[-:]/g, '')
}

function offsetText(offset: number): string {
  const size = Math.abs(offset)
  const hours = String(Math.floor(size / 60)).padStart(2, '0')
  return `${offset < 0 ? '-' : '+'}${hours}${String(Math.floor(size % 60)).padStart(2, '0')}`
}
