import { call, CallError, type CallOptions } from '@cyberluach/api/client'
import { followStart, proposedEnd } from '@cyberluach/core/forms/event-form'
import { formFromRead, readInto, type ReadEvent } from '@cyberluach/core/forms/read-event'
import type { FetchFailure } from '@cyberluach/core/sources/sources'
import { emptyEventForm, type EventFormValues } from '@cyberluach/core/forms/submission-form'
import { isWebLink, namesAccount, wholeLink } from '@cyberluach/core/text/links'
import type { FilledForm } from './filled-form.ts'

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
