import type { DateField, Field } from 'payload'

const moment = {
  Field: '/panel/moments/MomentField.tsx#MomentField',
  Cell: '/panel/moments/MomentCell.tsx#MomentCell',
}

/** What makes a text a day that is picked. */
export const dayPicker = {
  Field: '/panel/moments/DayField.tsx#DayField',
  Cell: '/panel/moments/MomentCell.tsx#DayCell',
}

/** The documents of these fields show and take every day and hour by the clock of the site, not of the browser. */
export function bySiteClock<Place extends { fields: Field[] }>(place: Place): Place {
  return { ...place, fields: place.fields.map(clocked) }
}

function clocked(field: Field): Field {
  if (field.type === 'date') return withClock(field)
  if ('fields' in field && Array.isArray(field.fields))
    return { ...field, fields: field.fields.map(clocked) } as Field
  return field
}

function withClock(field: DateField): DateField {
  return { ...field, admin: { ...field.admin, components: { ...moment, ...field.admin?.components } } }
}
