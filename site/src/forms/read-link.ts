import { followStart, proposedEnd } from '@cyberluach/core/forms/event-form'
import { formFromRead, readInto, type ReadEvent } from '@cyberluach/core/forms/read-event'
import { emptyEventForm, type EventFormValues } from '@cyberluach/core/forms/submission-form'
import type { LinkNotice } from '@cyberluach/forms/link-notice'
import { noticeOfFilled, readLink } from '@cyberluach/forms/read-link'
import type { FilledForm, LinkReading } from './filled-form.ts'

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
  options?: Parameters<typeof readLink>[1],
): Promise<{ set: Partial<EventFormValues>; reading: LinkReading }> {
  const { link, ...read } = await readLink(typed, options)
  if ('notice' in read) return { set: {}, reading: { link, filled: form.before, notice: read.notice } }
  const { set, ...reading } = filledBy(read.event, read.host, form)
  return { set, reading: { link, ...reading } }
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
  const isMoment = 'startTime' in filled.values && event.startsAt !== null
  return {
    set: { ...set, endDate, endTime },
    filled: isMoment ? { ...filled, zone } : filled,
    notice: noticeOfFilled(filled, event, zone),
  }
}

/** The zone that hours are written in: that of the person, else one that the page names, else the site's. */
function zoneOf(event: ReadEvent, { now, timeZone, zones, before }: FormNow): string {
  const isChosen = now.timeZone !== '' && now.timeZone !== timeZone && now.timeZone !== before?.values.timeZone
  if (isChosen) return now.timeZone
  return zones.find((zone) => zone === event.timeZone) ?? timeZone
}
