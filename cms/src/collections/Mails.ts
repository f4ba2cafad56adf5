import { locales } from '@cyberluach/i18n/locales'
import type { CollectionConfig } from 'payload'
import { admins } from '../access/predicates.ts'
import { mailKinds, mailStatuses } from '../features/mail/mail-kinds.ts'
import { sendAgainEndpoint } from '../features/mail/routes.ts'
import { group, label, labels } from '../panel/labels.ts'
import { choice, date, line, relation, ui } from '../panel/event-fields.ts'

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
    ui('view', '/features/mail/panel/MailView.tsx#MailView'),
    {
      type: 'row',
      fields: [
        choice('kind', 'mailKinds', mailKinds, { required: true }),
        choice('status', 'mailStatuses', mailStatuses, {
          required: true,
          defaultValue: 'queued',
          index: true,
        }),
      ],
    },
    { type: 'row', fields: [line('recipientName'), line('recipientEmail', { required: true, index: true })] },
    choice('locale', 'locales', locales, { required: true, defaultValue: 'en' }),
    line('subject', { label: label('mailSubject') }),
    { name: 'text', type: 'textarea', label: label('mailText'), admin: { hidden: true } },
    { name: 'html', type: 'textarea', admin: { hidden: true } },
    // Extra headers and the calendar file, as the sender takes them: `{ headers, attachments }`.
    { name: 'extras', type: 'json', admin: { hidden: true } },
    line('messageId', { required: true, unique: true }),
    { name: 'attempts', type: 'number', required: true, defaultValue: 0, label: label('attempts') },
    { name: 'error', type: 'textarea', label: label('mailError'), admin: shownWith('error') },
    line('writtenBy', { admin: shownWith('writtenBy') }),
    date('sentAt', { admin: shownWith('sentAt') }),
    relation('digest', 'digests', { index: true, admin: shownWith('digest') }),
    relation('subscriber', 'subscribers', { admin: shownWith('subscriber') }),
    relation('submission', 'submissions', { admin: shownWith('submission') }),
  ],
}

/** A field that most mails leave empty is shown where it says something. */
function shownWith(field: string): { condition: (data: Record<string, unknown>) => boolean } {
  return { condition: (data) => Boolean(data[field]) }
}
