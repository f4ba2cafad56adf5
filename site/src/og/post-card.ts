import type { ReadablePost } from '@cyberluach/api/posts'
import type { DayKey } from '@cyberluach/core/dates/day-key'
import { shortened } from '@cyberluach/core/text/excerpt'
import { formatDate } from '@cyberluach/i18n/format'
import { directionOfLocale, type Locale } from '@cyberluach/i18n/locales'
import { fill } from '@cyberluach/i18n/translate'
import type { Node } from '@takumi-rs/core'
import { calendar, clock, people } from '../icons/paths.ts'
import { fact, frame, colors, box, words } from './card-parts.ts'
import { names, titleStyle, type InBoth } from './event-card.ts'

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
