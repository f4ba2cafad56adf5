import type { CollectionConfig } from 'payload'
import { editors } from '../access/editors.ts'
import { staff } from '../access/staff.ts'
import { group, label, labels } from './labels.ts'

/** The groups of the frequently asked questions, in their order, with their entries. */
export const FaqGroups: CollectionConfig = {
  slug: 'faq-groups',
  labels: labels('faqGroups'),
  orderable: true,
  admin: { useAsTitle: 'title', group: group('texts'), defaultColumns: ['title'] },
  access: { read: staff, create: editors, update: staff, delete: editors },
  fields: [
    { name: 'title', type: 'text', localized: true, label: label('title') },
    {
      name: 'entries',
      type: 'array',
      label: label('entries'),
      fields: [
        { name: 'question', type: 'text', localized: true, label: label('question') },
        { name: 'answer', type: 'textarea', localized: true, label: label('answer') },
      ],
    },
  ],
}
