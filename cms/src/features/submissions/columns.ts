import type { SubmissionCorrection } from '@cyberluach/api/submissions'
import { parseAdditionalInfo } from '@cyberluach/core/submissions/submission'
import { eventFields, mapFields } from '@cyberluach/core/events/event-fields'
import { deadlineOfSent, inEventZone, type SentDeadline } from '@cyberluach/core/forms/deadline-form'
import { startOfDay } from '@cyberluach/core/dates/zoned-time'
import { columnsWith } from '../events/rows.ts'

const { names, descriptions, type, place, online, organizer, contact, links, prize } = eventFields
/** Where the mails go is settled when an event is handed in. */
const { organizerEmail: _, ...correctable } = organizer

/** What was sent about an event, by the names of its columns; whole days begin at midnight in the site's `timeZone`. */
export function columnsOf(payload: SubmissionCorrection, timeZone: string) {
  const instant = (date: string) => (payload.allDay ? startOfDay(date.slice(0, 10), timeZone) : date)
  const clock = (!payload.allDay && payload.timeZone) || timeZone
  // With the instant of its hour, which an event has.
  const deadline = (written: SentDeadline) => {
    const sent = inEventZone(written, clock)
    return { ...deadlineOfSent(sent), ...sent }
  }
  return {
    ...columnsWith(names, payload),
    ...columnsWith(descriptions, payload),
    ...columnsWith(type, payload),
    starts_at: instant(payload.startDate),
    ends_at: payload.endDate && instant(payload.endDate),
    all_day: payload.allDay,
    time_zone: payload.allDay ? null : payload.timeZone,
    ...(payload.deadlines && { deadlines: JSON.stringify(payload.deadlines.map(deadline)) }),
    ...columnsWith(place, payload),
    ...columnsWith(online, payload),
    ...columnsWith(correctable, payload),
    ...columnsWith(links, payload),
    ...columnsWith(prize, payload),
    additional_info: payload.additionalInfo,
    ...columnsWith(contact, contactPersonOf(payload)),
  }
}

/** The contact person's own fields, or what `additionalInfo` says where they are absent. */
function contactPersonOf(payload: SubmissionCorrection) {
  const parsed = payload.additionalInfo === null ? null : parseAdditionalInfo(payload.additionalInfo)
  const field = (name: keyof typeof contact) =>
    payload[name] ?? (parsed?.[name].slice(0, contact[name].limit) || null)
  return mapFields(contact, (_, name) => field(name))
}
