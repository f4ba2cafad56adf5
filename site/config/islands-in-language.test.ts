import { locales, otherLocale } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import { expect, test } from 'vitest'
import { builtInTexts } from '../src/islands/built-in-texts.ts'
import { islandsInLanguage } from './islands-in-language.mjs'

const paths = Object.keys(builtInTexts) as (keyof typeof builtInTexts)[]

/** The module that a browser gets of an island in one language, or the server. */
function moduleOf(path: string, locale: string, name: 'client' | 'ssr' = 'client'): string {
  const { load } = islandsInLanguage()
  const environment = { name, config: { command: 'build' } }
  return load.handler.call({ environment }, `virtual:island/${path}-${locale}`)
}

test.each(locales)('an island’s script has the texts that it shows, in one language: %s', (locale) => {
  for (const path of paths) {
    const code = moduleOf(path, locale)
    expect(code).toContain(JSON.stringify(builtInTexts[path](messagesFor(locale))))
    expect(code).not.toContain(JSON.stringify(builtInTexts[path](messagesFor(otherLocale(locale)))))
    expect(code).not.toContain('i18n/messages')
  }
})

test('the server takes the texts from where they stand', () => {
  expect(moduleOf('calendar/Calendar', 'en', 'ssr')).toContain("messagesFor('en')")
})
