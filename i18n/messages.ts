import type { Locale } from './locales.ts'
import type { EitherLanguage } from './message.ts'
import { english } from './messages/en/index.ts'
import { hebrew } from './messages/he/index.ts'

/** Everything that people read, by area: plain data. Placeholders and plurals are filled by `translate`. */
export type Messages = EitherLanguage<typeof english>

/** The texts in a language. Give an island only the areas that it shows. */
export function messagesFor(locale: Locale): Messages {
  return locale === 'he' ? hebrew : english
}
