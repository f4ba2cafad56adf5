import { messagesFor } from '@cyberluach/i18n/messages'
import type { CollectionConfig } from 'payload'
import { admins } from '../access/predicates.ts'
import { lastDay, usualWeek, adminsWhileDraft, refuseOnceSent } from '../features/newsletter/digests/hooks.ts'
import { digestEndpoints } from '../features/newsletter/digests/endpoints.ts'
import { digestKinds, digestStatuses } from '../features/mail/mail-kinds.ts'
import { bothLanguages } from '../panel/other-language/other-texts-field.ts'
import { inOtherLanguage } from '../panel/other-language/other-texts.ts'
import { group, label, labels } from '../panel/labels.ts'
import { choice, date, line, paragraph } from '../panel/fields.ts'
import { dayPicker } from '../panel/custom-components.ts'
import { day } from '../panel/validations.ts'

const texts = inOtherLanguage('digests_locales', ['subject', 'intro'])

/** A letter to all subscribers about the coming events and the new posts, in each of their languages. */
export const Digests: CollectionConfig = {
  slug: 'digests',
  labels: labels('digests'),
  admin: {
    useAsTitle: 'firstDay',
    group: group('mail'),
    defaultColumns: ['firstDay', 'kind', 'subject', 'status', 'sendAt', 'sentAt'],
  },
  access: { read: admins, create: admins, update: adminsWhileDraft, delete: adminsWhileDraft },
  defaultSort: '-firstDay',
  hooks: { beforeChange: [refuseOnceSent], afterChange: [texts.write] },
  endpoints: digestEndpoints,
  fields: [
    choice('kind', 'digestKinds', digestKinds, {
      required: true,
      defaultValue: 'digest',
      label: label('digestKind'),
      admin: { description: hint('kindHint') },
    }),
    {
      type: 'row',
      admin: { condition: isDigest },
      fields: [
        {
          name: 'firstDay',
          type: 'text',
          required: true,
          validate: day,
          defaultValue: () => usualWeek().firstDay,
          label: label('startDay'),
          admin: { components: dayPicker },
        },
        {
          name: 'lastDay',
          type: 'text',
          required: true,
          validate: lastDay,
          defaultValue: () => usualWeek().lastDay,
          label: label('endDay'),
          admin: { components: dayPicker },
        },
      ],
    },
    line('subject', {
      localized: true,
      maxLength: 200,
      label: label('mailSubject'),
      admin: { description: hint('subjectHint'), components: bothLanguages.text },
    }),
    paragraph('intro', {
      localized: true,
      maxLength: 5000,
      admin: { description: hint('introHint'), components: bothLanguages.textarea },
    }),
    texts.field,
    choice('status', 'digestStatuses', digestStatuses, {
      required: true,
      defaultValue: 'draft',
      access: { create: () => false, update: () => false },
    }),
    date('sendAt', {
      admin: { condition: ({ sendAt }) => Boolean(sendAt) },
      access: { create: () => false, update: () => false },
    }),
    line('plannedBy', {
      admin: { condition: ({ plannedBy }) => Boolean(plannedBy) },
      access: { create: () => false, update: () => false },
    }),
    date('sentAt', { access: { create: () => false, update: () => false } }),
    // Ids of the events that it does not tell of: chosen beside the letter.
    { name: 'leftOut', type: 'json', admin: { hidden: true } },
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

/** Only the weekly one has days. */
function isDigest({ kind }: { kind?: unknown }): boolean {
  return kind !== 'letter'
}

function hint(name: 'kindHint' | 'subjectHint' | 'introHint'): { en: string; he: string } {
  return { en: messagesFor('en').digestPanel[name], he: messagesFor('he').digestPanel[name] }
}
