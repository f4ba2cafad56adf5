import { localeOf, localePath } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import type { DefaultServerCellComponentProps, ServerProps, UIFieldServerProps } from 'payload'
import { configuration } from '../../../platform/configuration.ts'
import { isPlanned, plannedWords } from './planned-post.ts'
import { PlannedStatus, PublishAsNamed, PublicPage } from './PlannedStatus.tsx'
import { roleOf } from '../../../access/roles.ts'
import { databasePool } from '../../../platform/database/pool.ts'
import { PublicationNotice } from '../panel/PublicationNotice.tsx'
import { isAwaitingPublication } from '../publish-hebrew.ts'

/** In the list of posts: what is published at a later time is not public yet. */
export function StatusCell({ cellData, rowData, i18n }: DefaultServerCellComponentProps) {
  const language = localeOf(i18n.language)
  const { publishedAt } = rowData as { publishedAt?: string }
  if (publishedAt && isPlanned({ _status: cellData, publishedAt })) {
    const { timeZone } = configuration()
    return (
      <span title={plannedWords('status', publishedAt, { language, timeZone })}>
        {messagesFor(language).adminPanel.plannedPost.name}
      </span>
    )
  }
  const { postStatuses } = messagesFor(language).adminPanel
  return <span>{cellData === 'published' ? postStatuses.published : postStatuses.draft}</span>
}

/** Over the form of a post: when it will be public, in the place of Payload's word that it is. */
export function PlannedPost({ i18n }: ServerProps) {
  const language = localeOf(i18n.language)
  const { timeZone } = configuration()
  return (
    <PlannedStatus
      language={language}
      sentence={messagesFor(language).adminPanel.plannedPost.status}
      timeZone={timeZone}
    />
  )
}

/** Payload's button; of a post that was never public it publishes the post, not changes to it. */
export function PublishPost({ i18n }: ServerProps) {
  return <PublishAsNamed first={messagesFor(localeOf(i18n.language)).adminPanel.publishedPost.act} />
}

/** At the head of a post's form: the way to its page where readers have it, and what becomes of the Hebrew, for who writes it and for who publishes it. */
export async function PublicationField({ id, i18n, req }: UIFieldServerProps) {
  if (!id) return null
  const language = localeOf(i18n.language)
  const texts = messagesFor(language).translationsPanel.publication
  const isWaiting = await isAwaitingPublication(databasePool(), String(id))
  return (
    <>
      <PublicPage name={messagesFor(language).adminPanel.publishedPost.page} blog={localePath(language, '/blog')} />
      <PublicationNotice
        id={String(id)}
        isTranslator={roleOf(req.user) === 'translator'}
        isWaiting={isWaiting}
        texts={texts}
      />
    </>
  )
}
