import type { CollectionConfig } from 'payload'
import { editors, wordsmiths } from '../access/predicates.ts'
import { onlyTexts } from '../panel/translator-access.ts'
import { beside, titleCell, translatorBar } from '../panel/custom-components.ts'
import { searchBothTitles } from '../panel/titles/titles.ts'
import { keepRows } from '../features/faq/keep-rows.ts'
import { notesOn } from '../features/translations/pairs.ts'
import { group, help, label, labels } from '../panel/labels.ts'
import { line, paragraph } from '../panel/event-fields.ts'
import { englishNeeded, title } from '../panel/validations.ts'

const translations = notesOn('faq-groups')

/** The groups of the frequently asked questions, in their order, with their entries. */
export const FaqGroups: CollectionConfig = {
  slug: 'faq-groups',
  labels: labels('faqGroups'),
  orderable: true,
  admin: {
    useAsTitle: 'title',
    group: group('texts'),
    defaultColumns: ['title', 'updatedAt'],
    description: help('faqGroups'),
    components: translatorBar,
  },
  access: { read: wordsmiths, create: editors, update: wordsmiths, delete: editors },
  hooks: {
    beforeOperation: [onlyTexts('title', 'entries', '_order'), searchBothTitles('faq-groups')],
    beforeValidate: [keepRows],
    beforeChange: [translations.beforeChange],
    afterChange: [translations.afterChange],
    afterDelete: [translations.afterDelete],
  },
  fields: [
    line('title', {
      localized: true,
      validate: title,
      admin: { components: { ...titleCell.components, ...beside.text } },
    }),
    {
      name: 'entries',
      type: 'array',
      label: label('entries'),
      labels: { singular: label('question'), plural: label('entries') },
      admin: {
        components: {
          Field: '/features/faq/panel.tsx#EntriesField',
          RowLabel: '/features/faq/panel.tsx#RowLabel',
        },
      },
      fields: [
        line('question', { localized: true, validate: englishNeeded, admin: { components: beside.text } }),
        paragraph('answer', {
          localized: true,
          validate: englishNeeded,
          admin: { rows: 5, description: help('answer'), components: beside.textarea },
        }),
      ],
    },
  ],
}
