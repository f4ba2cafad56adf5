import { directionOf, directionOfRow, hasHebrew } from '@cyberluach/core/text/text-direction'
import { formatNumber } from './format.ts'
import { directionOfLocale, type Locale } from './locales.ts'

/** A sentence by number (`Intl.PluralRules`): Hebrew has a form for two as well. `{n}` is the number. */
export type Plural = { one: string; two?: string; other: string }

/** A sentence, or one by number, with `{placeholders}`. */
export type Message = string | Plural

/** What the Hebrew dictionary must hold for an English one: the same keys, and a form for two in each plural. */
export type HebrewFor<English> = {
  [Key in keyof English]: English[Key] extends string
    ? string
    : English[Key] extends Plural
      ? Required<Plural>
      : HebrewFor<English[Key]>
}

/** The type that both dictionaries share. */
export type EitherLanguage<English> = {
  [Key in keyof English]: English[Key] extends string
    ? string
    : English[Key] extends Plural
      ? Plural
      : EitherLanguage<English[Key]>
}

/** What fills placeholders, by their names. Numbers are grouped (`6,000`); years and ids come as text. */
export type MessageValues = Record<string, string | number>

const isolateOf = { ltr: '\u2066', rtl: '\u2067' }
const endOfIsolate = '\u2069'
const rightToLeftMark = '\u200f'
const rightToLeftLetter = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/**
 * The message with its placeholders filled. A plural is chosen by `n`. A placeholder without a value stays as written.
 * Each text value stands in a bidi isolate of the direction of most of its letters, so that a Latin title cannot turn a Hebrew sentence
 * about, nor the other way round; left out only where it could change nothing (left to right in an English sentence).
 * A Hebrew sentence that begins with a placeholder, a digit or a Latin word gets a right-to-left mark in front.
 */
export function fill(locale: Locale, message: Message, values: MessageValues = {}): string {
  const template = typeof message === 'string' ? message : formOf(locale, message, values.n)
  const text = template.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name]
    if (value === undefined) return placeholder
    return typeof value === 'number' ? formatNumber(value) : isolated(locale, value)
  })
  return needsMark(locale, template) ? rightToLeftMark + text : text
}

/** Texts of strangers in a row, as a venue and its city are, each in an isolate of its own as in `fill`. */
export function rowOf(locale: Locale, texts: readonly string[]): string {
  const row = texts.map((text) => isolated(locale, text)).join(', ')
  return texts.length < 2 ? row : isolated(locale, row, directionOfRow(directionOfLocale(locale), texts))
}

function formOf(locale: Locale, plural: Plural, n: string | number | undefined): string {
  const category = rulesFor(locale).select(Number(n))
  if (category === 'one') return plural.one
  return category === 'two' ? (plural.two ?? plural.other) : plural.other
}

function isolated(locale: Locale, text: string, direction = directionOf(text)): string {
  if (text === '' || (locale === 'en' && !rightToLeftLetter.test(text))) return text
  return `${isolateOf[direction]}${text}${endOfIsolate}`
}

function needsMark(locale: Locale, template: string): boolean {
  return locale === 'he' && /^[{\dA-Za-z]/.test(template) && hasHebrew(template)
}

const rules = new Map<Locale, Intl.PluralRules>()

function rulesFor(locale: Locale): Intl.PluralRules {
  const known = rules.get(locale)
  if (known) return known
  const made = new Intl.PluralRules(locale)
  rules.set(locale, made)
  return made
}
