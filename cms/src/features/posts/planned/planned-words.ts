import { dayKeyOf } from '@cyberluach/core/day-key'
import { formatDate, formatTime } from '@cyberluach/i18n/format'
import { zonePlace } from '@cyberluach/i18n/zone-place'
import type { Locale } from '@cyberluach/i18n/locales'
import { messagesFor, type Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'

/** Whether a post will be public by itself, and is not yet. */
export function isPlanned(post: { _status?: unknown; publishedAt?: unknown }, now = new Date()): boolean {
  const { _status: status, publishedAt } = post
  return status === 'published' && typeof publishedAt === 'string' && new Date(publishedAt) > now
}

/** When a post will be public, on the clock of the site and by its name. */
export function plannedWords(
  sentence: keyof Messages['adminPanel']['plannedPost'],
  publishedAt: string,
  { language, timeZone }: { language: Locale; timeZone: string },
): string {
  return fill(language, messagesFor(language).adminPanel.plannedPost[sentence], {
    day: formatDate(language, dayKeyOf(new Date(publishedAt), timeZone)),
    time: formatTime(publishedAt, timeZone),
    zone: zonePlace(language, timeZone),
  })
}
