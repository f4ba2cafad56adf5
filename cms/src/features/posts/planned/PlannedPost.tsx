import { localeOf } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import type { ServerProps } from 'payload'
import { configuration } from '../../../platform/configuration.ts'
import { PlannedStatus } from './PlannedStatus.tsx'

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
