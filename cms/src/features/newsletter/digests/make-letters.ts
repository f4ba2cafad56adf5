import { locales, type Locale } from '@cyberluach/i18n/locales'
import type { Pool, PoolClient } from 'pg'
import type { Configuration } from '../../../platform/configuration.ts'
import { isEmpty, isPeriod, readContent } from './digest-content.ts'
import type { StoredDigest } from './stored-digest.ts'
import { writeFreeLetter, writeLetter, type Letter, type Words } from './write-letters.tsx'

/** What a digest or a letter is made of, stored or as a form holds it. */
export type Draft = Pick<StoredDigest, 'kind' | 'period' | 'words' | 'leftOut'>

export type LetterMaker =
  | { ok: true; write: (locale: Locale) => Promise<Letter>; eventCount: number }
  | { ok: false; problem: 'wrongDays' | 'empty' | 'noText' }

type Given = { now: Date; configuration: Pick<Configuration, 'publicUrl' | 'siteAddress' | 'timeZone'> }

/** How the letter of each language is written, or why there is none. */
export async function letterMaker(
  database: Pool | PoolClient,
  { kind, period, words, leftOut }: Draft,
  { now, configuration }: Given,
): Promise<LetterMaker> {
  if (kind === 'letter') {
    if (!locales.some((locale) => isComplete(words[locale]))) return { ok: false, problem: 'noText' }
    const write = (locale: Locale) => writeFreeLetter(locale, wordsFor(words, locale), configuration)
    return { ok: true, write, eventCount: 0 }
  }
  if (!isPeriod(period)) return { ok: false, problem: 'wrongDays' }
  const content = await readContent(database, period, { now, timeZone: configuration.timeZone, leftOut })
  if (isEmpty(content)) return { ok: false, problem: 'empty' }
  const write = (locale: Locale) => writeLetter(locale, words[locale], { period, content, configuration })
  return { ok: true, write, eventCount: content.eventCount }
}

/** The letters of all languages. */
export async function allLetters(maker: Extract<LetterMaker, { ok: true }>): Promise<Record<Locale, Letter>> {
  const [en, he] = await Promise.all([maker.write('en'), maker.write('he')])
  return { en, he }
}

/** Whether there is a letter in a language. */
export function isComplete({ subject, intro }: Words): boolean {
  return subject !== null && intro !== null
}

/** Who reads a language in which nothing was written gets the other one's words: better than not to hear of it. */
function wordsFor(words: Record<Locale, Words>, locale: Locale): Words {
  const other = locale === 'en' ? 'he' : 'en'
  return isComplete(words[locale]) ? words[locale] : words[other]
}
