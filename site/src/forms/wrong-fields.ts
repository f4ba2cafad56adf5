import type { Issue } from '@cyberluach/core/submission'
import type { Locale } from '@cyberluach/i18n/locales'
import type { Message } from '@cyberluach/i18n/message'
import { fill } from '@cyberluach/i18n/translate'

export type Notice = { title: string; text: string }

type Words = {
  /** Names all of `named`, as if none of them were filled in. */
  missing: Notice
  /** By the number of fields. */
  check: Message
  /** The title where nothing is missing; that of `missing` unless told. */
  wrong?: string
}

/** What a message says of the fields that are wrong: what names them where all of them are missing, else how many. */
export function wrongFields(locale: Locale, issues: Issue[], named: readonly string[], words: Words): Notice {
  const missing = issues.filter(({ code }) => code === 'required').map(({ path }) => path)
  if (named.every((name) => missing.includes(name))) return words.missing
  const n = new Set(issues.map(({ path }) => path)).size
  const isMissing = issues.some(({ code }) => code === 'required' || code === 'choose')
  const title = isMissing ? words.missing.title : (words.wrong ?? words.missing.title)
  return { title, text: fill(locale, words.check, { n }) }
}
