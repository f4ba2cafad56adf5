import { dayKeyOf } from '@cyberluach/core/day-key'
import { directionOf } from '@cyberluach/core/text-direction'
import { formatDate, formatTime } from '@cyberluach/i18n/format'
import type { Locale } from '@cyberluach/i18n/locales'
import { messagesFor, type Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import { configuration } from '../../platform/configuration.ts'
import type { HomePost } from './read-posts.ts'
import { NoRows, RowLink, Rows } from './Rows.tsx'
import { since } from './since.ts'

type Props = { posts: HomePost[]; language: Locale; now: Date; empty: string; isPlanned?: boolean }

export function PostList({ posts, language, now, empty, isPlanned = false }: Props) {
  const { homePanel: texts } = messagesFor(language)
  if (posts.length === 0) return <NoRows>{empty}</NoRows>
  return (
    <Rows>
      {posts.map(({ id, title, savedAt, publishedAt }) => (
        <RowLink
          key={id}
          href={`/admin/collections/posts/${id}`}
          aside={
            isPlanned && publishedAt
              ? publication(publishedAt, language, texts)
              : fill(language, texts.saved, { when: since(savedAt, now, language) })
          }
        >
          {title ? <bdi dir={directionOf(title)}>{title}</bdi> : texts.untitled}
        </RowLink>
      ))}
    </Rows>
  )
}

/** In the site's time zone, as its readers have it. */
function publication(at: Date, language: Locale, texts: Messages['homePanel']): string {
  const { timeZone } = configuration()
  return fill(language, texts.publishedOn, {
    day: formatDate(language, dayKeyOf(at, timeZone)),
    time: formatTime(at.toISOString(), timeZone),
  })
}
