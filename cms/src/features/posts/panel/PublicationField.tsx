import { localeOf, localePath } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import type { UIFieldServerProps } from 'payload'
import { roleOf } from '../../../access/roles.ts'
import { databasePool } from '../../../platform/database/pool.ts'
import { PublicPage } from '../planned/PlannedStatus.tsx'
import { PublicationNotice } from './PublicationNotice.tsx'
import { isAwaitingPublication } from '../publish-hebrew.ts'

/** At the head of a post's form: the way to its page where readers have it, and what becomes of the Hebrew, for who writes it and for who publishes it. */
export async function PublicationField({ id, i18n, req }: UIFieldServerProps) {
  if (!id) return null
  const language = localeOf(i18n.language)
  const texts = messagesFor(language).translationsPanel.publication
  const isWaiting = await isAwaitingPublication(databasePool(), String(id))
  return (
    <>
      <PublicPage
        name={messagesFor(language).adminPanel.publishedPost.page}
        blog={localePath(language, '/blog')}
      />
      <PublicationNotice
        id={String(id)}
        isTranslator={roleOf(req.user) === 'translator'}
        isWaiting={isWaiting}
        texts={texts}
      />
    </>
  )
}
