import { z } from '@hono/zod-openapi'
import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { jsonAnswer } from './json.ts'

/** A public list that the calendar takes events from, with what its licence asks for. */
export const creditSchema = z
  .object({
    name: z.string().openapi({ description: 'The line by which it wants to be credited, or its name' }),
    url: z.string(),
    licence: z.string().nullable(),
    licenceUrl: z.string().nullable(),
    isModified: z.boolean().openapi({ description: 'Whether its licence asks to tell that it was changed' }),
  })
  .openapi('Credit')

export type Credit = z.infer<typeof creditSchema>

/** Every list that has brought something, by name. */
export const listCredits = endpoint('GET /api/sources', {
  tags: ['Events'],
  summary: 'The public lists that events come from, with their licences',
  responses: { 200: jsonAnswer(z.array(creditSchema), 'The lists'), ...errors(429, 503) },
})
