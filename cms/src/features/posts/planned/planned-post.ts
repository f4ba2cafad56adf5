import { dayKeyOf } from '@cyberluach/core/dates/day-key'
import { formatDate, formatTime } from '@cyberluach/i18n/format'
import { zonePlace } from '@cyberluach/i18n/places'
import { type Locale, localeOf } from '@cyberluach/i18n/locales'
import { messagesFor, type Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import type { CollectionAfterChangeHook } from 'payload'
import { isAutosave } from '../../../panel/locks/locks.ts'
import { configuration } from '../../../platform/configuration.ts'
import type { Services } from '../../../platform/services.ts'

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

const saved = new Set(['general:updatedSuccessfully', 'general:successfullyCreated'])

/** Whoever publishes a post is told so, or when it will be public, where Payload only says that it was saved. */
export const announcePublished: CollectionAfterChangeHook = ({ doc, req }) => {
  if (isAutosave(req) || doc._status !== 'published') return doc
  const { timeZone } = configuration()
  const language = localeOf(req.i18n.language)
  const words = isPlanned(doc)
    ? plannedWords('saved', doc.publishedAt, { language, timeZone })
    : messagesFor(language).adminPanel.publishedPost.saved
  const say = req.t as (key: string, values?: object) => string
  req.t = ((key: string, values?: object) => (saved.has(key) ? words : say(key, values))) as typeof req.t
  return doc
}

/** A post whose time has come is public without anybody's doing: the edge only has to hear that its pages changed. */
export async function publishDuePosts({ pool }: Services): Promise<void> {
  await pool.query(`select pg_notify('site_cache', '{"tags":["posts"]}')`)
}
