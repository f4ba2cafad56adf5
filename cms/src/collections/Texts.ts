import type { CollectionConfig } from 'payload'
import { staff } from '../access/staff.ts'
import { group, label, labels } from './labels.ts'

/** Every text that a visitor reads, by its key: what stands here is shown in place of the built-in text. */
export const Texts: CollectionConfig = {
  slug: 'texts',
  labels: labels('texts'),
  admin: { useAsTitle: 'key', group: group('texts'), defaultColumns: ['key', 'en', 'he'] },
  access: { read: staff, create: () => false, update: staff, delete: () => false },
  defaultSort: 'key',
  fields: [
    {
      name: 'key',
      type: 'text',
      required: true,
      unique: true,
      label: label('key'),
      access: { update: () => false },
    },
    {
      name: 'area',
      type: 'text',
      required: true,
      index: true,
      label: label('area'),
      access: { update: () => false },
    },
    { name: 'en', type: 'textarea', label: label('english') },
    { name: 'he', type: 'textarea', label: label('hebrew') },
    // The English text that the Hebrew one was written for.
    { name: 'hebrewOf', type: 'textarea', admin: { hidden: true } },
  ],
}
