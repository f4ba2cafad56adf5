import type { Post, PostPayload } from '@cyberluach/api/posts'
import { dayKeyOf, isDayKey } from '@cyberluach/core/dates/day-key'
import { slugOf } from '@cyberluach/core/text/identifiers'
import { isOnClock, zonedInstant } from '@cyberluach/core/dates/zoned-time'
import { formatTime } from '@cyberluach/i18n/format'
import type { Locale } from '@cyberluach/i18n/locales'
import { savedDraft } from '../../../session/draft.ts'
import type { Edit } from '../../form/use-edit-form.ts'
import type { ChosenPicture } from './PictureDialog.tsx'

/** The values that a form begins with: those of a post, or of none. */
export function valuesOf(post: Post | null, timeZone: string): PostValues {
  const isEnglish = post !== null && !isHebrew(post)
  return {
    title: isEnglish ? post.title : '',
    slug: post?.slug ?? '',
    coverImage: post?.coverImage ?? '',
    content: isEnglish ? withLines(post.content) : '',
    author: post?.author ?? '',
    status: post?.status ?? 'draft',
    publishedAt: post?.publishedAt ? wallClockOf(post.publishedAt, timeZone) : '',
    tags: post?.tags?.join(', ') ?? '',
    excerpt: (isEnglish && post.excerpt) || '',
    titleHe: post?.titleHe ?? '',
    excerptHe: post?.excerptHe ?? '',
    contentHe: withLines(post?.contentHe ?? ''),
  }
}

/** The first fields of a post in Hebrew alone are its Hebrew ones again. */
function isHebrew({ title, titleHe, content, contentHe }: Post): boolean {
  return (titleHe !== null || contentHe !== null) && title === (titleHe ?? '') && content === (contentHe ?? '')
}

/** Blocks of HTML on lines of their own; the white space between them means nothing. */
export function withLines(html: string): string {
  return html.replace(
    /(<\/(?:p|h[1-6]|ul|ol|li|blockquote|pre|figure|table|thead|tbody|tr|td|th)>|<hr \/>|<(?:ul|ol|table|thead|tbody|tr)[^>]*>)(?=<)/g,
    '$1\n',
  )
}

type Context = { post: Post | null; timeZone: string; shortId: string }

/**
 * What is sent, by the product specification, section 5; of what it does not name, what somebody wrote or changed. A
 * post in Hebrew alone is sent as what it is by its Hebrew texts in the first fields, too.
 */
export function payloadOf(values: PostValues, { post, timeZone, shortId }: Context): PostPayload {
  const first = isInHebrewAlone(values) ? 'he' : 'en'
  const title = values[fieldIn('title', first)].trim()
  return {
    title,
    slug: values.slug.trim() || slugOf(title, shortId),
    coverImage: values.coverImage.trim() || null,
    content: values[fieldIn('content', first)],
    author: values.author.trim() || null,
    publishedAt: values.status === 'published' ? publishedAtOf(values, post, timeZone) : null,
    tags: tagsOf(values.tags),
    status: values.status,
    ...furtherTexts(values, valuesOf(post, timeZone)),
  }
}

type Further = Pick<PostPayload, 'excerpt' | 'titleHe' | 'excerptHe' | 'contentHe'>

function furtherTexts(values: PostValues, before: PostValues): Further {
  const all = {
    excerpt: values.excerpt.trim() || null,
    titleHe: values.titleHe.trim() || null,
    excerptHe: values.excerptHe.trim() || null,
    contentHe: values.contentHe.trim() ? values.contentHe : null,
  }
  const names = Object.keys(all) as (keyof Further)[]
  const isTold = isInHebrewAlone(values) ? ['titleHe', 'contentHe'] : []
  return Object.fromEntries(
    names.filter((name) => values[name] !== before[name] || isTold.includes(name)).map((name) => [name, all[name]]),
  )
}

export function tagsOf(text: string): string[] | null {
  const tags = text
    .split(',')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')
  return tags.length > 0 ? tags : null
}

