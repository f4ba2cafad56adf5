import type { Locale } from './locales.ts'
import { messagesFor, type Messages } from './messages.ts'
import { privacyPolicy, type DocumentSection } from './privacy-policy.ts'
import { textEntry } from './text-keys.ts'

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
  const given = Object.entries(overrides).filter(([key, text]) => text !== '' && textEntry(key))
  let tree: Tree = messagesFor(locale)
  for (const [key, text] of given) tree = withText(tree, key.split('.'), text)
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
