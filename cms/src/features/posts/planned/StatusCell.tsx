import { localeOf } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import type { DefaultServerCellComponentProps, ServerProps } from 'payload'
import { configuration } from '../../../platform/configuration.ts'
import { isPlanned, plannedWords } from './planned-post.ts'
import { PlannedStatus, PublishAsNamed } from './PlannedStatus.tsx'

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
