import { locales } from '@cyberluach/i18n/locales'
import type { CollectionConfig } from 'payload'
import { admins } from '../access/predicates.ts'
import { mailKinds, mailStatuses } from '../features/mail/mail-kinds.ts'
import { sendAgainEndpoint } from '../features/mail/routes.ts'
import { group, label, labels, options } from '../panel/labels.ts'

/** What was promised to be sent: written by the API and by jobs alone, in the transaction of its cause. */
export const Mails: CollectionConfig = {
  slug: 'mails',
  labels: labels('mails'),
  admin: {
    useAsTitle: 'subject',
    group: group('mail'),
    defaultColumns: ['createdAt', 'recipientEmail', 'subject', 'status', 'error'],
    listSearchableFields: ['subject', 'recipientEmail', 'recipientName'],
  },
  access: { read: admins, create: () => false, update: () => false, delete: () => false },
  defaultSort: '-createdAt',
  endpoints: [sendAgainEndpoint],
  fields: [
    {
      name: 'view',
      type: 'ui',
      admin: { components: { Field: '/features/mail/panel/MailView.tsx#MailView' }, disableListColumn: true },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'kind',
          type: 'select',
          required: true,
          options: options('mailKinds', mailKinds),
          label: label('kind'),
        },
        {
          name: 'status',
          type: 'select',
          required: true,
          defaultValue: 'queued',
          index: true,
          options: options('mailStatuses', mailStatuses),
          label: label('status'),
        },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'recipientName', type: 'text', label: label('recipientName') },
        {
          name: 'recipientEmail',
          type: 'text',
          required: true,
          index: true,
          label: label('recipientEmail'),
        },
      ],
    },
    {
      name: 'locale',
      type: 'select',
      required: true,
      defaultValue: 'en',
      options: options('locales', locales),
      label: label('locale'),
    },
    { name: 'subject', type: 'text', label: label('mailSubject') },
    { name: 'text', type: 'textarea', label: label('mailText'), admin: { hidden: true } },
    { name: 'html', type: 'textarea', admin: { hidden: true } },
    // Extra headers and the calendar file, as the sender takes them: `{ headers, attachments }`.
    { name: 'extras', type: 'json', admin: { hidden: true } },
    { name: 'messageId', type: 'text', required: true, unique: true, label: label('messageId') },
    { name: 'attempts', type: 'number', required: true, defaultValue: 0, label: label('attempts') },
    { name: 'error', type: 'textarea', label: label('mailError'), admin: shownWith('error') },
    {
      name: 'writtenBy',
      type: 'text',
      label: label('writtenBy'),
      admin: shownWith('writtenBy'),
    },
    { name: 'sentAt', type: 'date', label: label('sentAt'), admin: shownWith('sentAt') },
    {
      name: 'digest',
      type: 'relationship',
      relationTo: 'digests',
      index: true,
      label: label('digest'),
      admin: shownWith('digest'),
    },
    {
      name: 'subscriber',
      type: 'relationship',
      relationTo: 'subscribers',
      label: label('subscriber'),
      admin: shownWith('subscriber'),
    },
    {
      name: 'submission',
      type: 'relationship',
      relationTo: 'submissions',
      label: label('submission'),
      admin: shownWith('submission'),
    },
  ],
}

/** A field that most mails leave empty is shown where it says something. */
function shownWith(field: string): { condition: (data: Record<string, unknown>) => boolean } {
  return { condition: (data) => Boolean(data[field]) }
}
