import type { GlobalConfig } from 'payload'
import { admins } from '../access/predicates.ts'
import { auditSettings } from '../features/audit/audit.ts'
import { group, label, names } from '../panel/labels.ts'

export const MailSettings: GlobalConfig = {
  slug: 'mail-settings',
  label: names('mailSettings'),
  admin: { group: group('mail') },
  access: { read: admins, update: admins },
  hooks: { afterChange: [auditSettings] },
  fields: [
    {
      name: 'doubleOptIn',
      type: 'checkbox',
      required: true,
      defaultValue: false,
      label: label('doubleOptIn'),
    },
    {
      name: 'weeklyDigest',
      type: 'checkbox',
      required: true,
      defaultValue: true,
      label: label('weeklyDigest'),
    },
  ],
}
