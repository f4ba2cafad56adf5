import { addDays, dayKeyOf } from '@cyberluach/core/day-key'
import { startOfDay } from '@cyberluach/core/zoned-time'
import { addHours } from 'date-fns/addHours'
import { isEqual } from 'date-fns/isEqual'
import { startOfHour, type Span } from './periods.ts'

/** A part of a span: whole days or hours, whose sums are kept, or a rest shorter than an hour, whose rows are counted. */
export type Segment = Span & { grain: 'day' | 'hour' | 'row' }

/**
 * Cuts a span into the largest parts whose sums are kept: rows up to the first whole hour, hours up to the first whole
 * day, days, and the same backwards to the end. A span that ends now ends with the running day or hour, whole: nothing
 * lies in its future.
 */
export function segmentsOf({ from, to }: Span, now: Date, timeZone: string): Segment[] {
  const isOpen = to >= now
  const hours = {
    from: roundedUp(from, startOfHour(from, timeZone), (begin) => addHours(begin, 1)),
    to: addHours(startOfHour(to, timeZone), isOpen ? 1 : 0),
  }
  const days = {
    from: roundedUp(from, dayBegin(from, timeZone), () => dayBegin(from, timeZone, 1)),
    to: dayBegin(to, timeZone, isOpen ? 1 : 0),
  }
  return partsOf({ from, to }, hours, days).filter((part) => part.from < part.to)
}

function partsOf(whole: Span, hours: Span, days: Span): Segment[] {
  if (hours.from >= hours.to) return [{ ...whole, grain: 'row' }]
  const before: Segment = { grain: 'row', from: whole.from, to: hours.from }
  const after: Segment = { grain: 'row', from: hours.to, to: whole.to }
  if (days.from >= days.to) return [before, { ...hours, grain: 'hour' }, after]
  return [
    before,
    { grain: 'hour', from: hours.from, to: days.from },
    { ...days, grain: 'day' },
    { grain: 'hour', from: days.to, to: hours.to },
    after,
  ]
}

function roundedUp(instant: Date, begin: Date, next: (begin: Date) => Date): Date {
  return isEqual(begin, instant) ? begin : next(begin)
}

function dayBegin(instant: Date, timeZone: string, later = 0): Date {
  return new Date(startOfDay(addDays(dayKeyOf(instant, timeZone), later), timeZone))
}
