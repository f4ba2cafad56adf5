import { z } from '@hono/zod-openapi'
import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { bearer, jsonAnswer, jsonBody } from './json.ts'
import { idParams, idText } from './query-schema.ts'

const named = {
  title: z.string(),
  titleHe: z.string().nullable(),
  startDay: z.string().openapi({ format: 'date' }),
}

const twins = z
  .object({
    alike: z
      .array(z.object({ id: z.uuid(), path: z.string(), ...named }))
      .openapi({ description: 'Events that may be the same one, the best first' }),
    merged: z
      .array(
        z.object({
          id: z.uuid().openapi({ description: 'By which it is taken back' }),
          ...named,
          mergedAt: z.string().openapi({ format: 'date-time' }),
          mergedBy: z.string().nullable(),
        }),
      )
      .openapi({ description: 'Events that were made one with it, the latest first' }),
  })
  .openapi('EventTwins')

export type EventTwins = z.infer<typeof twins>

const answer = { 200: jsonAnswer(twins, 'What may be the same event, and what was made one with it') }

export const listTwins = endpoint('GET /api/sys/mgmt/events/{id}/twins', {
  tags: ['Moderation'],
  summary: 'Events that may be the same one',
  security: bearer,
  request: { params: idParams },
  responses: { ...answer, ...errors(401, 403, 404, 503) },
})

/** Makes two events one: the one of the address stays, and those of the other lead to it; 409 while its organizer asks for a change of the other. */
export const mergeEvents = endpoint('POST /api/sys/mgmt/events/{id}/merge', {
  tags: ['Moderation'],
  summary: 'Make two events one',
  security: bearer,
  request: {
    params: idParams,
    ...jsonBody(
      z.strictObject({ event: idText.openapi({ description: 'The event that goes' }) }).openapi('EventMerge'),
    ),
  },
  responses: { ...answer, ...errors(400, 401, 403, 404, 409, 413, 415, 422, 503) },
})

/** Makes two events of one again, as the other one was; 409 where that was done already. */
export const undoMerge = endpoint('POST /api/sys/mgmt/events/{id}/merge-undo', {
  tags: ['Moderation'],
  summary: 'Make two events of one again',
  security: bearer,
  request: {
    params: idParams,
    ...jsonBody(z.strictObject({ merge: idText }).openapi('EventMergeUndo')),
  },
  responses: { ...answer, ...errors(400, 401, 403, 404, 409, 413, 415, 422, 503) },
})
