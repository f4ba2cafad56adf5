import { localeOf } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import type { UIFieldServerProps } from 'payload'
import { LetterTools } from './LetterTools.tsx'

/** Below a digest's fields: the letter that comes of them, a test of it, and the way to send it. */
export function DigestLetter({ i18n }: Pick<UIFieldServerProps, 'i18n'>) {
  const locale = localeOf(i18n.language)
  return <LetterTools texts={messagesFor(locale).digestPanel} locale={locale} />
}
