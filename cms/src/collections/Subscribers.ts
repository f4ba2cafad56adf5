import { locales } from '@cyberluach/i18n/locales'
import type { CollectionConfig } from 'payload'
import { admins } from '../access/predicates.ts'
import { auditOf } from '../features/audit/audit.ts'
import { lowerCase } from '../panel/validations.ts'
import { stampSubscription } from '../features/newsletter/stamp-subscription.ts'
import { group, label, labels } from '../panel/labels.ts'
import { choice, date, line, tick } from '../panel/event-fields.ts'

/** Without a name: the audit log keeps no addresses, and outlives whoever asks to be forgotten. */
const audit = auditOf({ create: 'subscriberAdded', update: 'subscriberUpdated', delete: 'subscriberDeleted' })

export const Subscribers: CollectionConfig = {
  slug: 'subscribers',
  labels: labels('subscribers'),
  admin: {
    useAsTitle: 'email',
    group: group('people'),
    defaultColumns: ['fullName', 'email', 'subscribed', 'locale', 'subscribedAt'],
    listSearchableFields: ['email', 'fullName'],
  },
  defaultSort: '-subscribedAt',
  access: { read: admins, create: admins, update: admins, delete: admins },
  hooks: {
    beforeChange: [stampSubscription],
    afterChange: [audit.afterChange],
    afterDelete: [audit.afterDelete],
  },
  fields: [
    line('fullName', { required: true }),
    {
      name: 'email',
      type: 'email',
      required: true,
      unique: true,
      hooks: { beforeValidate: [lowerCase] },
      label: label('email'),
    },
    tick('subscribed', { defaultValue: true }),
    date('subscribedAt', { required: true, defaultValue: () => new Date() }),
    date('unsubscribedAt'),
    date('confirmedAt'),
    choice('locale', 'locales', locales, { required: true, defaultValue: 'en' }),
  ],
}
