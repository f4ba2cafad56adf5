import { cityAsNamed } from '@cyberluach/core/places/city-spelling'
import { normaliseCountry } from '@cyberluach/core/places/countries'
import { isLanguagesText } from '@cyberluach/core/events/event-languages'
import { mapFields, type EventField, type FieldGroup, type ValueOf } from '@cyberluach/core/events/event-fields'
import { isPhoneTooLong } from '@cyberluach/core/text/email-and-phone'
import { largestPrize } from '@cyberluach/core/submissions/submission'
import { z } from '@hono/zod-openapi'
import { optionalLink, emailText, lineText, missingOr, optionalLine, optionalText } from './fields.ts'

/** What a visitor may send for the group: texts come out clean, empty ones as `null`. */
export function sentSchemas<Group extends FieldGroup>(
  group: Group,
): { [Name in keyof Group]: SentSchema<Group[Name]> } {
  return mapFields(group, sentSchema) as { [Name in keyof Group]: SentSchema<Group[Name]> }
}

/** What the API answers for the group. */
export function shownSchemas<Group extends FieldGroup>(
  group: Group,
): { [Name in keyof Group]: z.ZodType<ValueOf<Group[Name]>> } {
  return mapFields(group, shownSchema) as { [Name in keyof Group]: z.ZodType<ValueOf<Group[Name]>> }
}

/** An optional field may be absent or null in what is sent; so may a tick, and a text of several lines. */
type SentSchema<Field extends EventField> = Field extends {
  isRequired: true
  kind: Exclude<EventField['kind'], 'text'>
}
  ? z.ZodType<ValueOf<Field>, ValueOf<Field>>
  : Optional<ValueOf<Field>>

type Optional<Value> = z.ZodPipe<
  z.ZodOptional<z.ZodType<Value | null, Value | null>>,
  z.ZodType<Value, Value | null | undefined>
>

function sentSchema(field: EventField): z.ZodType {
  const isRequired = 'isRequired' in field
  switch (field.kind) {
    case 'line':
      return isRequired ? lineText(field.limit) : optionalLine(field.limit)
    case 'phone':
      return optionalLine(field.limit).refine((text) => !text || !isPhoneTooLong(text), {
        error: 'phoneTooLong',
      })
    case 'text':
      return isRequired ? optionalText(field.limit).transform((text) => text ?? '') : optionalText(field.limit)
    case 'link':
      return optionalLink(field.limit)
    case 'email':
      return emailText()
    case 'city':
      return optionalLine(field.limit).transform((text) => text && cityAsNamed(text))
    case 'country':
      return optionalLine(longestCountry).transform((text) => (text === null ? null : normaliseCountry(text)))
    case 'choice':
      return isRequired
        ? z.enum(field.choices, { error: missingOr('choose') })
        : z
            .enum(field.choices, { error: 'choose' })
            .nullish()
            .transform((choice) => choice ?? null)
    case 'languages':
      return optionalLine(longestLanguages).refine((text) => !text || isLanguagesText(text), { error: 'notAllowed' })
    case 'whole':
      return z
        .int({ error: 'integer' })
        .min(0, { error: 'min' })
        .max(largestPrize, { error: 'max' })
        .nullish()
        .transform((count) => count ?? null)
    case 'tick':
      return z
        .boolean({ error: 'notAllowed' })
        .nullish()
        .transform((isTicked) => isTicked ?? false)
  }
}

const longestCountry = 100
const longestLanguages = 20

function shownSchema(field: EventField): z.ZodType {
  if (field.kind === 'tick') return z.boolean()
  const required = requiredSchema(field)
  return 'isRequired' in field ? required : required.nullable()
}

function requiredSchema(field: EventField) {
  if (field.kind === 'whole') return z.number().int()
  return field.kind === 'choice' ? z.enum(field.choices) : z.string()
}
