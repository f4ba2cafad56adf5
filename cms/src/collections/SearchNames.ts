import { foldedText } from '@cyberluach/core/text/spelling'
import type { CollectionConfig, FieldHook } from 'payload'
import { editors, staff } from '../access/predicates.ts'
import { group, help, label, labels } from '../panel/labels.ts'
import { line } from '../panel/event-fields.ts'
import { title } from '../panel/validations.ts'

/** As it is looked for: so that one name is not typed twice. */
const folded: FieldHook = ({ value }) => (typeof value === 'string' ? foldedText(value) : value)

/** What people type for a name in the search, beside those that come with the product (`core/events/typed-names.ts`). */
export const SearchNames: CollectionConfig = {
  slug: 'search-names',
  labels: labels('searchNames'),
  admin: {
    useAsTitle: 'typed',
    group: group('calendar'),
    defaultColumns: ['typed', 'means', 'updatedAt'],
    listSearchableFields: ['typed', 'means'],
    description: help('searchNames'),
    components: { beforeListTable: ['/features/search/panel/SearchMisses.tsx#SearchMisses'] },
  },
  access: { read: staff, create: editors, update: editors, delete: editors },
  defaultSort: 'typed',
  fields: [
    line('typed', {
      required: true,
      unique: true,
      maxLength: 60,
      validate: title,
      label: label('searchTyped'),
      hooks: { beforeValidate: [folded], beforeDuplicate: [({ value }) => `${String(value)} 2`] },
    }),
    line('means', {
      required: true,
      maxLength: 120,
      validate: title,
      label: label('searchMeans'),
      admin: { description: help('searchMeans') },
    }),
  ],
}
