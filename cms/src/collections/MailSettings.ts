import type { GlobalConfig } from 'payload'
import { admins } from '../access/predicates.ts'
import { auditSettings } from '../features/audit/audit.ts'
import { group, names } from '../panel/labels.ts'
import { tick } from '../panel/event-fields.ts'

export const MailSettings: GlobalConfig = {
  slug: 'mail-settings',
  label: names('mailSettings'),
  admin: { group: group('mail') },
  access: { read: admins, update: admins },
  hooks: { afterChange: [auditSettings] },
  fields: [tick('doubleOptIn'), tick('weeklyDigest', { defaultValue: true })],
}
