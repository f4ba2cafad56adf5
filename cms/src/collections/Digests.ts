import type { CollectionConfig } from 'payload'
import { admins } from '../access/admins.ts'
import { digestStatuses } from '../mail/mail-kinds.ts'
import { group, label, labels, options } from './labels.ts'
import { day } from './validations.ts'

/** A letter to all subscribers about the coming events and the new posts, in each of their languages. */
export const Digests: CollectionConfig = {
  slug: 'digests',
  labels: labels('digests'),
  admin: {
    useAsTitle: 'firstDay',
    group: group('mail'),
    defaultColumns: ['firstDay', 'lastDay', 'status', 'sentAt'],
  },
  access: { read: admins, create: admins, update: admins, delete: admins },
  defaultSort: '-firstDay',
  fields: [
    { name: 'firstDay', type: 'text', required: true, validate: day, label: label('startDay') },
    { name: 'lastDay', type: 'text', required: true, validate: day, label: label('endDay') },
    { name: 'subject', type: 'text', localized: true, label: label('mailSubject') },
    { name: 'intro', type: 'textarea', localized: true, label: label('intro') },
    {
      name: 'status',
      type: 'select',
      required: true,
      defaultValue: 'draft',
      options: options('digestStatuses', digestStatuses),
      label: label('status'),
      access: { create: () => false, update: () => false },
    },
    {
      name: 'sentAt',
      type: 'date',
      label: label('sentAt'),
      access: { create: () => false, update: () => false },
    },
    // What was sent, by language: `{ en: { subject, html, text }, he: … }`; null before it is sent.
    { name: 'letters', type: 'json', admin: { hidden: true } },
  ],
}
