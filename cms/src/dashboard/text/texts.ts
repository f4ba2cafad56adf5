import type { Locale } from '@cyberluach/i18n/locales'
import type { EitherLanguage } from '@cyberluach/i18n/message'
import { common as commonEnglish } from '@cyberluach/i18n/messages/en/common'
import { dashboard as english } from '@cyberluach/i18n/messages/en/dashboard'
import { common as commonHebrew } from '@cyberluach/i18n/messages/he/common'
import { dashboard as hebrew } from '@cyberluach/i18n/messages/he/dashboard'

/** The texts of the dashboard, with the words for event types and levels that it shares with the site. */
export type Texts = EitherLanguage<typeof english> & { common: EitherLanguage<typeof commonEnglish> }

/** Only the areas that the dashboard shows: the whole dictionaries would weigh more than its code. */
export const texts: Record<Locale, Texts> = {
  en: { ...english, common: commonEnglish },
  he: { ...hebrew, common: commonHebrew },
}
