import { isDayKey } from '@cyberluach/core/day-key'
import { isLocale } from '@cyberluach/i18n/locales'
import type { Services } from '../../../platform/services.ts'
import { unsubscribePlaceholder } from '../../mail/unsubscribe-link.ts'
import { isEmpty, isPeriod, readContent } from './digest-content.ts'
import { readDigest, wordsOf } from './stored-digest.ts'
import { writeLetter, type Letter } from './write-letters.tsx'

export type Preview =
  | { kind: 'letter'; letter: Pick<Letter, 'subject' | 'html'> }
  | { kind: 'empty' }
  | { kind: 'wrongDays' }

/**
 * The letter in a language as it would go out now, with days and words as they stand in the form. Words that the form
 * does not show, those of the other language, are read as they are stored. Of what was sent: the letter that was sent.
 */
export async function previewOf(
  { pool, configuration }: Pick<Services, 'pool' | 'configuration'>,
  given: Record<string, unknown>,
): Promise<Preview> {
  const locale = typeof given.locale === 'string' && isLocale(given.locale) ? given.locale : 'en'
  const stored = typeof given.id === 'string' ? await readDigest(pool, given.id) : null
  if (stored?.letters) return { kind: 'letter', letter: shown(stored.letters[locale]) }
  const [firstDay, lastDay] = [String(given.firstDay), String(given.lastDay)]
  const period = { firstDay, lastDay }
  if (!isDayKey(firstDay) || !isDayKey(lastDay) || !isPeriod(period)) return { kind: 'wrongDays' }
  const content = await readContent(pool, period, { now: new Date(), timeZone: configuration.timeZone })
  if (isEmpty(content)) return { kind: 'empty' }
  const words = given.words ? wordsOf(given.words) : (stored?.words[locale] ?? wordsOf(undefined))
  const letter = await writeLetter(locale, words, { period, content, configuration })
  return { kind: 'letter', letter: shown(letter) }
}

/** Nobody leaves by a preview. */
function shown({ subject, html }: Letter): Pick<Letter, 'subject' | 'html'> {
  return { subject, html: html.replaceAll(unsubscribePlaceholder, '#') }
}
