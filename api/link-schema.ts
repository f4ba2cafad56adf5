import { cleanText } from '@cyberluach/core/text-hygiene'
import { isWebLink } from '@cyberluach/core/web-link'
import { textOf } from './text-schema.ts'

/**
 * A web address of at most `max` code points, `null` where nothing is said; every other scheme is `url`. An address
 * of our own that is `alsoTaken` is taken too.
 */
export function optionalLink(max: number, alsoTaken: (text: string) => boolean = () => false) {
  return linkOrNothing(max, alsoTaken)
    .nullish()
    .transform((text) => text || null)
}

/** Like `optionalLink`, and absent where the sender leaves the link as it is. */
export function changedLink(max: number) {
  return linkOrNothing(max, () => false)
    .nullable()
    .transform((text) => text || null)
    .optional()
}

function linkOrNothing(max: number, alsoTaken: (text: string) => boolean) {
  return textOf((text) => cleanText(text).trim(), max, { error: 'url' })
    .refine((text) => alsoTaken(text) || text === '' || isWebLink(text), { error: 'url' })
    .openapi({ format: 'uri', maxLength: max })
}
