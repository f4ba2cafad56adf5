import { z } from '@hono/zod-openapi'
import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { bearer, jsonAnswer } from './json.ts'

const removedSchema = z
  .object({
    removed: z.number().int().openapi({ description: 'How many there were; 0 where none was left' }),
  })
  .openapi('RemovedSamples')

/** Takes every sample event off the calendar for ever; the seed does not bring them back. */
export const removeSamples = endpoint('DELETE /api/sys/mgmt/sample-events', {
  tags: ['Moderation'],
  summary: 'Remove every sample event for ever',
  security: bearer,
  responses: { 200: jsonAnswer(removedSchema, 'How many were removed'), ...errors(401, 403, 503) },
})
