import { readAmount } from './amount.ts'
import { countryCodeOf, countryName } from './country-code.ts'
import { mapFields, type EventField, type FieldGroup, type ValueOf } from './event-fields.ts'
import { cleanLine, cleanText } from './text-hygiene.ts'

/** A group as the form holds it: text, or a tick. */
export type FormValuesOf<Group extends FieldGroup> = {
  -readonly [Name in keyof Group]: Group[Name] extends { kind: 'tick' } ? boolean : string
}

/** A group as it is sent or was stored: as the wire has it, but that any text may stand where one is to be chosen. */
export type SentValuesOf<Group extends FieldGroup> = {
  -readonly [Name in keyof Group]: Group[Name] extends { kind: 'choice' }
    ? string | Extract<ValueOf<Group[Name]>, null>
    : ValueOf<Group[Name]>
}

/** The group in a form that nobody has filled in. */
export function emptyFields<Group extends FieldGroup>(group: Group): FormValuesOf<Group> {
  return mapFields(group, ({ kind }) => (kind === 'tick' ? false : '')) as FormValuesOf<Group>
}

/** What the form sends for the group; null for an optional field that is empty. */
export function sentFields<Group extends FieldGroup>(
  group: Group,
  form: FormValuesOf<Group>,
): SentValuesOf<Group> {
  return mapFields(group, (field, name) => sentValue(field, form[name])) as SentValuesOf<Group>
}

/** The group as the form shows what was sent. */
export function filledFields<Group extends FieldGroup>(
  group: Group,
  sent: Record<keyof Group, SentValue>,
): FormValuesOf<Group> {
  return mapFields(group, ({ kind }, name) => filledValue(kind, sent[name])) as FormValuesOf<Group>
}

type SentValue = string | number | boolean | null

function sentValue(field: EventField, value: string | boolean): SentValue {
  if (typeof value === 'boolean') return value
  const text = cleaned(field.kind, value)
  if (text === '') return 'isRequired' in field ? '' : null
  if (field.kind === 'whole') return readAmount(text)
  return field.kind === 'country' ? countryName(text) : text
}

function cleaned(kind: EventField['kind'], text: string): string {
  if (kind === 'choice' || kind === 'country') return text
  return kind === 'text' ? cleanText(text).trim() : cleanLine(text)
}

function filledValue(kind: EventField['kind'], value: SentValue): string | boolean {
  if (typeof value === 'boolean') return value
  if (kind === 'country') return (typeof value === 'string' && countryCodeOf(value)) || ''
  return value === null ? '' : String(value)
}
