import { messagesFor } from '@cyberluach/i18n/messages'
import type { CollectionConfig } from 'payload'
import { admins } from '../access/predicates.ts'
import { lastDay, usualWeek } from '../features/newsletter/digests/days.ts'
import { adminsWhileDraft, refuseOnceSent } from '../features/newsletter/digests/draft-only.ts'
import { digestEndpoints } from '../features/newsletter/digests/endpoints.ts'
import { digestStatuses } from '../features/mail/mail-kinds.ts'
import { group, label, labels, options } from '../panel/labels.ts'
import { day } from '../panel/validations.ts'

/** A letter to all subscribers about the coming events and the new posts, in each of their languages. */
export const Digests: CollectionConfig = {
  slug: 'digests',
  labels: labels('digests'),
  admin: {
    useAsTitle: 'firstDay',
    group: group('mail'),
    defaultColumns: ['firstDay', 'lastDay', 'status', 'sentAt'],
  },
  access: { read: admins, create: admins, update: adminsWhileDraft, delete: adminsWhileDraft },
  defaultSort: '-firstDay',
  hooks: { beforeChange: [refuseOnceSent] },
  endpoints: digestEndpoints,
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'firstDay',
          type: 'text',
          required: true,
          validate: day,
          defaultValue: () => usualWeek().firstDay,
          label: label('startDay'),
        },
        {
          name: 'lastDay',
          type: 'text',
          required: true,
          validate: lastDay,
          defaultValue: () => usualWeek().lastDay,
          label: label('endDay'),
        },
      ],
    },
    {
      name: 'subject',
      type: 'text',
      localized: true,
      maxLength: 200,
      label: label('mailSubject'),
      admin: { description: hint('subjectHint') },
    },
    {
      name: 'intro',
      type: 'textarea',
      localized: true,
      maxLength: 5000,
      label: label('intro'),
      admin: { description: hint('introHint') },
    },
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
    {
      name: 'letter',
      type: 'ui',
      admin: { components: { Field: '/features/newsletter/digests/panel/DigestLetter.tsx#DigestLetter' } },
    },
    // What was sent, by language: `{ en: { subject, html, text }, he: … }`; null before it is sent.
    {
      name: 'letters',
      type: 'json',
      admin: { hidden: true },
      access: { create: () => false, update: () => false },
    },
  ],
}

function hint(name: 'subjectHint' | 'introHint'): { en: string; he: string } {
  return { en: messagesFor('en').digestPanel[name], he: messagesFor('he').digestPanel[name] }
}
