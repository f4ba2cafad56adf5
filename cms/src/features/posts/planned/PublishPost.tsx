import { localeOf } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import type { ServerProps } from 'payload'
import { PublishAsNamed } from './PublishAsNamed.tsx'

/** Payload's button; of a post that was never public it publishes the post, not changes to it. */
export function PublishPost({ i18n }: ServerProps) {
  return <PublishAsNamed first={messagesFor(localeOf(i18n.language)).adminPanel.publishedPost.act} />
}
