import { z } from '@hono/zod-openapi'
import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { bearer, jsonAnswer, jsonBody } from './json.ts'
import { pictureSchema, pictureUpload, pictureWords } from './picture-schema.ts'

const params = z.object({ id: z.uuid() })

/** A picture for posts, uploaded by an admin or an editor and made anew as WebP. */
export const createPicture = endpoint('POST /api/pictures', {
  tags: ['Blog'],
  summary: 'A new picture',
  security: bearer,
  request: jsonBody(pictureUpload),
  responses: {
    201: jsonAnswer(pictureSchema, 'The picture, as posts show it by its `url`'),
    ...errors(400, 401, 403, 413, 415, 422, 503),
  },
})

/** What a picture shows, in both languages. */
export const describePicture = endpoint('PUT /api/pictures/{id}', {
  tags: ['Blog'],
  summary: 'What a picture shows',
  security: bearer,
  request: { params, ...jsonBody(pictureWords) },
  responses: {
    200: jsonAnswer(pictureSchema, 'The picture'),
    ...errors(400, 401, 403, 404, 413, 415, 422, 503),
  },
})
