import { cleanLine, cleanText, isFarTooLong, isVisible } from '@cyberluach/core/text/text-hygiene'
import type { Locale } from './locales.ts'
import { hasParagraphs, textEntry, type TextEntry } from './text-keys.ts'

/** Why a text cannot stand in place of the built-in one. `names` are placeholders as they are written: `{n}`. */
export type TextIssue =
  | { code: 'placeholderMissing' | 'placeholderUnknown'; names: string[] }
  | { code: 'textTooLong'; most: number }
  | { code: 'noSuchForm' }

const mostInParagraphs = 10_000
const mostInLine = 200

/**
 * The text as it is stored: `cleanLine`, or `cleanText` where it may have paragraphs. '' where there is nothing to see. As
 * it came where it is far too long for any key, which `textIssue` refuses.
 */
export function cleanedText(key: string, text: string): string {
  if (isFarTooLong(text, mostInParagraphs)) return text
  const entry = textEntry(key)
  const whole = text.toWellFormed()
  const clean = entry && hasParagraphs(entry) ? cleanText(whole).trim() : cleanLine(whole)
  return isVisible(clean) ? clean : ''
}

/**
 * What is wrong with a text for this key, or null. It must have the placeholders of the built-in text, no other and none
 * less; a form for one or two of a thing may name the number or leave it to words. The empty text, which stands for the
 * built-in one, and a key that is no text of the site have nothing wrong.
 */
export function textIssue(key: string, locale: Locale, text: string): TextIssue | null {
  const entry = textEntry(key)
  if (!entry || text === '') return null
  if (locale === 'en' && entry.english === null) return { code: 'noSuchForm' }
  const most = longestText(entry)
  if (text.length > most) return { code: 'textTooLong', most }
  const given = placeholdersOf(text)
  const known = placeholdersOf((locale === 'he' ? entry.hebrew : entry.english) ?? entry.english ?? '')
  const isFree = (name: string) => name === number && mayLackNumber(entry)
  const missing = [...known].filter((name) => !given.has(name) && !isFree(name))
  if (missing.length > 0) return { code: 'placeholderMissing', names: missing }
  const unknown = [...given].filter((name) => !known.has(name) && !isFree(name))
  return unknown.length > 0 ? { code: 'placeholderUnknown', names: unknown } : null
}

/** The most characters that a text may have: as the built-in one allows, since a button is no page. */
export function longestText(entry: TextEntry): number {
  if (hasParagraphs(entry)) return mostInParagraphs
  return Math.max(mostInLine, 4 * Math.max(entry.english?.length ?? 0, entry.hebrew?.length ?? 0))
}

const number = '{n}'

function mayLackNumber({ key }: TextEntry): boolean {
  if (!/\.(?:one|two)$/.test(key)) return false
  const many = textEntry(key.replace(/\w+$/, 'other'))
  return many !== undefined && placeholdersOf(many.english ?? '').has(number)
}

function placeholdersOf(text: string): Set<string> {
  return new Set(text.match(/\{\w+\}/g) ?? [])
}
