import { z } from '@hono/zod-openapi'
import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { jsonAnswer } from './json.ts'

const changed = z.record(z.string(), z.string()).openapi({ example: { 'home.heroTitle': 'A calendar' } })

/** Texts by key, of each language. */
export const textsSchema = z.object({ en: changed, he: changed }).openapi('Texts')

export type ChangedTexts = z.infer<typeof textsSchema>

/** The texts that people put in place of the built-in ones; a key that is absent stands as it is built in. */
export const getTexts = endpoint('GET /api/texts', {
  tags: ['Texts'],
  summary: 'The texts of the site that were changed, by key',
  responses: { 200: jsonAnswer(textsSchema, 'The changed texts'), ...errors(429, 503) },
})
