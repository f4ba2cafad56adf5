import { z } from '@hono/zod-openapi'
import { endpoint } from './endpoint.ts'
import { errors, errorSchema } from './error-schema.ts'
import { bearer, jsonAnswer, jsonBody } from './json.ts'
import { postPayload, postSchema } from './post-schema.ts'
import { idParams } from './query-schema.ts'

const slugTaken = jsonAnswer(
  errorSchema.extend({ suggestion: z.string().openapi({ description: 'A slug that is free' }) }),
  'The slug exists',
)

/** Published posts, the latest first; all of them with an admin's or an editor's token. */
export const listPosts = endpoint('GET /api/posts', {
  tags: ['Blog'],
  summary: 'The posts',
  security: [{}, ...bearer],
  responses: {
    200: {
      ...jsonAnswer(z.array(postSchema), 'X-Total-Count says how many there are'),
      headers: z.object({ 'X-Total-Count': z.string(), ETag: z.string() }),
    },
    304: { description: 'Nothing has changed since the ETag of If-None-Match' },
    ...errors(401, 503),
  },
})

/** A new post, written by an admin or an editor. */
export const createPost = endpoint('POST /api/posts', {
  tags: ['Blog'],
  summary: 'A new post',
  security: bearer,
  request: jsonBody(postPayload),
  responses: {
    201: jsonAnswer(postSchema, 'The post'),
    ...errors(400, 401, 403, 413, 415, 422, 503),
    409: slugTaken,
  },
})

/** A changed post: the whole form again. */
export const updatePost = endpoint('PUT /api/posts/{id}', {
  tags: ['Blog'],
  summary: 'A changed post',
  security: bearer,
  request: { params: idParams, ...jsonBody(postPayload) },
  responses: {
    200: jsonAnswer(postSchema, 'The post'),
    ...errors(400, 401, 403, 404, 413, 415, 422, 503),
    409: slugTaken,
  },
})

/** Takes a post away for good. */
export const deletePost = endpoint('DELETE /api/posts/{id}', {
  tags: ['Blog'],
  summary: 'Delete a post',
  security: bearer,
  request: { params: idParams },
  responses: { 204: { description: 'Gone' }, ...errors(401, 403, 404, 503) },
})
