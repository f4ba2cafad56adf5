import { fieldNames, type FieldName } from '@cyberluach/i18n/field-names'
import { localeOf } from '@cyberluach/i18n/locales'
import { messagesFor, type Messages } from '@cyberluach/i18n/messages'
import { fill } from '@cyberluach/i18n/translate'
import { type Locale, type PayloadRequest, deepMergeSimple, type SanitizedConfig } from 'payload'
import { editorHebrew } from '@cyberluach/i18n/payload-editor-texts'

type Texts = Messages['adminPanel']
type Words = { en: string; he: string }

const english = messagesFor('en').adminPanel
const hebrew = messagesFor('he').adminPanel
const [englishNames, hebrewNames] = [fieldNames('en'), fieldNames('he')]

const inBoth = (text: (texts: Texts) => string): Words => ({ en: text(english), he: text(hebrew) })

export function label(field: FieldName): Words {
  return { en: englishNames[field], he: hebrewNames[field] }
}

export function labels(collection: keyof Texts['collections']): { singular: Words; plural: Words } {
  return {
    singular: inBoth(({ collections }) => collections[collection].one),
    plural: inBoth(({ collections }) => collections[collection].many),
  }
}

/** The name of a page of the panel that is no list. */
export const names = (page: keyof Texts['pages']) => inBoth(({ pages }) => pages[page])

export const group = (name: keyof Texts['groups']) => inBoth(({ groups }) => groups[name])

/** The languages of the texts, each called in the language of whoever asks: Payload shows codes beside fields otherwise. */
export function namedLocales({ locales, req }: { locales: Locale[]; req: PayloadRequest }): Locale[] {
  const { locales: named } = messagesFor(localeOf(req.i18n.language)).adminPanel
  return locales.map((locale) => ({ ...locale, label: named[locale.code as keyof typeof named] }))
}

export const localeLabel = (locale: keyof Texts['locales']) => inBoth(({ locales }) => locales[locale])

type OptionTexts = {
  [Area in keyof Texts]: Texts[Area] extends Record<string, string> ? Area : never
}[keyof Texts]

/** The choices of a select field, named in both languages. */
export function options<Area extends OptionTexts>(
  area: Area,
  values: readonly (keyof Texts[Area] & string)[],
): { value: string; label: Words }[] {
  const [en, he] = [english[area], hebrew[area]] as Record<string, string>[]
  return values.map((value) => ({ value, label: { en: en?.[value] ?? value, he: he?.[value] ?? value } }))
}

/** What stands below a field or a list to help whoever fills it, in both languages. */
export const help = (name: keyof Texts['helps']) => inBoth(({ helps }) => helps[name])

/** The sentence for what is wrong with a field, in the panel's language. */
export function problem(
  req: PayloadRequest,
  name: keyof Texts['problems'],
  values: Record<string, string> = {},
): string {
  const locale = localeOf(req.i18n.language)
  return fill(locale, (locale === 'he' ? hebrew : english).problems[name], values)
}

/**
 * The editor’s Hebrew in our words. It lays its own over the panel’s while the configuration is made: ours come after it.
 */
export function speakHebrewInEditor(config: SanitizedConfig): SanitizedConfig {
  const { translations } = config.i18n
  config.i18n.translations = deepMergeSimple(translations, { he: { lexical: editorHebrew } })
  return config
}
