import type { ReadEventDeadline } from '@cyberluach/api/deadline-schema'
import type { ReadEventEdit } from '@cyberluach/api/change-event'
import { dayKeyOf, type DayKey } from '@cyberluach/core/day-key'
import { withExtensions } from '@cyberluach/core/deadline-extensions'
import { anywhereOnEarth, closingOf, type Deadline } from '@cyberluach/core/event-deadlines'
import type { Issue } from '@cyberluach/core/submission'
import { refused, type Refusal } from '../../../platform/outcome.ts'
import { chooseSeries } from '../series/choose-series.ts'
import { documentOf } from './event-document.ts'
import type { Adding, Document } from './write-managed.ts'

/** What is said of an event, as Payload writes it: with its deadlines, and with its series, which is stored if it is new. */
export async function writtenDocument(
  { deadlines, series, ...edit }: ReadEventEdit,
  { client, req }: Adding,
  { timeZone, before }: { timeZone: string; before: readonly Deadline[] },
): Promise<Document | Refusal> {
  const late = lateDeadlines(deadlines ?? [], before, lastDayOf(edit, timeZone))
  if (late.length > 0) return refused('invalid', { issues: late })
  const said = {
    ...documentOf(edit),
    ...(deadlines && { deadlines: keptDeadlines(deadlines, before, timeZone) }),
  }
  req.context.areExtensionsGiven = true
  if (series === undefined) return said
  if (series === null) return { ...said, series: null }
  const chosen = await chooseSeries(client, series)
  if ('kind' in chosen) return chosen
  if (chosen.isMade) req.context.madeSeries = chosen.id
  return { ...said, series: chosen.id }
}

/** Those that somebody says, that did not stand there, and that close after the event. */
function lateDeadlines(
  sent: readonly ReadEventDeadline[],
  before: readonly Deadline[],
  lastDay: DayKey,
): Issue[] {
  const stood = (one: ReadEventDeadline) =>
    before.some(({ kind, day }) => kind === one.kind && day === one.day)
  return sent.flatMap((one, index) =>
    one.day > lastDay && !stood(one) ? [{ path: `deadlines.${index}.day`, code: 'deadlineAfterEvent' }] : [],
  )
}

function lastDayOf(
  { startDate, endDate, allDay }: Pick<ReadEventEdit, 'startDate' | 'endDate' | 'allDay'>,
  timeZone: string,
): DayKey {
  const last = endDate ?? startDate
  return allDay ? last.slice(0, 10) : dayKeyOf(new Date(last), timeZone)
}

/** By when they close; the day of an instant is that of its zone. */
function keptDeadlines(
  sent: readonly ReadEventDeadline[],
  before: readonly Deadline[],
  timeZone: string,
): Deadline[] {
  const dated = sent.map((one) => ({
    ...one,
    day: one.at ? dayKeyOf(new Date(one.at), one.zone ?? timeZone) : one.day,
    at: one.at && new Date(one.at).toISOString(),
    // The zone in which a day ends last is what is meant where none is named.
    zone: one.at === null && one.zone === anywhereOnEarth ? null : one.zone,
  }))
  return withExtensions(before, dated).toSorted(
    (one, other) => Date.parse(closingOf(one)) - Date.parse(closingOf(other)),
  )
}
