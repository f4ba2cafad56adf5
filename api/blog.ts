import { z } from '@hono/zod-openapi'
import { blogPageSchema, openPostSchema } from './blog-schema.ts'
import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { jsonAnswer } from './json.ts'
import { wholeNumber } from './query-schema.ts'
import { carriedText } from './text-schema.ts'

const language = z.enum(['en', 'he']).default('en')

/** Posts of a page of the blog, where nothing else is asked for. */
const usualPosts = 12

/** With their whole content, so many posts may be asked for at once. */
const mostWithContent = 50

/** The published posts, the latest first, a page at a time. */
export const listBlog = endpoint('GET /api/blog', {
  tags: ['Blog'],
  summary: 'The published posts, for reading',
  request: {
    query: z
      .object({
        locale: language,
        tag: carriedText()
          .min(1)
          .max(200)
          .optional()
          .openapi({ description: 'Only posts with this tag, in small or capital letters' }),
        page: wholeNumber(1, 99_999, 1),
        limit: wholeNumber(1, 100, usualPosts),
        content: z.enum(['true']).optional().openapi({ description: 'With the HTML of each post' }),
      })
      .refine(({ content, limit }) => !content || limit <= mostWithContent, { path: ['limit'] }),
  },
  responses: {
    200: jsonAnswer(blogPageSchema, 'A page of posts, and how many posts there are of each tag'),
    ...errors(400, 429, 503),
  },
})

/** One published post by its address; or its latest draft, for who holds a signed link to it. */
export const getBlogPost = endpoint('GET /api/blog/{slug}', {
  tags: ['Blog'],
  summary: 'One published post, for reading',
  request: {
    params: z.object({
      slug: carriedText().max(300),
    }),
    query: z.object({
      locale: language,
      preview: carriedText()
        .max(300)
        .optional()
        .openapi({ description: 'A signed link’s token: shows the draft that it names' }),
    }),
  },
  responses: {
    200: jsonAnswer(openPostSchema, 'The post'),
    ...errors(400, 404, 429, 503),
  },
})
