import type { CollectionConfig } from 'payload'
import { admins } from '../access/predicates.ts'
import { auditActions } from '../features/audit/audit.ts'
import { group, labels } from '../panel/labels.ts'
import { choice, date, line } from '../panel/event-fields.ts'

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
    date('at', { required: true, index: true, admin: { date: { pickerAppearance: 'dayAndTime' } } }),
    choice('action', 'auditActions', auditActions, { required: true, index: true }),
    line('username', { index: true }),
    line('subject', { admin: { components: { Cell: '/features/audit/panel/AuditCells.tsx#SubjectCell' } } }),
    line('details', { admin: { components: { Cell: '/features/audit/panel/AuditCells.tsx#DetailsCell' } } }),
  ],
}
