import { pictureNameIn, pictureLimits } from '@cyberluach/core/text/pictures'
import { longestSlug } from '@cyberluach/core/text/identifiers'
import { z } from '@hono/zod-openapi'
import { optionalLink, carriedText, changedLine, lineText, optionalLine, moment } from './fields.ts'
import { endpoint, signedIn, staffCall, idempotencyHeaders, jsonAnswer, jsonBody, listAnswers } from './endpoint.ts'
import { errors, writeErrors, errorSchema } from './errors.ts'
import { idParams, wholeNumber } from './query.ts'

/** The states of a post; visitors read published ones alone. */
export const postStatuses = ['draft', 'published'] as const

/** Longest accepted text per field of a post, in characters (Unicode code points). */
export const postLimits = {
  title: 200,
  slug: longestSlug,
  excerpt: 500,
  content: 200_000,
  author: 200,
  tag: 50,
  tags: 20,
} as const

/** HTML, required; at most so many characters. */
const html = carriedText({ error: 'required' })
  .max(postLimits.content, { error: 'tooLong' })
  .refine((text) => text.trim() !== '', { error: 'required' })

const otherLanguage = 'Absent: stays as it is. A post in Hebrew alone has its Hebrew text here and in the first fields.'

/**
 * What the dashboard's form sends. An empty slug is made from the title; `content` is HTML. `title`, `excerpt` and
 * `content` are English; a Hebrew text in them, and nothing said of the Hebrew fields, is a post in Hebrew.
 */
export const postPayload = z
  .strictObject({
    title: lineText(postLimits.title),
    slug: z
      .string()
      .trim()
      .max(postLimits.slug, { error: 'tooLong' })
      .regex(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/, { error: 'notAllowed' })
      .nullish()
      .transform((slug) => slug || null),
    coverImage: optionalLink(2_000, (address) => pictureNameIn(address) !== null),
    content: html,
    author: optionalLine(postLimits.author),
    publishedAt: z
      .string()
      .nullish()
      .refine((text) => !text || isLikelyMoment(text), { error: 'date' })
      .transform((text) => (text ? new Date(text).toISOString() : null)),
    tags: z
      .array(lineText(postLimits.tag))
      .max(postLimits.tags, { error: 'max' })
      .nullish()
      .transform((tags) => (tags && tags.length > 0 ? tags : null)),
    status: z.enum(postStatuses, { error: 'choose' }),
    excerpt: changedLine(postLimits.excerpt),
    titleHe: changedLine(postLimits.title).openapi({ description: otherLanguage }),
    excerptHe: changedLine(postLimits.excerpt),
    contentHe: carriedText()
      .max(postLimits.content, { error: 'tooLong' })
      .nullable()
      .transform((text) => (text?.trim() ? text : null))
      .optional()
      .openapi({ description: otherLanguage }),
  })
  .openapi('PostPayload')

function isLikelyMoment(text: string): boolean {
  const year = new Date(text).getUTCFullYear()
  return /^\d{4}-\d{2}-\d{2}/.test(text) && year >= 2000 && year <= 2100
}

/** A post once it is parsed: empty texts are null, and fields that were left out absent. */
export type PostPayload = z.output<typeof postPayload>

const postSchema = z
  .object({
    id: z.uuid(),
    title: z.string(),
    slug: z.string(),
    coverImage: z.string().nullable(),
    content: z.string(),
    author: z.string().nullable(),
    publishedAt: moment.nullable(),
    tags: z.array(z.string()).nullable(),
    status: z.enum(postStatuses),
    excerpt: z.string().nullable(),
    titleHe: z.string().nullable(),
    excerptHe: z.string().nullable(),
    contentHe: z.string().nullable(),
    createdAt: moment,
    updatedAt: moment,
  })
  .openapi('Post')

/**
 * A post as its readers and the dashboard get it, its texts as clean HTML: in English, or in Hebrew where there is no
 * English; what there is in Hebrew stands in the Hebrew fields in any case.
 */
export type Post = z.infer<typeof postSchema>

const slugTaken = jsonAnswer(
  errorSchema.extend({ suggestion: z.string().openapi({ description: 'A slug that is free' }) }),
  'The slug exists',
)

/** In bytes; a post has texts in two languages. */
const largestPost = 512 * 1024

/** In bytes: a picture of the largest size, in Base64 and with room to say in words that one is too large. */
const largestPicture = 8 * 1024 * 1024

/** Published posts, the latest first; all of them with an admin's or an editor's token. */
export const listPosts = endpoint('GET /api/posts', {
  tags: ['Blog'],
  summary: 'The posts',
  security: [{}, ...signedIn('word')],
  responses: {
    ...listAnswers(postSchema, 'X-Total-Count says how many there are'),
    ...errors(401, 503),
  },
})

/** A new post, written by an admin or an editor. */
export const createPost = endpoint('POST /api/posts', {
  ...staffCall('Blog', 'write'),
  summary: 'A new post',
  facts: { largestBody: largestPost },
  request: { headers: idempotencyHeaders, ...jsonBody(postPayload) },
  responses: {
    201: jsonAnswer(postSchema, 'The post'),
    ...writeErrors(400),
    409: slugTaken,
  },
})

/** A changed post: the whole form again. */
export const updatePost = endpoint('PUT /api/posts/{id}', {
  ...staffCall('Blog', 'write'),
  summary: 'A changed post',
  facts: { largestBody: largestPost },
  request: { params: idParams, headers: idempotencyHeaders, ...jsonBody(postPayload) },
  responses: {
    200: jsonAnswer(postSchema, 'The post'),
    ...writeErrors(400, 404),
    409: slugTaken,
  },
})

