import { directionOf } from '@cyberluach/core/text-direction'
import type { Locale } from '@cyberluach/i18n/locales'
import { MailText } from '../../mail/layout/MailParts.tsx'

/** What an admin typed: a paragraph between empty lines, each in its own direction. */
export function Paragraphs({ locale, words }: { locale: Locale; words: string }) {
  return words.split(/\n\s*\n/).map((paragraph, place) => (
    <MailText key={place} locale={locale}>
      <span dir={directionOf(paragraph)} style={{ whiteSpace: 'pre-line' }}>
        {paragraph.trim()}
      </span>
    </MailText>
  ))
}
