import { eventStates } from '@cyberluach/core/events/event-states'
import type { Field, ArrayField } from 'payload'
import { moderatorsField } from '../../../access/predicates.ts'
import { help, label } from '../../../panel/labels.ts'
import { choice, date, line } from '../../../panel/fields.ts'
import { dayPicker } from '../../../panel/custom-components.ts'
import { optionalDay, day, optionalLink, optionalTimeZone } from '../../../panel/validations.ts'
import { deadlineKinds } from '@cyberluach/core/events/deadline'

const fact = { access: { update: moderatorsField } }

type Shape = { state?: string | null; formerStartsAt?: string | null }
const hasMoved = ({ state }: Shape) => state === 'moved'
const hasMovedFromAnHour = (event: Shape) => hasMoved(event) && Boolean(event.formerStartsAt)

/** Whether an event takes place, since when this holds, and when one that moved was to be before. */
export const stateFields: Field[] = [
  {
    ...choice('eventState', 'eventStates', eventStates, {
      required: true,
      defaultValue: 'scheduled',
      admin: { description: help('eventState'), isClearable: false },
      ...fact,
    }),
    name: 'state',
  },
  line('formerStartDay', {
    validate: optionalDay,
    admin: { condition: hasMoved, components: dayPicker },
    ...fact,
  }),
  line('formerEndDay', {
    validate: optionalDay,
    admin: { condition: hasMoved, components: dayPicker },
    ...fact,
  }),
  date('formerStartsAt', { admin: { condition: hasMovedFromAnHour }, ...fact }),
  date('stateChangedAt', {
    admin: { readOnly: true, condition: ({ stateChangedAt }) => Boolean(stateChangedAt) },
    ...fact,
  }),
]

/** Until when something is possible before an event: a day, with an hour where one is known. */
export const deadlinesField: ArrayField = {
  name: 'deadlines',
  type: 'array',
  label: label('deadlines'),
  labels: { singular: label('deadline'), plural: label('deadlines') },
  admin: { initCollapsed: true },
  fields: [
    choice('kind', 'deadlineKinds', deadlineKinds, { required: true, label: label('deadlineKind') }),
    {
      name: 'day',
      type: 'text',
      required: true,
      validate: day,
      label: label('deadlineDay'),
      admin: { components: dayPicker, description: help('deadlineDay') },
    },
    { name: 'at', type: 'date', label: label('deadlineAt') },
    {
      name: 'zone',
      type: 'text',
      validate: optionalTimeZone,
      label: label('deadlineZone'),
      admin: { description: help('deadlineZone') },
    },
    { name: 'url', type: 'text', validate: optionalLink, label: label('deadlineUrl') },
    line('extendedFrom', { validate: optionalDay, admin: { components: dayPicker } }),
  ],
}
