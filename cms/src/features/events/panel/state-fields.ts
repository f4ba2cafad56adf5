import { eventStates } from '@cyberluach/core/event-states'
import type { Field } from 'payload'
import { moderatorsField } from '../../../access/predicates.ts'
import { help, label, options } from '../../../panel/labels.ts'
import { dayPicker } from '../../../panel/moments/by-site-clock.ts'
import { optionalDay } from '../../../panel/validations.ts'

const fact = { access: { update: moderatorsField } }

type Shape = { state?: string | null; formerStartsAt?: string | null }
const hasMoved = ({ state }: Shape) => state === 'moved'
const hasMovedFromAnHour = (event: Shape) => hasMoved(event) && Boolean(event.formerStartsAt)

/** Whether an event takes place, since when this holds, and when one that moved was to be before. */
export const stateFields: Field[] = [
  {
    name: 'state',
    type: 'select',
    required: true,
    defaultValue: 'scheduled',
    options: options('eventStates', eventStates),
    label: label('eventState'),
    admin: { description: help('eventState'), isClearable: false },
    ...fact,
  },
  {
    name: 'formerStartDay',
    type: 'text',
    validate: optionalDay,
    label: label('formerStartDay'),
    admin: { condition: hasMoved, components: dayPicker },
    ...fact,
  },
  {
    name: 'formerEndDay',
    type: 'text',
    validate: optionalDay,
    label: label('formerEndDay'),
    admin: { condition: hasMoved, components: dayPicker },
    ...fact,
  },
  {
    name: 'formerStartsAt',
    type: 'date',
    label: label('formerStartsAt'),
    admin: { condition: hasMovedFromAnHour },
    ...fact,
  },
  {
    name: 'stateChangedAt',
    type: 'date',
    label: label('stateChangedAt'),
    admin: { readOnly: true, condition: ({ stateChangedAt }) => Boolean(stateChangedAt) },
    ...fact,
  },
]
