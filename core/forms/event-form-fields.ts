import { countryCodeOf, countryName } from '../places/country-code.ts'
import { mapFields, type EventField, type FieldGroup, type ValueOf } from '../events/event-fields.ts'
import { cleanLine, cleanText } from '../text/text-hygiene.ts'

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

/** The group in an empty form. */
export function emptyFields<Group extends FieldGroup>(group: Group): FormValuesOf<Group> {
  return mapFields(group, ({ kind }) => (kind === 'tick' ? false : '')) as FormValuesOf<Group>
}

/** What the form sends for the group; null for an optional field that is empty. */
export function sentFields<Group extends FieldGroup>(group: Group, form: FormValuesOf<Group>): SentValuesOf<Group> {
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
  if (kind === 'choice' || kind === 'country' || kind === 'languages') return text
  return kind === 'text' ? cleanText(text).trim() : cleanLine(text)
}

function filledValue(kind: EventField['kind'], value: SentValue): string | boolean {
  if (typeof value === 'boolean') return value
  if (kind === 'country') return (typeof value === 'string' && countryCodeOf(value)) || ''
  return value === null ? '' : String(value)
}

/**
 * A whole amount as people write it: grouped (`1,500`, `1 500`), with a dollar sign or the currency's name on either side
 * (`$1500`, `1500 USD`), with cents that are none (`1,500.00`). Null for anything else, for other currencies, and for
 * signs that could mean two things (`1.500`).
 */
export function readAmount(text: string): number | null {
  const bare = text
    .trim()
    .replace(/^(?:US\$|\$|USD)\s*|\s*(?:US\$|\$|USD|dollars?)$/giu, '')
    .trim()
  if (!/^(?:\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?:[ \u00a0\u202f]\d{3})+)(?:\.00?)?$/.test(bare)) return null
  return Number.parseInt(bare.replace(/[,\s]/g, ''), 10)
}
