import { localeOf } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import type { UIFieldServerProps } from 'payload'
import { roleOf } from '../../../access/roles.ts'
import { databasePool } from '../../../platform/database/pool.ts'
import { PublicationNotice } from './PublicationNotice.tsx'
import { isAwaitingPublication } from './read-waiting.ts'

/** At the head of a post's form: what becomes of the Hebrew, for who writes it and for who publishes it. */
export async function PublicationField({ id, i18n, req }: UIFieldServerProps) {
  if (!id) return null
  const texts = messagesFor(localeOf(i18n.language)).translationsPanel.publication
  const isWaiting = await isAwaitingPublication(databasePool(), String(id))
  return (
    <PublicationNotice
      id={String(id)}
      isTranslator={roleOf(req.user) === 'translator'}
      isWaiting={isWaiting}
      texts={texts}
    />
  )
}
