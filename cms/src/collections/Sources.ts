import { eventTypes } from '@cyberluach/core/events/event'
import { listLanguages, sourceKinds, sourceTrusts, syncHours } from '@cyberluach/core/sources/sources'
import type { CollectionConfig } from 'payload'
import { admins } from '../access/predicates.ts'
import { auditOf } from '../features/audit/audit.ts'
import { checkSource } from '../features/sources/hooks.ts'
import { group, help, label, labels } from '../panel/labels.ts'
import { choice, line, tick } from '../panel/event-fields.ts'
import { link, optionalCountry, optionalLink, optionalTimeZone } from '../panel/validations.ts'

const audit = auditOf(
  { create: 'sourceCreated', update: 'sourceUpdated', delete: 'sourceDeleted' },
  ({ name }) => String(name),
  ['isOn', 'trust'],
)

/** The lists that events are read from. What they said is in tables of their own, and goes with its source. */
export const Sources: CollectionConfig = {
  slug: 'sources',
  labels: labels('sources'),
  admin: {
    useAsTitle: 'name',
    group: group('calendar'),
    defaultColumns: ['name', 'kind', 'address', 'isOn', 'trust'],
    listSearchableFields: ['name', 'address'],
    description: help('sources'),
  },
  access: { read: admins, create: admins, update: admins, delete: admins },
  defaultSort: 'name',
  hooks: {
    beforeValidate: [checkSource],
    afterChange: [audit.afterChange],
    afterDelete: [audit.afterDelete],
  },
  fields: [
    line('name', { required: true, maxLength: 120, label: label('sourceTitle') }),
    choice('kind', 'sourceKinds', sourceKinds, { required: true, label: label('sourceKind') }),
    line('address', {
      required: true,
      unique: true,
      validate: link,
      label: label('sourceAddress'),
      hooks: { beforeDuplicate: [({ value }) => `${String(value)}#2`] },
    }),
    line('licence', { maxLength: 120 }),
    line('credit', { maxLength: 300, admin: { description: help('credit') } }),
    line('creditUrl', { validate: optionalLink }),
    tick('mayPassOn', { admin: { description: help('mayPassOn') } }),
    choice('trust', 'sourceTrusts', sourceTrusts, { required: true, defaultValue: 'queue' }),
    {
      name: 'everyHours',
      type: 'number',
      required: true,
      defaultValue: syncHours.atFirst,
      min: syncHours.least,
      max: syncHours.most,
      label: label('everyHours'),
    },
    tick('isOn'),
    tick('hasPermission', { admin: { description: help('hasPermission') } }),
    choice('eventType', 'eventTypes', eventTypes, {
      label: label('usualEventType'),
      admin: { description: help('usualEventType') },
    }),
    line('country', { maxLength: 60, validate: optionalCountry, label: label('usualCountry') }),
    line('city', { maxLength: 60, label: label('usualCity') }),
    line('timeZone', { maxLength: 60, validate: optionalTimeZone, label: label('usualTimeZone') }),
    choice('language', 'listLanguages', listLanguages, { label: label('usualLanguage') }),
    line('organizer', { maxLength: 100, label: label('usualOrganizer') }),
    line('tags', { maxLength: 200, label: label('usualTags'), admin: { description: help('words') } }),
    line('leaveOut', { maxLength: 500, admin: { description: help('words') } }),
    line('onlyWith', { maxLength: 500, admin: { description: help('words') } }),
  ],
}
