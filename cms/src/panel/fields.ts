import type { FieldName } from '@cyberluach/i18n/field-names'
import type { CheckboxField, SelectField } from 'payload'
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
