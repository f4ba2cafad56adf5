import { deadlineKinds } from '@cyberluach/core/event-deadlines'
import type { ArrayField } from 'payload'
import { help, label, options } from '../../../panel/labels.ts'
import { dayPicker } from '../../../panel/moments/by-site-clock.ts'
import { day, optionalDay, optionalLink, optionalTimeZone } from '../../../panel/validations.ts'

/** Until when something is possible before an event: a day, with an hour where one is known. */
export const deadlinesField: ArrayField = {
  name: 'deadlines',
  type: 'array',
  label: label('deadlines'),
  labels: { singular: label('deadline'), plural: label('deadlines') },
  admin: { initCollapsed: true },
  fields: [
    {
      name: 'kind',
      type: 'select',
      required: true,
      options: options('deadlineKinds', deadlineKinds),
      label: label('deadlineKind'),
    },
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
    {
      name: 'extendedFrom',
      type: 'text',
      validate: optionalDay,
      label: label('extendedFrom'),
      admin: { components: dayPicker },
    },
  ],
}
