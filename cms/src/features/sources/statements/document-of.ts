import type { FieldChange, ClaimedField } from '@cyberluach/api/sources'
import { otherTextsField } from '../../../panel/other-language/other-texts-field.ts'
import type { EventRow } from '../../events/rows.ts'
import type { ValueName } from './event-values.ts'

/** How Payload's English form of an event writes the fields of a statement. */
const names: Readonly<Record<ClaimedField, string>> = {
  title: 'title',
  titleHe: otherTextsField,
  description: 'description',
  startDay: 'startDay',
  endDay: 'endDay',
  startsAt: 'startsAt',
  endsAt: 'endsAt',
  url: 'registrationUrl',
  isOnline: 'isOnline',
  city: 'locationCity',
  country: 'locationCountry',
  venue: 'locationVenue',
  eventType: 'eventType',
  state: 'state',
  organizer: 'organizer',
  admission: 'admission',
  price: 'price',
  tags: 'tags',
  deadlines: 'deadlines',
}

/** The changes as Payload writes them. Days that change bring their hours, or that there are none, with them. */
export function documentOfChanges(changes: readonly FieldChange[], event: EventRow): Record<string, unknown> {
  const after = new Map(changes.map((change) => [change.field, change.after]))
  const data: Record<string, unknown> = {}
  for (const [field, value] of after) if (isStated(field)) data[names[field]] = value
  if (after.has('titleHe'))
    data[otherTextsField] = { title: after.get('titleHe'), description: event.descriptionHe }
  const ofDays = ['startDay', 'endDay', 'startsAt', 'endsAt']
  if (!ofDays.some((field) => after.has(field))) return data
  const startsAt = after.has('startsAt') ? after.get('startsAt') : (event.startsAt?.toISOString() ?? null)
  const endsAt = after.has('endsAt') ? after.get('endsAt') : (event.endsAt?.toISOString() ?? null)
  return {
    ...data,
    allDay: startsAt === null,
    startsAt,
    endsAt,
    startDay: after.get('startDay') ?? event.startDay,
    endDay: after.get('endDay') ?? event.endDay,
  }
}

function isStated(field: string): field is ClaimedField {
  return field in names
}

/** Which value each field of a statement belongs to. */
export const valueOfStated: Readonly<Record<ClaimedField, ValueName>> = {
  title: 'title',
  titleHe: 'titleHe',
  description: 'description',
  startDay: 'days',
  endDay: 'days',
  startsAt: 'days',
  endsAt: 'days',
  url: 'link',
  isOnline: 'place',
  city: 'place',
  country: 'place',
  venue: 'place',
  eventType: 'eventType',
  state: 'state',
  organizer: 'organizer',
  admission: 'admission',
  price: 'price',
  tags: 'tags',
  deadlines: 'deadlines',
}
