import { call } from '@cyberluach/api/client'
import { type Node, Renderer } from '@takumi-rs/core'
import { isUuid } from '@cyberluach/core/text/identifiers'
import { defaultCard, eventCard, names, titleStyle, type InBoth } from './event-card.ts'
import { dayOfPost, loadPost } from '../data/blog.ts'
import { readFromApi } from '../data/reads.ts'
import { cmsUrl, siteTimeZone } from '../data/site.ts'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { ReadablePost } from '@cyberluach/api/posts'
import type { DayKey } from '@cyberluach/core/dates/day-key'
import { shortened } from '@cyberluach/core/text/excerpt'
import { formatDate } from '@cyberluach/i18n/format'
import { directionOfLocale, type Locale } from '@cyberluach/i18n/locales'
import { fill } from '@cyberluach/i18n/translate'
import { calendar, clock, people } from '../icons/paths.ts'
import { fact, frame, colors, box, words } from './card-parts.ts'

/**
 * The image card of an event by its id, or the site's own (`default`), as PNG; null where there is no such event, undefined
 * while nobody knows.
 */
export async function loadCard(locals: App.Locals, name: string): Promise<Buffer | null | undefined> {
  const node = await nodeOf(locals, name)
  return node && pictureOf(locals, node)
}

/** The image card of a published post by its address, as PNG; null and undefined as with an event's. */
export async function loadPostCard(locals: App.Locals, slug: string): Promise<Buffer | null | undefined> {
  const read = await loadPost(locals, slug, null)
  if (read.kind !== 'post') return read.kind === 'away' ? undefined : null
  return pictureOf(locals, postCard(locals.locale, locals.messages, read.post, dayOfPost(read.post)))
}

async function pictureOf({ locale }: App.Locals, node: Node): Promise<Buffer> {
  const renderer = await cardRenderer()
  return renderer.render(node, { width: 1200, height: 630, format: 'png', fontFamilies, lang: locale })
}

async function nodeOf(locals: App.Locals, name: string) {
  if (name === 'default') return defaultCard(locals.locale, locals.messages)
  if (!isUuid(name)) return null
  const event = await readFromApi(locals, (signal) =>
    call('GET /api/events/{id}', { base: cmsUrl(), params: { id: name }, signal }),
  )
  return event && eventCard(locals.locale, locals.messages, event, siteTimeZone())
}

const subsets = ['latin', 'latin-ext', 'hebrew'] as const

/** The families in which a letter is looked for, one after the other. */
export const fontFamilies = subsets.map((subset) => `Heebo ${subset}`)

let prepared: Promise<Renderer> | undefined

/** The renderer with the site's own typeface; read from disk once. */
export function cardRenderer(): Promise<Renderer> {
  prepared ??= prepare()
  return prepared
}

async function prepare(): Promise<Renderer> {
  const { resolve } = createRequire(import.meta.url)
  const renderer = new Renderer()
  for (const subset of subsets) {
    const file = resolve(`@fontsource-variable/heebo/files/heebo-${subset}-wght-normal.woff2`)
    await renderer.registerFont({ name: `Heebo ${subset}`, data: await readFile(file) })
  }
  return renderer
}

const longestTitle = 120
const longestExcerpt = 150

/** The card of a post for shared links: its title and excerpt, when it was published, how long it is, and by whom. */
export function postCard(
  locale: Locale,
  messages: InBoth,
  post: Pick<ReadablePost, 'title' | 'excerpt' | 'minutes' | 'author'>,
  day: DayKey | null,
): Node {
  const isRtl = directionOfLocale(locale) === 'rtl'
  const { blog } = messages[locale]
  const title = shortened(post.title.text, longestTitle)
  const shared = {
    width: 1072,
    textAlign: isRtl ? 'right' : 'left',
    textOverflow: 'ellipsis',
    wordBreak: 'break-word',
  } as const
  return frame(
    isRtl,
    names(locale, messages),
    box(
      { flexDirection: 'column', gap: 24 },
      words(title, { ...titleStyle(title.length > 60 ? 58 : 76), ...shared, lineClamp: 3 }),
      post.excerpt.text
        ? words(shortened(post.excerpt.text, longestExcerpt), {
            ...shared,
            color: colors.inkSecond,
            fontSize: 32,
            lineHeight: '44px',
            lineClamp: 2,
          })
        : null,
    ),
    [
      ...(day ? [fact(isRtl, calendar, formatDate(locale, day))] : []),
      fact(isRtl, clock, fill(locale, blog.minutes, { n: post.minutes })),
      ...(post.author ? [fact(isRtl, people, shortened(post.author, 28))] : []),
    ],
  )
}
