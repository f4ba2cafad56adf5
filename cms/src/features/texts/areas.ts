import { messagesFor } from '@cyberluach/i18n/messages'
import { textEntries } from '@cyberluach/i18n/text-keys'

export type InBoth = { en: string; he: string }
export type Area = { key: string; names: InBoth }

/** The pages and parts of the site that have texts, by what people call them. */
export function textAreas(): Area[] {
  const keys = [...new Set(textEntries().map(({ area }) => area))]
  return keys.map((key) => ({ key, names: { en: nameIn('en', key), he: nameIn('he', key) } }))
}

/** An area that nobody has named yet goes by its key. */
function nameIn(locale: 'en' | 'he', key: string): string {
  const names: Partial<Record<string, string>> = messagesFor(locale).adminPanel.textAreas
  return names[key] ?? key
}
