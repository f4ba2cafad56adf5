import { call } from '@cyberluach/api/client'
import { type Node, Renderer } from '@takumi-rs/core'
import { isUuid } from '@cyberluach/core/text/identifiers'
import { dayOfPost, loadPost } from '../data/blog.ts'
import { readFromApi } from '../data/reads.ts'
import { cmsUrl, siteTimeZone } from '../data/site.ts'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { ReadablePost } from '@cyberluach/api/posts'
import { type DayKey, monthOf, weekdayOf } from '@cyberluach/core/dates/day-key'
import { shortened } from '@cyberluach/core/text/excerpt'
import { formatDate, formatMoney, formatMonthName, formatWeekday } from '@cyberluach/i18n/format'
import { directionOfLocale, type Locale, otherLocale } from '@cyberluach/i18n/locales'
import { fill } from '@cyberluach/i18n/translate'
import { calendar, clock, people, cup, globe, pin } from '../icons/paths.ts'
import { fact, frame, colors, box, words, mark, typeColors } from './card-parts.ts'
import type { CalendarEvent } from '@cyberluach/core/events/event'
import type { Messages } from '@cyberluach/i18n/messages'
import { isOnlineOnly, placeOf } from '@cyberluach/i18n/places'
import { whenOf, formerDatesOf, titleOf } from '@cyberluach/i18n/event-words'

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

const eventCardLongestTitle = 90

export type InBoth = Record<Locale, Messages>

/** The card of an event for shared links: date, type, that it was called off or is a sample, title in both languages, time, place and prize. */
export function eventCard(locale: Locale, messages: InBoth, event: CalendarEvent, timeZone: string): Node {
  const isRtl = directionOfLocale(locale) === 'rtl'
  const row = isRtl ? 'row-reverse' : 'row'
  return frame(
    isRtl,
    names(locale, messages),
    box(
      { flexDirection: row, alignItems: 'center', gap: 56 },
      leaf(locale, isRtl, event.day),
      box(
        { flexDirection: 'column', alignItems: isRtl ? 'flex-end' : 'flex-start', flexGrow: 1, width: 720 },
        box({ flexDirection: row, gap: 14 }, ...badges(messages[locale], row, event)),
        ...titles(locale, event),
      ),
    ),
    facts(locale, messages[locale], isRtl, event, timeZone),
  )
}

/** The card of every other page: the promise of the site. */
export function defaultCard(locale: Locale, messages: InBoth): Node {
  const isRtl = directionOfLocale(locale) === 'rtl'
  const { home } = messages[locale]
  return frame(
    isRtl,
    names(locale, messages),
    box(
      { flexDirection: 'column', gap: 20 },
      words(home.heroTitle, { ...titleStyle(84), width: 1072, textAlign: isRtl ? 'right' : 'left' }),
      words(home.heroText, {
        width: 1072,
        color: colors.inkSecond,
        fontSize: 34,
        lineHeight: '46px',
        textAlign: isRtl ? 'right' : 'left',
      }),
    ),
    [],
  )
}

export function names(locale: Locale, messages: InBoth) {
  return { own: messages[locale].common.brand, other: messages[otherLocale(locale)].common.brand }
}

function leaf(locale: Locale, isRtl: boolean, day: string): Node {
  const { red, onRed, raised, line, inkSecond } = colors
  const other = otherLocale(locale)
  const inBoth = (format: (locale: Locale) => string, style: Record<string, string | number>) =>
    box(
      {
        flexDirection: isRtl ? 'row-reverse' : 'row',
        justifyContent: 'space-between',
        padding: '0 24px',
        ...style,
      },
      words(format(locale), {}),
      words(format(other), {}),
    )
  return box(
    {
      flexDirection: 'column',
      flexShrink: 0,
      width: 288,
      overflow: 'hidden',
      border: `2px solid ${line}`,
      borderRadius: 20,
      backgroundColor: raised,
    },
    inBoth((each) => formatMonthName(each, monthOf(day)), {
      padding: '12px 24px',
      backgroundColor: red,
      color: onRed,
      fontSize: 26,
      lineHeight: '34px',
      fontWeight: 700,
    }),
    words(String(Number(day.slice(8))), {
      width: '100%',
      fontSize: 180,
      lineHeight: '196px',
      fontWeight: 800,
      textAlign: 'center',
    }),
    inBoth((each) => formatWeekday(each, weekdayOf(day), 'long'), {
      padding: '0 24px 18px',
      color: inkSecond,
      fontSize: 24,
      lineHeight: '32px',
    }),
  )
}

function badges(
  { common, dialog }: Messages,
  row: 'row' | 'row-reverse',
  { eventType, isSample, state }: CalendarEvent,
): Node[] {
  const { soft, onSoft } = typeColors(eventType)
  const { line, inkSecond } = colors
  const shape = { flexDirection: row, alignItems: 'center', height: 46, padding: '0 18px', borderRadius: 10 }
  const letters = { fontSize: 24, fontWeight: 600 }
  const framed = (border: 'solid' | 'dashed', text: string) =>
    box({ ...shape, border: `2px ${border} ${line}` }, words(text, { ...letters, color: inkSecond }))
  return [
    box(
      { ...shape, gap: 12, backgroundColor: soft },
      mark(eventType, 18),
      words(common.types[eventType], { ...letters, color: onSoft }),
    ),
    ...(state === 'scheduled' ? [] : [framed('solid', common.states[state])]),
    ...(isSample ? [framed('dashed', dialog.sample)] : []),
  ]
}

/** The title in the page's language, and below it, smaller, the one in the other language. */
function titles(locale: Locale, event: CalendarEvent): Node[] {
  const title = shortened(titleOf(locale, event).text, eventCardLongestTitle)
  const second = locale === 'he' ? event.title : event.titleHe
  const align = directionOfLocale(locale) === 'rtl' ? 'right' : 'left'
  const shared = {
    width: '100%',
    textAlign: align,
    textOverflow: 'ellipsis',
    wordBreak: 'break-word',
  } as const
  return [
    words(title, {
      ...titleStyle(title.length > 40 ? 56 : 78),
      ...shared,
      margin: '20px 0 14px',
      lineClamp: 3,
    }),
    ...(second && second !== titleOf(locale, event).text
      ? [
          words(shortened(second, eventCardLongestTitle), {
            ...shared,
            fontSize: 34,
            lineHeight: '46px',
            color: colors.inkSecond,
            lineClamp: 1,
          }),
        ]
      : []),
  ]
}

export const titleStyle = (size: number) => ({
  fontSize: size,
  fontWeight: 800,
  lineHeight: `${Math.round(size * 1.08)}px`,
})

/** Struck through: the days on which it was to be. */
const formerStyle = {
  fontSize: 28,
  lineHeight: '36px',
  textDecoration: 'line-through',
  maxWidth: 460,
  lineClamp: 1,
} as const

function facts(locale: Locale, { common }: Messages, isRtl: boolean, event: CalendarEvent, timeZone: string): Node[] {
  const place = placeOf(locale, event, common.online)
  const former = formerDatesOf(locale, event)
  return [
    fact(isRtl, clock, whenOf(locale, event, timeZone, common.allDay).text),
    ...(former ? [words(former, { ...formerStyle, color: colors.inkThird })] : []),
    ...(place ? [fact(isRtl, isOnlineOnly(event) ? globe : pin, place)] : []),
    ...(event.prizeMoney ? [fact(isRtl, cup, formatMoney(event.prizeMoney))] : []),
  ]
}
