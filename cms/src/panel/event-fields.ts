import type { EventField } from '@cyberluach/core/events/event-fields'
import { answers } from '@cyberluach/core/events/event-types'
import type { FieldName } from '@cyberluach/i18n/field-names'
import type {
  CheckboxField,
  NumberField,
  TextareaField,
  TextField,
  CollectionSlug,
  DateField,
  RelationshipField,
  SelectField,
  SingleRelationshipField,
  UIField,
} from 'payload'
import { label, options } from './labels.ts'
import { optionalCountry, optionalLanguages, optionalLink, wholeDollars, day } from './validations.ts'
import { dayPicker } from './custom-components.ts'

type PanelField = TextField | TextareaField | NumberField | CheckboxField | SelectField

/** All but choices whose options have names of their own. */
type Plain = Exclude<EventField, { kind: 'choice' }> | { kind: 'choice'; choices: typeof answers }
type Group<Name extends FieldName> = Readonly<Record<Name, Plain>>

export function shownFields<Name extends FieldName>(group: Group<Name>): PanelField[] {
  return each(group, shownField)
}

/** The same where they can be changed. */
export function editedFields<Name extends FieldName>(group: Group<Name>): PanelField[] {
  return each(group, (name, field) => {
    const shown = shownField(name, field)
    const { kind } = field
    return kind in rules ? ({ ...shown, validate: rules[kind as keyof typeof rules] } as PanelField) : shown
  })
}

const rules = { link: optionalLink, country: optionalCountry, whole: wholeDollars, languages: optionalLanguages }

function shownField(name: FieldName, { kind }: Plain): PanelField {
  const named = { name, label: label(name) }
  switch (kind) {
    case 'tick':
      return { ...named, type: 'checkbox', defaultValue: false, required: true }
    case 'whole':
      return { ...named, type: 'number' }
    case 'text':
      return { ...named, type: 'textarea' }
    case 'choice':
      return choice(name, 'answers', answers)
    default:
      return { ...named, type: 'text' }
  }
}

function each<Name extends FieldName>(
  group: Group<Name>,
  make: (name: Name, field: Plain) => PanelField,
): PanelField[] {
  return (Object.keys(group) as Name[]).map((name) => make(name, group[name]))
}

type Choices = Parameters<typeof options>

/** One of `values`, which have the names that stand under `area`. */
export function choice<Area extends Choices[0]>(
  name: FieldName,
  area: Area,
  values: Parameters<typeof options<Area>>[1],
  more: Partial<SelectField> = {},
): SelectField {
  return { name, type: 'select', options: options(area, values), label: label(name), ...more } as SelectField
}

/** Something that is so or not: not at first, where nothing else is said. */
export function tick(name: FieldName, more: Partial<CheckboxField> = {}): CheckboxField {
  return { name, type: 'checkbox', required: true, defaultValue: false, label: label(name), ...more }
}

/** A text in one line; of a field that stands under another name, its label is said. */
export function line(name: FieldName, more?: Partial<TextField>): TextField
export function line(name: string, more: Partial<TextField> & { label: Label }): TextField
export function line(name: string, more: Partial<TextField> = {}): TextField {
  return { name, type: 'text', label: more.label ?? label(name as FieldName), ...more } as TextField
}

type Label = ReturnType<typeof label>

/** A day that is picked, stored as YYYY-MM-DD. */
export function dayLine(name: FieldName, more?: Partial<TextField>): TextField
export function dayLine(name: string, more: Partial<TextField> & { label: Label }): TextField
export function dayLine(name: string, { admin, ...more }: Partial<TextField> = {}): TextField {
  const picked = { validate: day, ...more, admin: { components: dayPicker, ...admin } }
  return line(name as FieldName, picked as Partial<TextField>)
}

export function paragraph(name: FieldName, more: Partial<TextareaField> = {}): TextareaField {
  return { name, type: 'textarea', label: label(name), ...more }
}

/** A day, or an instant. */
export function date(name: FieldName, more: Partial<DateField> = {}): DateField {
  return { name, type: 'date', label: label(name), ...more }
}

export function relation(
  name: FieldName,
  relationTo: CollectionSlug,
  more: Partial<SingleRelationshipField> = {},
): RelationshipField {
  return { name, type: 'relationship', relationTo, label: label(name), ...more } as RelationshipField
}

/** A part of a form that is no field: a component of ours. */
export function ui(name: string, Field: string, admin: UIField['admin'] = {}): UIField {
  return { name, type: 'ui', admin: { disableListColumn: true, ...admin, components: { Field } } }
}
