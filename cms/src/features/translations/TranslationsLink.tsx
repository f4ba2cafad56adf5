import { may } from '@cyberluach/core/sign-in/roles'
import { localeOf } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import type { ServerProps, BeforeDocumentControlsServerProps } from 'payload'
import { roleOf } from '../../access/roles.ts'
import { databasePool } from '../../platform/database/pool.ts'
import type { Pool } from 'pg'
import { countProposals } from '../english/proposals.ts'
import { countAwaitingPublication } from '../posts/publish-hebrew.ts'
import { NavLink } from './NavLink.tsx'
import { BarOfTranslator } from './BarOfTranslator.tsx'

/** The link in the panel's language: the dictionaries stay on the server. Who may publish sees how much waits for that. */
export async function TranslationsLink({ i18n, user }: ServerProps) {
  const role = roleOf(user ?? null)
  if (!may(role, 'word')) return null
  const language = localeOf(i18n.language)
  const { publication, title } = messagesFor(language).translationsPanel
  const n = may(role, 'write') ? await countAwaiting(databasePool()) : 0
  return <NavLink label={title} waiting={n > 0 ? { n, text: fill(language, publication.waiting, { n }) } : null} />
}

/** Posts' Hebrew and events' English. */
async function countAwaiting(pool: Pool): Promise<number> {
  const [posts, events] = await Promise.all([countAwaitingPublication(pool), countProposals(pool)])
  return posts + events
}

/** The bar in the panel's language: the dictionaries stay on the server. */
export function TranslatorBar({ i18n }: BeforeDocumentControlsServerProps) {
  const { bar, title, kinds, failed } = messagesFor(localeOf(i18n.language)).translationsPanel
  return <BarOfTranslator texts={{ ...bar, title, kinds, failed }} />
}
