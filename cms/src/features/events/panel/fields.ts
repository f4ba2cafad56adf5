import { eventStates } from '@cyberluach/core/events/event-states'
import type { Field, ArrayField } from 'payload'
import { moderatorsField } from '../../../access/predicates.ts'
import { help, label } from '../../../panel/labels.ts'
import { choice, date, line, dayLine } from '../../../panel/event-fields.ts'
import { optionalDay, optionalLink, optionalTimeZone } from '../../../panel/validations.ts'
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
  dayLine('formerStartDay', { validate: optionalDay, admin: { condition: hasMoved }, ...fact }),
  dayLine('formerEndDay', { validate: optionalDay, admin: { condition: hasMoved }, ...fact }),
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
    dayLine('day', {
      required: true,
      label: label('deadlineDay'),
      admin: { description: help('deadlineDay') },
    }),
    { name: 'at', type: 'date', label: label('deadlineAt') },
    line('zone', {
      validate: optionalTimeZone,
      label: label('deadlineZone'),
      admin: { description: help('deadlineZone') },
    }),
    line('url', { validate: optionalLink, label: label('deadlineUrl') }),
    dayLine('extendedFrom', { validate: optionalDay }),
  ],
}
