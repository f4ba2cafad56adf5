import { isTimeZone } from '@cyberluach/core/dates/time-zones'
import type { ReadEvent } from '@cyberluach/core/forms/read-event'
import { listOf, isNode, type Node } from './event-nodes.ts'
import { textOf } from './text-of.ts'

/** When an event takes place, as its page writes it: both ends, and the zone that it names. */
export function writtenWhen(node: Node): { start: string; end: string; zone: string | null } {
  const [start, end] = [textOf(node.startDate), textOf(node.endDate)]
  const named = listOf(node.eventSchedule)
    .filter(isNode)
    .map(({ scheduleTimezone }) => textOf(scheduleTimezone))
  const zone = [inBrackets.exec(start)?.[1] ?? '', ...named].find((one) => one && isTimeZone(one))
  return { start: start.replace(inBrackets, ''), end: end.replace(inBrackets, ''), zone: zone ?? null }
}

/** Whether an event begins as its first day does and ends as its last one does: that is how calendars write days. */
export function isWholeDays(start: string, end: string): boolean {
  return hourIn(start) === '00:00' && hourIn(end) === '23:59'
}

/** What a form can take over of an event’s hours beside its instants. */
export function writtenHours(node: unknown): Pick<ReadEvent, 'startTime' | 'endTime' | 'timeZone'> {
  if (!isNode(node)) return { startTime: null, endTime: null, timeZone: null }
  const { start, end, zone } = writtenWhen(node)
  const isUnsaid =
    !zone && !hasOffset(start) && !isWholeDays(start, end) && (hourIn(start) ?? '00:00') !== '00:00'
  return {
    startTime: isUnsaid ? hourIn(start) : null,
    endTime: isUnsaid ? hourIn(end) : null,
    timeZone: zone,
  }
}

/** A zone as Temporal writes it: `2027-03-10T09:30:00+01:00[Europe/Berlin]`. */
const inBrackets = /\[([\w/+-]{1,60})\]$/

function hourIn(text: string): string | null {
  return /^\d{4}-\d{2}-\d{2}[T ]((?:[01]\d|2[0-3]):[0-5]\d)/.exec(text.trim())?.[1] ?? null
}

function hasOffset(text: string): boolean {
  return /(?:Z|[+-]\d{2}:?\d{2})$/.test(text.trim().slice(11))
}
