import type { FieldName } from '@cyberluach/i18n/field-names'
import type { CheckboxField, DateField, SelectField, TextareaField, TextField } from 'payload'
import { label, options } from './labels.ts'

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

/** A text in one line. */
export function line(name: FieldName, more: Partial<TextField> = {}): TextField {
  return { name, type: 'text', label: label(name), ...more } as TextField
}

/** A text in several lines. */
export function paragraph(name: FieldName, more: Partial<TextareaField> = {}): TextareaField {
  return { name, type: 'textarea', label: label(name), ...more }
}

/** A day, or an instant. */
export function date(name: FieldName, more: Partial<DateField> = {}): DateField {
  return { name, type: 'date', label: label(name), ...more }
}
