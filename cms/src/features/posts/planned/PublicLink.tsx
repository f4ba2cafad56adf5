import { localeOf, localePath } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import type { ServerProps } from 'payload'
import { PublicPage } from './PublicPage.tsx'

/** Over the form of a post that readers have: the way to its page. */
export function PublicLink({ i18n }: ServerProps) {
  const language = localeOf(i18n.language)
  return (
    <PublicPage
      name={messagesFor(language).adminPanel.publishedPost.page}
      blog={localePath(language, '/blog')}
    />
  )
}
