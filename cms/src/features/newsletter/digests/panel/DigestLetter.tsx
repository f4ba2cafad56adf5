import { localeOf } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import { zoneName } from '@cyberluach/i18n/format'
import type { UIFieldServerProps } from 'payload'
import { configuration } from '../../../../platform/configuration.ts'
import { LetterTools } from './LetterTools.tsx'

/** Below a digest's fields: the letter that comes of them, a test of it, and the way to send it. */
export function DigestLetter({ i18n }: Pick<UIFieldServerProps, 'i18n'>) {
  const locale = localeOf(i18n.language)
  const { timeZone } = configuration()
  const zone = { id: timeZone, name: zoneName(locale, timeZone) }
  return <LetterTools texts={messagesFor(locale).digestPanel} {...{ locale, zone }} />
}
