import type { CollectionConfig } from 'payload'
import { admins } from '../access/predicates.ts'
import { auditActions } from '../features/audit/audit.ts'
import { group, label, labels } from '../panel/labels.ts'
import { choice } from '../panel/fields.ts'

/** Written in the transaction of what it tells about, and never changed: the database refuses that too. */
export const AuditEntries: CollectionConfig = {
  slug: 'audit-entries',
  labels: labels('auditEntries'),
  admin: {
    useAsTitle: 'action',
    group: group('people'),
    defaultColumns: ['at', 'action', 'username', 'subject', 'details'],
    listSearchableFields: ['username', 'subject', 'details'],
  },
  access: { read: admins, create: () => false, update: () => false, delete: () => false },
  defaultSort: '-at',
  timestamps: false,
  fields: [
    {
      name: 'at',
      type: 'date',
      required: true,
      index: true,
      label: label('at'),
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
    choice('action', 'auditActions', auditActions, { required: true, index: true }),
    { name: 'username', type: 'text', index: true, label: label('username') },
    {
      name: 'subject',
      type: 'text',
      label: label('subject'),
      admin: { components: { Cell: '/features/audit/panel/AuditCells.tsx#SubjectCell' } },
    },
    {
      name: 'details',
      type: 'text',
      label: label('details'),
      admin: { components: { Cell: '/features/audit/panel/AuditCells.tsx#DetailsCell' } },
    },
  ],
}
