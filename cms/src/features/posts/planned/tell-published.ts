import { localeOf } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import type { CollectionAfterChangeHook } from 'payload'
import { isAutosave } from '../../../panel/is-autosave.ts'
import { configuration } from '../../../platform/configuration.ts'
import { isPlanned, plannedWords } from './planned-words.ts'

const saved = new Set(['general:updatedSuccessfully', 'general:successfullyCreated'])

/** Whoever publishes a post is told so, or when it will be public, where Payload only says that it was saved. */
export const tellPublished: CollectionAfterChangeHook = ({ doc, req }) => {
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
