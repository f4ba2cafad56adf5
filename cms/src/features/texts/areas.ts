import { areaName, textEntries } from '@cyberluach/i18n/editable-texts'

export type InBoth = { en: string; he: string }
export type Area = { key: string; names: InBoth }

/** The pages and parts of the site that have texts, by what people call them. */
export function textAreas(): Area[] {
  const keys = [...new Set(textEntries().map(({ area }) => area))]
  return keys.map((key) => ({ key, names: { en: areaName('en', key), he: areaName('he', key) } }))
}
