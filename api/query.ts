import { admissions, difficultyLevels, eventTypes, typesFoundBy } from '@cyberluach/core/events/event'
import { eventLanguages } from '@cyberluach/core/events/event-languages'
import { cleanText } from '@cyberluach/core/text/text-hygiene'
import { z } from '@hono/zod-openapi'
import { dayText, carriedText } from './fields.ts'

/** A search text of at most 200 characters; white space alone is no search. */
export const searchText = carriedText()
  .max(200)
  .overwrite((text) => cleanText(text).trim())
  .transform((text) => text || undefined)
  .optional()

/** What narrows a list of events; every part may be absent. */
export const eventFilterQuery = {
  type: z
    .enum([...eventTypes, 'all'])
    .transform((type) => (type === 'all' ? undefined : type))
    .optional()
    .openapi({
      description: `A kind of event; other finds ${new Intl.ListFormat('en').format(typesFoundBy('other'))}; all is no filter`,
    }),
  location: carriedText()
    .min(1)
    .max(100)
    .transform((location) => (location === 'all' ? undefined : location))
    .optional()
    .openapi({ description: 'online, or a country; all is no filter' }),
  level: z.enum(difficultyLevels).optional().openapi({ description: 'A level of difficulty' }),
  prize: z.enum(['true', 'false']).optional().openapi({ description: 'Whether there is a prize' }),
  admission: z.enum(admissions).optional().openapi({ description: 'Whether it costs anything to come' }),
  language: z
    .enum(eventLanguages)
    .optional()
    .openapi({ description: 'Held in this language, among others; ISO 639-1', example: 'he' }),
  access: z
    .enum(['captions', 'signLanguage', 'stepFreeAccess'])
    .optional()
    .openapi({ description: 'What is said to be there; what is not stated is not found' }),
  q: searchText.openapi({ description: 'Words to look for in names, descriptions, cities and countries' }),
}

/** What narrows a list of events by their first day as well; `daysInOrder` refines it. */
export const eventListQuery = {
  from: dayText.optional().openapi({ description: 'The first day on which an event may begin' }),
  to: dayText.optional().openapi({ description: 'The last day on which an event may begin' }),
  ...eventFilterQuery,
}

type Days = { from?: string | undefined; to?: string | undefined }

/** Whether the last day is not before the first, where both are there. */
export const daysInOrder = ({ from, to }: Days): boolean => !from || !to || from <= to

/** What is said of days that are not in order. */
export const outOfOrder = { path: ['to'], error: 'endBeforeStart' }

/** Whether samples are included. */
export const samplesQuery = z
  .enum(['true', 'false'])
  .optional()
  .openapi({ description: 'Only samples, or only events that are none; both where absent' })

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

/** An id as the database writes it, however it was written. */
export const idText = z.uuid().toLowerCase()

/** The `{id}` of a path. */
export const idParams = z.object({ id: idText })

/** Ids with commas between them, at most `most` of them. */
export function idList(most: number) {
  return z
    .string()
    .transform((text) => text.split(','))
    .pipe(z.array(z.uuid()).min(1).max(most))
    .openapi({ type: 'string', description: 'Ids with commas between them' })
}

/** Narrows a list to what came without a proof of work where one was enforced. */
export const suspiciousOnly = z
  .literal('true')
  .optional()
  .openapi({ description: 'Only what waits and came without a proof of work where it is enforced' })
