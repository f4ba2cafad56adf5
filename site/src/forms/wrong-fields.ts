import type { Issue } from '@cyberluach/core/submissions/submission'
import type { Locale } from '@cyberluach/i18n/locales'
import { type Message, fill } from '@cyberluach/i18n/translate'

export type Notice = { title: string; text: string }

export type WrongWords = {
  /** Names all of `named`, as if none of them were filled in. */
  missing: Notice
  /** Names the only field that is wrong. */
  checkField: Message
  /** By the number of fields. */
  check: Message
  /** The title where nothing is missing. */
  wrong: string
}

/**
 * What a message says of the fields that are wrong: what names them where all of `named` are missing, the field itself
 * where it is one, else how many. `labelOf` is what the form calls a field; null for what is none of its own.
 */
export function wrongFields(
  locale: Locale,
  issues: readonly Issue[],
  named: readonly string[],
  words: WrongWords,
  labelOf: (path: string) => string | null,
): Notice {
  const missing = issues.filter(({ code }) => code === 'required').map(({ path }) => path)
  if (named.every((name) => missing.includes(name))) return words.missing
  const paths = [...new Set(issues.map(({ path }) => path))]
  const isMissing = issues.some(({ code }) => code === 'required' || code === 'choose')
  const title = isMissing ? words.missing.title : words.wrong
  const [only, ...others] = paths
  const label = only && others.length === 0 ? labelOf(only) : null
  const text = label
    ? fill(locale, words.checkField, { field: label })
    : fill(locale, words.check, { n: paths.length })
  return { title, text }
}
