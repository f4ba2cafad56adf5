import { eventTypes } from '@cyberluach/core/events/event'
import { sourceKinds, sourceTrusts, syncHours } from '@cyberluach/core/sources/sources'
import type { CollectionConfig } from 'payload'
import { admins } from '../access/predicates.ts'
import { auditOf } from '../features/audit/audit.ts'
import { checkSource } from '../features/sources/hooks.ts'
import { group, help, label, labels, options } from '../panel/labels.ts'
import { link, optionalLink } from '../panel/validations.ts'

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
    { name: 'name', type: 'text', required: true, maxLength: 120, label: label('sourceTitle') },
    {
      name: 'kind',
      type: 'select',
      required: true,
      options: options('sourceKinds', sourceKinds),
      label: label('sourceKind'),
    },
    {
      name: 'address',
      type: 'text',
      required: true,
      unique: true,
      validate: link,
      label: label('sourceAddress'),
      hooks: { beforeDuplicate: [({ value }) => `${String(value)}#2`] },
    },
    { name: 'licence', type: 'text', maxLength: 120, label: label('licence') },
    {
      name: 'credit',
      type: 'text',
      maxLength: 300,
      label: label('credit'),
      admin: { description: help('credit') },
    },
    { name: 'creditUrl', type: 'text', validate: optionalLink, label: label('creditUrl') },
    {
      name: 'mayPassOn',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      label: label('mayPassOn'),
      admin: { description: help('mayPassOn') },
    },
    {
      name: 'trust',
      type: 'select',
      required: true,
      defaultValue: 'queue',
      options: options('sourceTrusts', sourceTrusts),
      label: label('trust'),
    },
    {
      name: 'everyHours',
      type: 'number',
      required: true,
      defaultValue: syncHours.atFirst,
      min: syncHours.least,
      max: syncHours.most,
      label: label('everyHours'),
    },
    { name: 'isOn', type: 'checkbox', required: true, defaultValue: false, label: label('isOn') },
    {
      name: 'hasPermission',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      label: label('hasPermission'),
      admin: { description: help('hasPermission') },
    },
    {
      name: 'eventType',
      type: 'select',
      options: options('eventTypes', eventTypes),
      label: label('usualEventType'),
      admin: { description: help('usualEventType') },
    },
  ],
}
