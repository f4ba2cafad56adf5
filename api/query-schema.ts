import { cleanText, hasForbiddenCharacters } from '@cyberluach/core/text-hygiene'
import { z } from '@hono/zod-openapi'

/** A search text of at most 200 characters; white space alone is no search. */
export const searchText = z
  .string()
  .max(200)
  .refine((text) => !hasForbiddenCharacters(text), { error: 'text', abort: true })
  .overwrite((text) => cleanText(text).trim())
  .transform((text) => text || undefined)
  .optional()

/** A whole number written in digits, from `smallest` to `largest`, or the default when absent. */
export function wholeNumber(smallest: number, largest: number, byDefault: number) {
  return z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((number) => number >= smallest && number <= largest)
    .default(byDefault)
    .openapi({ type: 'integer', minimum: smallest, maximum: largest, default: byDefault })
}

/** The `{id}` of a path. */
export const idParams = z.object({ id: z.uuid() })
