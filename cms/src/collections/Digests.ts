import { messagesFor } from '@cyberluach/i18n/messages'
import type { CollectionConfig } from 'payload'
import { admins } from '../access/predicates.ts'
import { lastDay, usualWeek, adminsWhileDraft, refuseOnceSent } from '../features/newsletter/digests/hooks.ts'
import { digestEndpoints } from '../features/newsletter/digests/endpoints.ts'
import { digestKinds, digestStatuses } from '../features/mail/mail-kinds.ts'
import { bothLanguages } from '../panel/custom-components.ts'
import { inOtherLanguage } from '../panel/other-language/other-texts.ts'
import { group, label, labels } from '../panel/labels.ts'
import { choice, date, line, paragraph, dayLine, ui } from '../panel/event-fields.ts'

const texts = inOtherLanguage('digests_locales', ['subject', 'intro'])

/** What nobody types. */
const bySystem = { access: { create: () => false, update: () => false } }

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
        dayLine('firstDay', {
          required: true,
          defaultValue: () => usualWeek().firstDay,
          label: label('startDay'),
        }),
        dayLine('lastDay', {
          required: true,
          validate: lastDay,
          defaultValue: () => usualWeek().lastDay,
          label: label('endDay'),
        }),
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
      ...bySystem,
    }),
    date('sendAt', { admin: { condition: ({ sendAt }) => Boolean(sendAt) }, ...bySystem }),
    line('plannedBy', { admin: { condition: ({ plannedBy }) => Boolean(plannedBy) }, ...bySystem }),
    date('sentAt', { ...bySystem }),
    // Ids of the events that it does not tell of: chosen beside the letter.
    { name: 'leftOut', type: 'json', admin: { hidden: true } },
    ui('letter', '/features/newsletter/digests/panel/DigestLetter.tsx#DigestLetter', {
      disableListColumn: false,
    }),
    // What was sent, by language: `{ en: { subject, html, text }, he: … }`; null before it is sent.
    { name: 'letters', type: 'json', admin: { hidden: true }, ...bySystem },
  ],
}

/** Only the weekly one has days. */
function isDigest({ kind }: { kind?: unknown }): boolean {
  return kind !== 'letter'
}

function hint(name: 'kindHint' | 'subjectHint' | 'introHint'): { en: string; he: string } {
  return { en: messagesFor('en').digestPanel[name], he: messagesFor('he').digestPanel[name] }
}
