import { type Filled, formFromRead, readInto, type ReadEvent } from '@cyberluach/core/forms/read-event'
import { emptyEventForm, type EventFormValues } from '@cyberluach/core/forms/submission-form'
import { isTimeZone } from '@cyberluach/core/dates/time-zones'
import { instantInZone, zonedInstant } from '@cyberluach/core/dates/zoned-time'
import { call, CallError, type CallOptions } from '@cyberluach/api/client'
import { followStart, proposedEnd } from '@cyberluach/core/forms/event-form'
import type { FetchFailure } from '@cyberluach/core/sources/sources'
import { isWebLink, namesAccount, wholeLink } from '@cyberluach/core/text/links'

/** What a link filled into the form; with the `zone` that its hours were moved to, where they are moments. */
export type FilledForm = Filled<EventFormValues> & { zone?: string }

/** What was written down of it; null for anything else. */
export function filledIn(text: string): FilledForm | null {
  const value = parsed(text)
  if (typeof value !== 'object' || value === null || !('host' in value) || !('values' in value)) return null
  const { host, values } = value
  if (typeof host !== 'string' || typeof values !== 'object' || values === null) return null
  const empty: Record<string, unknown> = emptyEventForm()
  const known = Object.entries(values).filter(([name, one]) => typeof one === typeof empty[name])
  const zone = 'zone' in value && typeof value.zone === 'string' && isTimeZone(value.zone) ? value.zone : null
  return {
    host: host.slice(0, 300),
    values: Object.fromEntries(known) as Partial<EventFormValues>,
    ...(zone && { zone }),
  }
}

/** What of it the form still holds. */
export function heldBy(form: Record<string, unknown>, filled: FilledForm): FilledForm {
  const held = Object.entries(filled.values).filter(([name, value]) => form[name] === value)
  return { ...filled, values: Object.fromEntries(held) }
}

/** Its moments by the clock of another zone; null where it filled in none, or its hours are no longer its own. */
export function inZone({ values, zone, ...rest }: FilledForm, other: string): FilledForm | null {
  const { startDate, startTime, endDate, endTime } = values
  if (!zone || !startDate || !startTime || !isTimeZone(other)) return null
  const moved = (day: string, time: string) => {
    const there = instantInZone(new Date(zonedInstant(day, time, zone)), other)
    return { day: there.slice(0, 10), time: there.slice(11, 16) }
  }
  const start = moved(startDate, startTime)
  const end = endTime ? moved(endDate ?? startDate, endTime) : null
  return {
    ...rest,
    zone: other,
    values: {
      ...values,
      startDate: start.day,
      startTime: start.time,
      ...(end && { endDate: end.day === start.day ? '' : end.day, endTime: end.time }),
    },
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** What became of a link that somebody gave. */
export type LinkNotice =
  /** `zone` is the one that its hours stand in: they were moved to it, or it is only supposed, where the page says none. */
  | { kind: 'filled'; host: string; count: number; hours?: { are: 'moved' | 'supposed'; zone: string } }
  | { kind: 'nothing' | 'nothingNew'; host: string }
  | { kind: 'wrongLink' | 'tooMany' | 'unavailable' }
  | { kind: 'failed'; failure: Exclude<FetchFailure, 'noPermission'> }

/** What a form remembers of its link. */
export type LinkReading = {
  link: string
  filled: FilledForm | null
  notice: LinkNotice | null
}

/** A form before a link is read: what it holds, the site's zone and all that it offers, and what a former link filled in. */
export type FormNow = {
  now: EventFormValues
  timeZone: string
  zones: readonly string[]
  before: FilledForm | null
}

/** Reads a link for the form, and says which fields to set. Whatever goes wrong is a notice, and the form stays. */
export async function readLinkFor(
  form: FormNow,
  typed: string,
  options: Omit<CallOptions<'POST /api/read-link'>[0], 'body'>,
): Promise<{ set: Partial<EventFormValues>; reading: LinkReading }> {
  const link = wholeLink(typed).trim()
  const kept = (notice: LinkNotice) => ({ set: {}, reading: { link, filled: form.before, notice } })
  if (namesAccount(link)) return kept({ kind: 'failed', failure: 'addressForbidden' })
  if (!isWebLink(link)) return kept({ kind: 'wrongLink' })
  try {
    const { host, event, failure } = await call('POST /api/read-link', { body: { url: link }, ...options })
    if (failure === 'noPermission') return kept({ kind: 'unavailable' })
    if (failure) return kept({ kind: 'failed', failure })
    if (!event) return kept({ kind: 'nothing', host })
    const { set, ...read } = filledBy(event, host, form)
    return { set, reading: { link, ...read } }
  } catch (reason) {
    if (!(reason instanceof CallError)) return kept({ kind: 'unavailable' })
    return kept({
      kind: reason.status === 422 ? 'wrongLink' : reason.status === 429 ? 'tooMany' : 'unavailable',
    })
  }
}

type FilledBy = { set: Partial<EventFormValues>; filled: FilledForm; notice: LinkNotice }

function filledBy(event: ReadEvent, host: string, form: FormNow): FilledBy {
  const { now, timeZone, before } = form
  const zone = zoneOf(event, form)
  const isStated = event.startsAt !== null && event.timeZone === zone
  // An end that only follows its start is nobody's.
  const initial = { ...emptyEventForm(), ...proposedEnd(now), timeZone }
  const values = { ...formFromRead(event, zone), ...(isStated ? { timeZone: zone } : {}) }
  const { set, filled } = readInto({ now, initial, before }, { host, values })
  const { endDate, endTime } = followStart(now, { ...now, ...set })
  const count = Object.keys(filled.values).length
  const hasHours = 'startTime' in filled.values
  const isMoment = hasHours && event.startsAt !== null
  const hours = { are: isMoment ? ('moved' as const) : ('supposed' as const), zone }
  return {
    set: { ...set, endDate, endTime },
    filled: isMoment ? { ...filled, zone } : filled,
    notice:
      count === 0
        ? { kind: 'nothingNew', host }
        : { kind: 'filled', host, count, ...(hasHours && !isStated ? { hours } : {}) },
  }
}

/** The zone that hours are written in: that of the person, else one that the page names, else the site's. */
function zoneOf(event: ReadEvent, { now, timeZone, zones, before }: FormNow): string {
  const isChosen =
    now.timeZone !== '' && now.timeZone !== timeZone && now.timeZone !== before?.values.timeZone
  if (isChosen) return now.timeZone
  return zones.find((zone) => zone === event.timeZone) ?? timeZone
}