/** What every post needs: in English, or in Hebrew where it is written in Hebrew alone. */
export function missingFields(values: PostValues): PostField[] {
  const language = isInHebrewAlone(values) ? 'he' : 'en'
  return (['title', 'content'] as const)
    .map((name) => fieldIn(name, language))
    .filter((field) => values[field].trim() === '')
}

/** Whether a published post is given an hour that the site's clock skips on that day. */
export function isHourSkipped({ status, publishedAt }: PostValues, timeZone: string): boolean {
  const [day, time] = momentIn(publishedAt)
  return status === 'published' && isDayKey(day) && time !== '' && !isOnClock(day, time, timeZone)
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
  const [day, time] = momentIn(publishedAt)
  if (!isDayKey(day) || time === '') return null
  if (post?.publishedAt && wallClockOf(post.publishedAt, timeZone) === publishedAt) return post.publishedAt
  return zonedInstant(day, time, timeZone)
}

/** The day and the time, to the minute, that the field holds. */
function momentIn(field: string): [day: string, time: string] {
  const [day = '', time = ''] = field.split('T')
  return [day, /^\d\d:\d\d/.exec(time)?.[0] ?? '']
}

function wallClockOf(iso: string, timeZone: string): string {
  return `${dayKeyOf(new Date(iso), timeZone)}T${formatTime(iso, timeZone)}`
}

export type TextName = 'title' | 'excerpt' | 'content'

const hebrewFields = { title: 'titleHe', excerpt: 'excerptHe', content: 'contentHe' } as const

/** Which field of the form holds that text in that language. */
export function fieldIn(name: TextName, language: Locale): PostField & (TextName | `${TextName}He`) {
  return language === 'he' ? hebrewFields[name] : name
}

/** The language that a field is written in; null for what has none. */
export function languageOf(path: string): Locale | null {
  const [field = ''] = path.split('.')
  if (Object.values<string>(hebrewFields).includes(field)) return 'he'
  return field in hebrewFields ? 'en' : null
}

/** Whether anything is written in that language. */
export function isBegun(values: PostValues, language: Locale): boolean {
  return (['title', 'excerpt', 'content'] as const).some((name) => values[fieldIn(name, language)].trim() !== '')
}

/** The only language that a post is written in, where that is not English. */
export function isInHebrewAlone(values: PostValues): boolean {
  return isBegun(values, 'he') && !isBegun(values, 'en')
}

/** The addresses of the uploaded pictures that the post shows anywhere but here: in this language, or on top. */
export function picturesElsewhere(values: PostValues, here: Locale | 'cover'): string[] {
  const places = { en: values.content, he: values.contentHe, cover: values.coverImage }
  const shown = new Set(addressesIn(places[here]))
  const all = addressesIn(Object.values(places).join(' '))
  return [...new Set(all)].filter((address) => !shown.has(address))
}

/** The tag of an uploaded picture, in a figure where it has a caption. */
export function pictureMarkup({ url, alt, caption }: { url: string; alt: string; caption: string }): string {
  const words = alt.trim() && ` alt="${escaped(alt.trim())}"`
  const below = caption.trim() && `<figcaption>${escaped(caption.trim())}</figcaption>`
  return `<figure><img src="${url}"${words}>${below}</figure>`
}

function addressesIn(html: string): string[] {
  return html.match(/\/media\/[a-z0-9-]{1,100}\.webp/g) ?? []
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}

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
  excerpt: string
  titleHe: string
  excerptHe: string
  contentHe: string
}

export type PostField = keyof PostValues

export const postForm = 'post'

/** What is kept of a form: of which post it is, its texts, and the picture that was about to go into one of them. */
export type PostDraft = PostValues & { of: string | null; picture: ChosenPicture | null }

/** The post that somebody was writing when the page went away; null of a new one, undefined where nobody was. */
export function storedPost(username: string): string | null | undefined {
  return savedDraft<Edit<PostDraft>>(postForm, username)?.values.values.of
}
