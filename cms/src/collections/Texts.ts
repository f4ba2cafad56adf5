import type { CollectionConfig, FieldAccess, TextareaField } from 'payload'
import { onlyTexts } from '../panel/translator-access.ts'
import { wordsmiths } from '../access/predicates.ts'
import { findAsRead } from '../features/texts/find-as-read.ts'
import { textAreas } from '../features/texts/areas.ts'
import { auditTextChange, cleanTexts, noteEnglish, validText } from '../features/texts/hooks.ts'
import { translatorBar } from '../panel/custom-components.ts'
import { group, help, label, labels } from '../panel/labels.ts'
import { line } from '../panel/event-fields.ts'

const never: FieldAccess = () => false

/** What comes with the site and is written by nobody. */
const fixed = { access: { create: never, update: never } }

/**
 * Every text that a visitor reads, by its key: what stands here is shown in place of the built-in text. The rows are
 * made at the start, one for each text of the site.
 */
export const Texts: CollectionConfig = {
  slug: 'texts',
  labels: labels('texts'),
  admin: {
    useAsTitle: 'key',
    group: group('texts'),
    // What a text says is what it is found by, on phones too.
    defaultColumns: ['currentEnglish', 'currentHebrew', 'area', 'key'],
    listSearchableFields: ['key', 'en', 'he', 'builtInEnglish', 'builtInHebrew'],
    pagination: { defaultLimit: 50 },
    components: {
      ...translatorBar,
      beforeListTable: [
        {
          path: '/features/texts/AreaFilter.tsx#AreaFilter',
          clientProps: {
            areas: textAreas(),
            hint: help('texts'),
            name: label('area'),
            all: label('allAreas'),
          },
        },
      ],
    },
  },
  access: { read: wordsmiths, create: () => false, update: wordsmiths, delete: () => false },
  defaultSort: 'key',
  disableBulkEdit: true,
  hooks: {
    beforeOperation: [onlyTexts('en', 'he', 'hebrewFits'), findAsRead],
    beforeValidate: [cleanTexts],
    beforeChange: [noteEnglish],
    afterChange: [auditTextChange],
  },
  fields: [
    {
      type: 'row',
      fields: [
        line('key', { required: true, unique: true, ...fixed }),
        line('area', {
          required: true,
          index: true,
          admin: {
            components: {
              Cell: '/features/texts/Appears.tsx#AreaCell',
              Field: '/features/texts/Appears.tsx#AreaField',
            },
          },
          ...fixed,
        }),
      ],
    },
    { type: 'row', fields: [changed('en'), changed('he')] },
    { type: 'row', fields: [builtIn('en'), builtIn('he')] },
    {
      name: 'hebrewFits',
      type: 'checkbox',
      virtual: true,
      label: label('hebrewFits'),
      admin: { condition: isOutdated, disableListColumn: true, disableListFilter: true },
    },
    current('currentEnglish', 'en'),
    current('currentHebrew', 'he'),
    { name: 'hebrewOf', type: 'textarea', admin: { hidden: true }, ...fixed },
  ],
}

type Text = {
  en?: string | null
  he?: string | null
  builtInEnglish?: string | null
  hebrewOf?: string | null
}

/** Whether the English changed since the Hebrew was written. */
function isOutdated({ en, builtInEnglish, hebrewOf }: Text): boolean {
  const english = en || builtInEnglish
  return Boolean(english) && english !== (hebrewOf || builtInEnglish)
}

function builtInName(locale: 'en' | 'he') {
  return locale === 'en' ? 'builtInEnglish' : 'builtInHebrew'
}

/** One of two beside each other, each in its own direction, whatever language the panel speaks. */
function half(
  name: string,
  locale: 'en' | 'he',
  { admin, ...more }: Partial<TextareaField> & Pick<TextareaField, 'label'>,
): TextareaField {
  const className = locale === 'en' ? '[&_textarea]:[direction:ltr]' : '[&_textarea]:[direction:rtl]'
  return { name, type: 'textarea', ...more, admin: { width: '50%', rows: 4, className, ...admin } }
}

function changed(locale: 'en' | 'he'): TextareaField {
  const clientProps = {
    builtIn: builtInName(locale),
    begin: label('beginWithBuiltIn'),
    giveBack: label('backToBuiltIn'),
  }
  return half(locale, locale, {
    label: label(locale === 'en' ? 'english' : 'hebrew'),
    validate: validText(locale),
    admin: {
      components: { Field: { path: '/features/texts/TextWithDefault.tsx#TextWithDefault', clientProps } },
    },
  })
}

function builtIn(locale: 'en' | 'he'): TextareaField {
  const name = builtInName(locale)
  return half(name, locale, { label: label(name), admin: { readOnly: true }, ...fixed })
}

/** What the site shows now, for the list. */
function current(name: 'currentEnglish' | 'currentHebrew', locale: 'en' | 'he'): TextareaField {
  return {
    name,
    type: 'textarea',
    virtual: true,
    label: label(locale === 'en' ? 'english' : 'hebrew'),
    admin: { condition: () => false, disableListFilter: true },
    hooks: {
      afterRead: [({ siblingData }) => siblingData[locale] || siblingData[builtInName(locale)] || null],
    },
    ...fixed,
  }
}
