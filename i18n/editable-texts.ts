import { messagesFor, type Messages } from './messages.ts'
import { privacyPolicy, type DocumentSection } from './built-in-documents.ts'
import type { Locale } from './locales.ts'
import { cleanLine, cleanText, isFarTooLong, isVisible } from '@cyberluach/core/text/text-hygiene'

/** A text that visitors read, by its key (`home.heroTitle`, `calendar.more.one`), as it is built in. */
export type TextEntry = {
  key: string
  /** The page or part of the site: the first word of the key. */
  area: string
  /** null for a form that English has not: Hebrew counts two of a thing by a form of its own (`calendar.more.two`). */
  english: string | null
  /** null where there is no Hebrew yet: the privacy policy was written in English. */
  hebrew: string | null
}

/** Every text of the site that people may change, in the order of the dictionaries. */
export function textEntries(): TextEntry[] {
  return entries
}

/** The built-in text of a key; undefined where it is no text of the site. */
export function textEntry(key: string): TextEntry | undefined {
  return byKey.get(key)
}

/** Every text of a tree of messages, by its path: `calendar.more.one`. */
export function textsOf(node: unknown, path = ''): [path: string, text: string][] {
  if (typeof node === 'string') return [[path, node]]
  return Object.entries(node as Record<string, unknown>).flatMap(([name, value]) =>
    textsOf(value, path === '' ? name : `${path}.${name}`),
  )
}

/** Whether it may run over several lines: paragraphs parted by empty lines, and lists of lines that begin with "- ". */
export function hasParagraphs({ key, english, hebrew }: TextEntry): boolean {
  return ofDocument.test(key) || `${english}${hebrew}`.includes('\n')
}

/** What the people behind the site read: the dashboard, the editors' panel, the closed door to both, and mails to them. */
const ofStaff = /^(?:dashboard\w*|\w+Panel|personalData|staffMail|login|denied)\./

/** The questions and their groups are records of their own, since they can be added, removed and put in order. */
const ofQuestions = /^faq\.\w+\./

/** What programs compare: the opening of a sample event, and the words that the API's contract promises. */
const compared = new Set(['card.sampleOpening', 'requestErrors.alreadyExists'])

const ofDocument = /^(?:terms\.sections|privacyPolicy)\.\w+\.text$/

const entries = allEntries()
const byKey = new Map(entries.map((entry) => [entry.key, entry]))

function allEntries(): TextEntry[] {
  const english = new Map(textsOf(messagesFor('en')))
  const hebrew = new Map(textsOf(messagesFor('he')))
  const keys = [...hebrew.keys()].filter((key) => !ofStaff.test(key) && !ofQuestions.test(key) && !compared.has(key))
  return [
    ...keys.map((key) => entryOf(key, english.get(key) ?? null, hebrew.get(key) ?? null)),
    ...privacyPolicy.flatMap(({ id, title, text }) => [
      entryOf(`privacyPolicy.${id}.title`, title, null),
      entryOf(`privacyPolicy.${id}.text`, text, null),
    ]),
  ]
}

function entryOf(key: string, english: string | null, hebrew: string | null): TextEntry {
  return { key, area: key.slice(0, key.indexOf('.')), english, hebrew }
}

/**
 * What editors call the texts of an area, in their language: the name that the panel gives it, else the one in the links
 * to its page (`linkName`), else its key.
 */
export function areaName(locale: Locale, area: string): string {
  const messages = messagesFor(locale)
  const named: Partial<Record<string, string>> = messages.adminPanel.textAreas
  const own: Partial<Record<string, object>> = messages
  const { linkName } = (own[area] ?? {}) as { linkName?: string }
  return named[area] ?? linkName ?? area
}

/** Why a text cannot stand in place of the built-in one. `names` are placeholders as they are written: `{n}`. */
export type TextIssue =
  | { code: 'placeholderMissing' | 'placeholderUnknown'; names: string[] }
  | { code: 'textTooLong'; most: number }
  | { code: 'noSuchForm' }

const mostInParagraphs = 10_000
const mostInLine = 200

/**
 * The text as it is stored: `cleanLine`, or `cleanText` where it may have paragraphs. '' where there is nothing to see. As
 * it came where it is far too long for any key, which `textIssue` rejects.
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
  const used = placeholdersOf(text)
  const known = placeholdersOf((locale === 'he' ? entry.hebrew : entry.english) ?? entry.english ?? '')
  const isFree = (name: string) => name === number && mayLackNumber(entry)
  const missing = [...known].filter((name) => !used.has(name) && !isFree(name))
  if (missing.length > 0) return { code: 'placeholderMissing', names: missing }
  const unknown = [...used].filter((name) => !known.has(name) && !isFree(name))
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

/** The texts of one language that people changed, by key. */
export type Overrides = Record<string, string>

/** The changed texts of both languages. */
export type TextOverrides = Record<Locale, Overrides>

/** No text was changed. */
export const noOverrides: TextOverrides = { en: {}, he: {} }

/**
 * The built-in messages with the changed texts put in. Parts without a change are the built-in objects themselves. A key
 * that is no text of the site, or an empty text, leaves the built-in one. The same object of changed texts gets the same
 * messages again: do not change it.
 */
export function messagesWith(locale: Locale, overrides: Overrides): Messages {
  const made = merged[locale].get(overrides) ?? merge(locale, overrides)
  merged[locale].set(overrides, made)
  return made
}

function merge(locale: Locale, overrides: Overrides): Messages {
  const changes = Object.entries(overrides).filter(([key, text]) => text !== '' && textEntry(key))
  let tree: Tree = messagesFor(locale)
  for (const [key, text] of changes) tree = withText(tree, key.split('.'), text)
  return tree as Messages
}

/** A section of a document, and the language that it is written in where that is not the page's. */
export type SectionInLocale = DocumentSection & { lang: 'en' | undefined }

/** The privacy policy in a language; a section without a text in it is the English one. */
export function privacyPolicyWith(locale: Locale, overrides: TextOverrides): SectionInLocale[] {
  return privacyPolicy.map((section) => {
    const of = (name: 'title' | 'text', language: Locale) =>
      overrides[language][`privacyPolicy.${section.id}.${name}`] || null
    const isWhole = locale === 'en' || (of('title', locale) !== null && of('text', locale) !== null)
    const language = isWhole ? locale : 'en'
    return {
      id: section.id,
      title: of('title', language) ?? section.title,
      text: of('text', language) ?? section.text,
      lang: isWhole ? undefined : 'en',
    }
  })
}

const merged: Record<Locale, WeakMap<Overrides, Messages>> = { en: new WeakMap(), he: new WeakMap() }

type Tree = { readonly [name: string]: unknown }

/** A copy of the path only; the tree itself where the path leads to no text in this language. */
function withText(tree: Tree, [name = '', ...rest]: string[], text: string): Tree {
  if (!Object.hasOwn(tree, name)) return tree
  const child = tree[name]
  if (rest.length === 0) return typeof child === 'string' ? { ...tree, [name]: text } : tree
  if (typeof child !== 'object' || child === null) return tree
  const changed = withText(child as Tree, rest, text)
  return changed === child ? tree : { ...tree, [name]: changed }
}
