import { editorHebrew, tableHebrew } from '@cyberluach/i18n/payload-editor-texts'
import { panelHebrew } from '@cyberluach/i18n/payload-texts'
import { against, voiceRules } from '@cyberluach/i18n/testing/dictionary'
import { en } from '@payloadcms/translations/languages/en'
import { he } from '@payloadcms/translations/languages/he'
import { globSync, readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import configuration from '../../payload.config.ts'

type Words = { [key: string]: string | Words }

/** The words of the panel, and those that the editor adds as the configuration is made. */
const { translations } = (await configuration).i18n as unknown as { translations: { en: Words; he: Words } }
const english = flat({ ...en.translations, ...translations.en })
const payloads = flat(he.translations)
const hebrew = { ...payloads, ...flat(translations.he) }
const own = flat({ ...panelHebrew, lexical: editorHebrew })
const shown = (key: string) => hebrew[key] ?? ''
const nameOf = ({ key }: { key: string }) => key
const marksOf = (text: string) => [...text.matchAll(/\{\{(.*?)\}\}|<\/?\d>/g)].map(([mark]) => mark).toSorted()

/** The words that Payload's code names. Words that it has no place for any more stand in its dictionaries still. */
const named = new Set(
  ['payload', '@payloadcms/ui', '@payloadcms/next', '@payloadcms/richtext-lexical'].flatMap((name) => {
    const cwd = fileURLToPath(new URL(`../../../../node_modules/${name}/dist`, import.meta.url))
    return globSync('**/*.js', { cwd }).flatMap(
      (file) => readFileSync(`${cwd}/${file}`, 'utf8').match(/\b[a-z]+:[a-zA-Z]\w+/g) ?? [],
    )
  }),
)
/** Of operators and of a version's state it puts the names together. */
const isSaid = (key: string) =>
  /^(?:lexical|operators|version:(?:draft|published|changed|previously|currently))/.test(key) ||
  named.has(key.replace(/_(?:one|two|many|other|none)$/, ''))

const entries = Object.entries(english).flatMap(([key, text]) => (isSaid(key) ? { key, text } : []))

/** Features of the editor that posts do without: their words are ours all the same, for the day that one has them. */
const unusedInEditor = /^lexical:(align|checklist|relationship|textState|upload):/

/** Of features that the panel has not: folders, a bin, keys, addresses to verify, sign-in by Payload’s own page. */
const unusedHere =
  /^folder:|[Tt]rash|[Rr]eindex|APIKey|[Vv]erif|[Ll]atitude|[Ll]ongitude|Permanently|permanently|^general:(aboutToRestore|groupBy|mov(?:e|ing)C|restore(?:As|d)|titleRestored)|^authentication:(beginCreate|checkYour|forgot|newAccount|reset|youAre(?!Inactive)|youDid)|emailOrPassword|resend|selectCollection/

test('every word of ours takes the place of one that the panel has', () => {
  const isKnown = (key: string) => isSaid(key) && (payloads[key] !== undefined || english[key] !== undefined)
  expect(Object.keys(own).filter((key) => !isKnown(key) && !unusedInEditor.test(key))).toEqual([])
})

describe('the panel in Hebrew', () => {
  test('has only the places of the English texts', () => {
    const broken = entries.filter(({ key, text }) => {
      const places = new Set(marksOf(text))
      return marksOf(shown(key)).some((place) => !places.has(place))
    })
    expect(broken.map(nameOf)).toEqual([])
  })

  test('speaks as the rest of the product does, Payload’s own words too', () => {
    const texts = entries.map(({ key }): [string, string] => [key, shown(key)])
    const read = texts.filter(([key]) => !unusedHere.test(key))
    expect(voiceRules.flatMap((rule) => against(rule, read))).toEqual([])
  })

  test('says each thing in one short line', () => {
    const long = entries.filter(({ key, text }) => {
      const said = shown(key)
      return said.includes('\n') || said.length > text.length * 2 + 30
    })
    expect(long.map(nameOf)).toEqual([])
  })
})

test('the editor speaks our Hebrew, also where Payload’s own comes later', () => {
  expect(shown('lexical:heading:label')).toBe(editorHebrew.heading.label)
  expect(shown('lexical:general:placeholder')).toBe(editorHebrew.general.placeholder)
  const foreign = entries.filter(({ key }) => key.startsWith('lexical:') && !/[א-ת]/.test(shown(key)))
  expect(foreign).toEqual([])
})

test('every entry of the menu of tables, which Payload has in English alone, has Hebrew', async () => {
  const editor = '../../../../node_modules/@payloadcms/richtext-lexical/dist/'
  const menu = 'features/experimental_table/client/plugins/TableActionMenuPlugin/index.js'
  const source = await readFile(new URL(editor + menu, import.meta.url), 'utf8')
  const entries = source.matchAll(/"data-test-id": "([\w-]+)"/g)
  const marks = [...entries].map(([, mark]) => mark)
  expect(Object.keys(tableHebrew).toSorted()).toEqual(['create', ...marks].toSorted())
})

function flat(words: object, above = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(words).flatMap(([key, value]) => {
      const name = above ? `${above}:${key}` : key
      return typeof value === 'string' ? [[name, value]] : Object.entries(flat(value as object, name))
    }),
  )
}
