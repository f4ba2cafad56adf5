import type { Post, PostPayload } from '@cyberluach/api/post-schema'
import { dayKeyOf, isDayKey } from '@cyberluach/core/day-key'
import { slugOf } from '@cyberluach/core/slug'
import { zonedInstant } from '@cyberluach/core/zoned-time'
import { formatTime } from '@cyberluach/i18n/format'

/** The form as it is typed. */
export type PostValues = {
  title: string
  slug: string
  coverImage: string
  content: string
  author: string
  status: Post['status']
  /** Wall clock in the site's time zone: `2026-11-20T09:00`; empty for none. */
  publishedAt: string
  tags: string
}

export type PostField = keyof PostValues

/** The values that a form begins with: those of a post, or of none. */
export function valuesOf(post: Post | null, timeZone: string): PostValues {
  return {
    title: post?.title ?? '',
    slug: post?.slug ?? '',
    coverImage: post?.coverImage ?? '',
    content: withLines(post?.content ?? ''),
    author: post?.author ?? '',
    status: post?.status ?? 'draft',
    publishedAt: post?.publishedAt ? wallClockOf(post.publishedAt, timeZone) : '',
    tags: post?.tags?.join(', ') ?? '',
  }
}

/** Blocks of HTML on lines of their own; the white space between them means nothing. */
export function withLines(html: string): string {
  return html.replace(
    /(<\/(?:p|h[1-6]|ul|ol|li|blockquote|pre|table|thead|tbody|tr|td|th)>|<hr \/>|<(?:ul|ol|table|thead|tbody|tr)[^>]*>)(?=<)/g,
    '$1\n',
  )
}

type Context = { post: Post | null; timeZone: string; shortId: string }

/** What is sent, by the product specification, section 5. */
export function payloadOf(values: PostValues, { post, timeZone, shortId }: Context): PostPayload {
  return {
    title: values.title.trim(),
    slug: values.slug.trim() || slugOf(values.title, shortId),
    coverImage: values.coverImage.trim() || null,
    content: values.content,
    author: values.author.trim() || null,
    publishedAt: values.status === 'published' ? publishedAtOf(values, post, timeZone) : null,
    tags: tagsOf(values.tags),
    status: values.status,
  }
}

export function tagsOf(text: string): string[] | null {
  const tags = text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')
  return tags.length > 0 ? tags : null
}

/** What every post needs. */
export function missingFields({ title, content }: PostValues): PostField[] {
  return [
    ...(title.trim() === '' ? (['title'] as const) : []),
    ...(content.trim() === '' ? (['content'] as const) : []),
  ]
}

export function isChanged(values: PostValues, before: PostValues): boolean {
  return (Object.keys(before) as PostField[]).some((field) => values[field] !== before[field])
}

/** How long a post takes from its first stamp to its last. */
const writingMs = 2000

/**
 * Whether readers will see the post only later. `now` may be a while ago, as the clock of a page is; what the server had
 * published when it last wrote the post is out.
 */
export function isScheduled({ status, publishedAt, updatedAt }: Post, now: number): boolean {
  const latest = Math.max(now, Date.parse(updatedAt) + writingMs)
  return status === 'published' && publishedAt !== null && Date.parse(publishedAt) > latest
}

/** The field does not show seconds: what nobody touched keeps its own. */
function publishedAtOf({ publishedAt }: PostValues, post: Post | null, timeZone: string): string | null {
  const [day = '', time = ''] = publishedAt.split('T')
  if (!isDayKey(day) || !/^\d\d:\d\d/.test(time)) return null
  if (post?.publishedAt && wallClockOf(post.publishedAt, timeZone) === publishedAt) return post.publishedAt
  return zonedInstant(day, time.slice(0, 5), timeZone)
}

function wallClockOf(iso: string, timeZone: string): string {
  return `${dayKeyOf(new Date(iso), timeZone)}T${formatTime(iso, timeZone)}`
}
