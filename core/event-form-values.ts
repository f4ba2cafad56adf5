import { deadlineSlots, emptyDeadlines, fieldOf } from './deadline-fields.ts'
import { eventFields, type FieldGroup } from './event-fields.ts'
import { emptyFields } from './event-form-fields.ts'

/** The form's own fields (product specification, section 3): what they hold joins `additionalInfo`. */
export const ownFields = {
  links: {
    eventUrl: { kind: 'link', limit: 2_000 },
  },
  prize: {
    prizeDescription: { kind: 'text', limit: 2_000 },
    maxParticipants: { kind: 'whole' },
    participationFee: { kind: 'line', limit: 200 },
  },
  organizer: {
    organizerWebsite: { kind: 'link', limit: 2_000 },
    organizerContact: { kind: 'line', limit: 300 },
  },
  notes: {
    requirements: { kind: 'text', limit: 3_000 },
    additionalNotes: { kind: 'text', limit: 3_000 },
    contactForQuestions: { kind: 'line', limit: 300 },
  },
} as const satisfies Record<string, FieldGroup>

/** The fields that hold a link. */
export const linkFields: ReadonlySet<string> = new Set([
  ...[...Object.values(eventFields), ...Object.values(ownFields)].flatMap((group) =>
    Object.entries(group as FieldGroup).flatMap(([name, { kind }]) => (kind === 'link' ? [name] : [])),
  ),
  ...deadlineSlots.map((slot) => fieldOf(slot, 'Url')),
])

/**
 * Every field of the submission form, in its order, as the form holds it: text, or a tick. Dates are `YYYY-MM-DD`, times
 * `hh:mm`, the country an ISO code, the time zone an IANA name (empty for the site's); an empty text where nothing was
 * given.
 */
export type EventFormValues = ReturnType<typeof emptyEventForm>

/** The form as it opens: empty, from 09:00 to 17:00 (product specification, section 5). */
export function emptyEventForm() {
  return {
    ...emptyFields(eventFields.names),
    ...emptyFields(eventFields.type),
    ...emptyFields(eventFields.descriptions),
    allDay: false,
    startDate: '',
    startTime: '09:00',
    endDate: '',
    endTime: '17:00',
    timeZone: '',
    ...emptyDeadlines(),
    ...emptyFields(eventFields.online),
    ...emptyFields(eventFields.place),
    ...emptyFields(eventFields.links),
    ...emptyFields(ownFields.links),
    hasPrize: false,
    ...emptyFields(eventFields.prize),
    ...emptyFields(ownFields.prize),
    ...emptyFields(eventFields.organizer),
    ...emptyFields(ownFields.organizer),
    ...emptyFields(eventFields.contact),
    ...emptyFields(ownFields.notes),
  }
}

const midnight = '00:00'

/**
 * The values of the fields that the form shows: the prize only where there is one, the place only where people meet,
 * hours and their zone only where the event does not last all day.
 */
export function offered(values: EventFormValues): EventFormValues {
  return {
    ...values,
    ...(values.allDay ? { startTime: midnight, endTime: midnight, timeZone: '' } : {}),
    ...(values.hasPrize ? {} : { ...emptyFields(eventFields.prize), prizeDescription: '' }),
    ...(values.isOnline ? emptyFields(eventFields.place) : {}),
  }
}
