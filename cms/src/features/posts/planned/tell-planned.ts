import { localeOf } from '@cyberluach/i18n/locales'
import type { CollectionAfterChangeHook } from 'payload'
import { isAutosave } from '../../../panel/is-autosave.ts'
import { configuration } from '../../../platform/configuration.ts'
import { isPlanned, plannedWords } from './planned-words.ts'

const saved = new Set(['general:updatedSuccessfully', 'general:successfullyCreated'])

/** Whoever plans a post is told when it will be public, where Payload only says that it was saved. */
export const tellPlanned: CollectionAfterChangeHook = ({ doc, req }) => {
  if (isAutosave(req) || !isPlanned(doc)) return doc
  const { timeZone } = configuration()
  const words = plannedWords('saved', doc.publishedAt, { language: localeOf(req.i18n.language), timeZone })
  const say = req.t as (key: string, values?: object) => string
  req.t = ((key: string, values?: object) => (saved.has(key) ? words : say(key, values))) as typeof req.t
  return doc
}
