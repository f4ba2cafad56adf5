import { z } from '@hono/zod-openapi'

const language = z.enum(['en', 'he'])

/** A text in the language that was asked for, or in the other where there is none: `lang` tells which. */
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
    publishedAt: z.string().nullable().openapi({ format: 'date-time' }),
    updatedAt: z.string().openapi({ format: 'date-time' }),
    minutes: z.number().openapi({ description: 'How long it takes to read' }),
    tags: z.array(z.string()),
    cover: coverSchema.nullable(),
  })
  .openapi('ReadablePost')

/** One post, with those published before and after it. */
export const openPostSchema = readablePostSchema
  .extend({
    previous: neighbourSchema.nullable(),
    next: neighbourSchema.nullable(),
    isPreview: z.boolean().openapi({ description: 'The latest draft, shown to who holds a link to it' }),
  })
  .openapi('OpenPost')

/** A page of the blog, the latest post first. */
export const blogPageSchema = z
  .object({
    posts: z.array(readablePostSchema),
    total: z.number(),
    page: z.number(),
    pages: z.number(),
    tags: z.array(z.object({ tag: z.string(), count: z.number() })),
  })
  .openapi('BlogPage')

export type ReadablePost = z.infer<typeof readablePostSchema>
export type OpenPost = z.infer<typeof openPostSchema>
export type BlogPage = z.infer<typeof blogPageSchema>
export type WrittenText = z.infer<typeof writtenText>