/** Takes a post away for good. */
export const deletePost = endpoint('DELETE /api/posts/{id}', {
  ...staffCall('Blog', 'write'),
  summary: 'Delete a post',
  request: { params: idParams },
  responses: { 204: { description: 'Gone' }, ...errors(401, 403, 404, 503) },
})

const language = z.enum(['en', 'he'])

/** A text in the requested language, or in the other where there is none: `lang` tells which. */
const writtenText = z.object({ text: z.string(), lang: language }).openapi('WrittenText')

const coverSchema = z
  .object({
    url: z.string().openapi({ description: 'Whole, or a path on this site' }),
    alt: z.string(),
    width: z.number().nullable(),
    height: z.number().nullable(),
  })
  .openapi('Cover')

const neighbourSchema = z.object({ slug: z.string(), title: writtenText }).openapi('NeighbourPost')

/** A published post as readers get it. */
const readablePostSchema = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    title: writtenText,
    excerpt: writtenText,
    html: writtenText
      .nullable()
      .openapi({ description: 'Clean HTML; null in a list, unless it was asked for with content=true' }),
    languages: z.array(language).openapi({ description: 'The languages that the whole post is written in' }),
    author: z.string().nullable(),
    publishedAt: moment.nullable(),
    updatedAt: moment,
    minutes: z.number().openapi({ description: 'How long it takes to read' }),
    tags: z.array(z.string()),
    cover: coverSchema.nullable(),
  })
  .openapi('ReadablePost')

const openPostSchema = readablePostSchema
  .extend({
    previous: neighbourSchema.nullable(),
    next: neighbourSchema.nullable(),
    isPreview: z.boolean().openapi({ description: 'The latest draft, shown to who holds a link to it' }),
  })
  .openapi('OpenPost')

const blogPageSchema = z
  .object({
    posts: z.array(readablePostSchema),
    total: z.number(),
    page: z.number(),
    pages: z.number(),
    tags: z.array(z.object({ tag: z.string(), count: z.number() })),
  })
  .openapi('BlogPage')

/** A post of a list, as readers get it. */
export type ReadablePost = z.infer<typeof readablePostSchema>

/** One post, with those published before and after it. */
export type OpenPost = z.infer<typeof openPostSchema>

/** A page of the blog, the latest post first. */
export type BlogPage = z.infer<typeof blogPageSchema>

/** A text with the language that it is in. */
export type WrittenText = z.infer<typeof writtenText>

const blogLanguage = z.enum(['en', 'he']).default('en')

/** Posts of a page of the blog, by default. */
const usualPosts = 12

/** The largest `limit` with whole contents. */
const mostWithContent = 50

/** The published posts, the latest first, a page at a time. */
export const listBlog = endpoint('GET /api/blog', {
  tags: ['Blog'],
  summary: 'The published posts, for reading',
  request: {
    query: z
      .object({
        locale: blogLanguage,
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
    params: z.object({ slug: carriedText().max(300) }),
    query: z.object({
      locale: blogLanguage,
      preview: carriedText()
        .max(300)
        .optional()
        .openapi({ description: 'A signed link’s token: shows the draft that it names' }),
    }),
  },
  responses: { 200: jsonAnswer(openPostSchema, 'The post'), ...errors(400, 404, 429, 503) },
})

/** A file as its browser names it, its bytes in Base64. */
export const pictureUpload = z
  .strictObject({
    name: lineText(300),
    type: lineText(100),
    data: z.string({ error: 'required' }).min(1, { error: 'required' }).openapi({ format: 'byte' }),
  })
  .openapi('PictureUpload')

/** Alternative texts, for those who do not see the picture. */
export const pictureWords = z
  .strictObject({ alt: optionalLine(pictureLimits.alt), altHe: optionalLine(pictureLimits.alt) })
  .openapi('PictureWords')

const pictureSchema = z
  .object({
    id: z.uuid(),
    url: z.string(),
    width: z.number().nullable(),
    height: z.number().nullable(),
    alt: z.string().nullable(),
    altHe: z.string().nullable(),
  })
  .openapi('Picture')

/** An uploaded picture; its `url` stands in posts for it. */
export type PictureAnswer = z.infer<typeof pictureSchema>

/** An upload once it is parsed. */
export type PictureUpload = z.output<typeof pictureUpload>

/** The alternative texts once they are parsed; null where there is none. */
export type PictureWords = z.output<typeof pictureWords>

const params = z.object({ id: z.uuid() })

/** A picture for posts, uploaded by an admin or an editor and made anew as WebP. */
export const createPicture = endpoint('POST /api/pictures', {
  ...staffCall('Blog', 'write'),
  summary: 'A new picture',
  facts: { largestBody: largestPicture },
  request: jsonBody(pictureUpload),
  responses: {
    201: jsonAnswer(pictureSchema, 'The picture, as posts show it by its `url`'),
    ...writeErrors(400),
  },
})

/** What a picture shows, in both languages. */
export const describePicture = endpoint('PUT /api/pictures/{id}', {
  ...staffCall('Blog', 'write'),
  summary: 'What a picture shows',
  request: { params, ...jsonBody(pictureWords) },
  responses: { 200: jsonAnswer(pictureSchema, 'The picture'), ...writeErrors(400, 404) },
})
