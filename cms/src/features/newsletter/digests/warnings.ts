import { locales, type Locale } from '@cyberluach/i18n/locales'
import { isComplete, type Draft } from './make-letters.ts'
import type { Recipients } from './recipients.ts'

/** What whoever sends should know first, of a language or of all; `n` is how many read it. */
export type Warning =
  | { code: 'noOpening' | 'otherLanguage'; language: Locale; n: number }
  | { code: 'noReaders'; language: Locale }
  | { code: 'noEvents' }

/** What a language lacks that the other has, and what the letter is without. */
export function warningsOf(
  { kind, words }: Pick<Draft, 'kind' | 'words'>,
  eventCount: number,
  recipients: Recipients,
): Warning[] {
  const warnings: Warning[] = kind === 'digest' && eventCount === 0 ? [{ code: 'noEvents' }] : []
  for (const language of locales) {
    const other = words[language === 'en' ? 'he' : 'en']
    const n = recipients[language]
    if (n === 0 && recipients.all > 0) warnings.push({ code: 'noReaders', language })
    if (n === 0) continue
    if (kind === 'letter' && !isComplete(words[language]))
      warnings.push({ code: 'otherLanguage', language, n })
    if (kind === 'digest' && words[language].intro === null && other.intro !== null)
      warnings.push({ code: 'noOpening', language, n })
  }
  return warnings
}
