import type { EventField } from '@cyberluach/core/events/event-fields'
import type { FieldName } from '@cyberluach/i18n/field-names'
import type { CheckboxField, NumberField, TextareaField, TextField } from 'payload'
import { label } from './labels.ts'
import { optionalCountry, optionalLink, wholeDollars } from './validations.ts'

type PanelField = TextField | TextareaField | NumberField | CheckboxField

/** All but choices, whose options have names of their own. */
type Plain = Exclude<EventField, { kind: 'choice' }>
type Group<Name extends FieldName> = Readonly<Record<Name, Plain>>

/** The fields of a group of an event as the panel shows them. */
export function shownFields<Name extends FieldName>(group: Group<Name>): PanelField[] {
  return each(group, shownField)
}

/** The same where they can be changed. */
export function editedFields<Name extends FieldName>(group: Group<Name>): PanelField[] {
  return each(group, (name, field) => {
    const shown = shownField(name, field)
    const { kind } = field
    const validate = kind === 'link' || kind === 'country' || kind === 'whole' ? rules[kind] : undefined
    return validate ? { ...shown, validate } : shown
  })
}

const rules = { link: optionalLink, country: optionalCountry, whole: wholeDollars }

function shownField(name: FieldName, { kind }: Plain): PanelField {
  const named = { name, label: label(name) }
  switch (kind) {
    case 'tick':
      return { ...named, type: 'checkbox', defaultValue: false, required: true }
    case 'whole':
      return { ...named, type: 'number' }
    case 'text':
      return { ...named, type: 'textarea' }
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
