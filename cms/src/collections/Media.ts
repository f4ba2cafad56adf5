import type { CollectionConfig } from 'payload'
import { editors } from '../access/editors.ts'
import { staff } from '../access/staff.ts'
import { group, label, labels } from './labels.ts'

/** Pictures for posts. Their bytes are kept in the database, re-encoded (`media_files`). */
export const Media: CollectionConfig = {
  slug: 'media',
  labels: labels('media'),
  admin: { useAsTitle: 'filename', group: group('blog'), defaultColumns: ['filename', 'alt', 'createdAt'] },
  access: { read: staff, create: editors, update: staff, delete: editors },
  upload: { disableLocalStorage: true },
  fields: [{ name: 'alt', type: 'text', localized: true, label: label('alt') }],
}
