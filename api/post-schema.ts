import { pictureNameIn } from '@cyberluach/core/picture-address'
import { longestSlug } from '@cyberluach/core/slug'
import { z } from '@hono/zod-openapi'
import { optionalLink } from './link-schema.ts'
import { carriedText, changedLine, lineText, optionalLine } from './text-schema.ts'

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

const otherLanguage =
  'Absent: stays as it is. A post in Hebrew alone has its Hebrew text here and in the first fields.'

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

export type PostPayload = z.output<typeof postPayload>

/**
 * A post as its readers and the dashboard get it, its texts as clean HTML: in English, or in Hebrew where there is no
 * English; what there is in Hebrew stands in the Hebrew fields in any case.
 */
export const postSchema = z
  .object({
    id: z.uuid(),
    title: z.string(),
    slug: z.string(),
    coverImage: z.string().nullable(),
    content: z.string(),
    author: z.string().nullable(),
    publishedAt: z.string().nullable().openapi({ format: 'date-time' }),
    tags: z.array(z.string()).nullable(),
    status: z.enum(postStatuses),
    excerpt: z.string().nullable(),
    titleHe: z.string().nullable(),
    excerptHe: z.string().nullable(),
    contentHe: z.string().nullable(),
    createdAt: z.string().openapi({ format: 'date-time' }),
    updatedAt: z.string().openapi({ format: 'date-time' }),
  })
  .openapi('Post')

export type Post = z.infer<typeof postSchema>
