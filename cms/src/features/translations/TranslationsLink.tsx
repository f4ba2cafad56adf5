import { localeOf } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import type { ServerProps } from 'payload'
import { roleOf } from '../../access/roles.ts'
import { databasePool } from '../../platform/database/pool.ts'
import { countAwaitingPublication } from '../posts/waiting/read-waiting.ts'
import { NavLink } from './NavLink.tsx'

/** The link in the panel's language: the dictionaries stay on the server. Who may publish sees how much waits for that. */
export async function TranslationsLink({ i18n, user }: ServerProps) {
  const language = localeOf(i18n.language)
  const { publication, title } = messagesFor(language).translationsPanel
  const role = roleOf(user ?? null)
  const isPublisher = role === 'editor' || role === 'admin'
  const n = isPublisher ? await countAwaitingPublication(databasePool()) : 0
  return (
    <NavLink label={title} waiting={n > 0 ? { n, text: fill(language, publication.waiting, { n }) } : null} />
  )
}
