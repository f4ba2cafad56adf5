import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { locales } from './locales.ts'
import { messagesFor } from './messages.ts'
import { privacyPolicy } from './built-in-documents.ts'
import {
  cleanedText,
  longestText,
  textIssue,
  areaName,
  textEntries,
  textEntry,
  messagesWith,
  noOverrides,
  privacyPolicyWith,
} from './editable-texts.ts'

const entries = textEntries()
const anyEntry = fc.constantFrom(...entries)
const anyLocale = fc.constantFrom(...locales)
const builtIn = (key: string, locale: 'en' | 'he') => textEntry(key)?.[locale === 'he' ? 'hebrew' : 'english']

/** The text at the end of a key's path, in a tree of messages. */
function textAt(messages: object, key: string): unknown {
  return key.split('.').reduce<unknown>((node, name) => (node as Record<string, unknown>)?.[name], messages)
}

describe('the keys', () => {
  test('are those that visitors read, plural forms by themselves', () => {
    const keys = entries.map(({ key }) => key)
    expect(keys).toContain('home.heroTitle')
    expect(keys).toContain('calendar.more.two')
    expect(keys).toContain('privacyPolicy.scope.text')
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys.filter((key) => /^(dashboard|adminPanel|login|denied|faq\.\w+\.)/.test(key))).toEqual([])
  })

  test('carry the built-in texts of both languages', () => {
    expect(textEntry('common.today')).toEqual({
      key: 'common.today',
      area: 'common',
      english: 'Today',
      hebrew: messagesFor('he').common.today,
    })
    expect(textEntry('calendar.more.two')?.english).toBeNull()
    expect(textEntry('constructor')).toBeUndefined()
  })
})

describe('messages with changed texts', () => {
  test('are the built-in ones where nothing was changed', () => {
    for (const locale of locales) expect(messagesWith(locale, {})).toBe(messagesFor(locale))
  })

  test.each([
    ['an unknown key', { 'home.nothing': 'x' }],
    ['a part instead of a text', { home: 'x', 'calendar.more': 'x' }],
    ['an empty text', { 'home.heroTitle': '' }],
    ['a text of the staff', { 'dashboard.title': 'x', 'login.title': 'x' }],
    ['what every object has', { '__proto__.polluted': 'x', 'constructor.name': 'x' }],
  ])('ignore %s', (_, overrides) => {
    expect(messagesWith('en', overrides)).toBe(messagesFor('en'))
    expect({}).not.toHaveProperty('polluted')
  })

  test('hold every changed text, and share what was not changed', () => {
    fc.assert(
      fc.property(anyLocale, anyEntry, fc.string({ minLength: 1 }), (locale, { key, area }, text) => {
        const merged = messagesWith(locale, { [key]: text })
        const original = messagesFor(locale)
        if (builtIn(key, locale) === null || area === 'privacyPolicy') {
          expect(merged).toBe(original)
          return
        }
        expect(textAt(merged, key)).toBe(text)
        expect(textAt(original, key)).toBe(builtIn(key, locale))
        for (const [name, part] of Object.entries(merged)) {
          if (name !== area) expect(part).toBe(original[name as keyof typeof original])
        }
      }),
    )
  })

  test('hold all of many changes', () => {
    const all = Object.fromEntries(entries.map(({ key }) => [key, `changed ${key}`]))
    const merged = messagesWith('he', all)
    for (const { key, area } of entries) {
      if (area !== 'privacyPolicy') expect(textAt(merged, key)).toBe(`changed ${key}`)
    }
  })
})

describe('the privacy policy', () => {
  test('is the built-in English one in both languages', () => {
    expect(privacyPolicyWith('en', noOverrides)).toEqual(
      privacyPolicy.map((section) => ({ ...section, lang: undefined })),
    )
    expect(privacyPolicyWith('he', noOverrides).every(({ lang }) => lang === 'en')).toBe(true)
  })

  test('is Hebrew where title and text of a section are', () => {
    const he = { 'privacyPolicy.scope.title': 'מי אנחנו', 'privacyPolicy.scope.text': 'לוח אירועים.' }
    const en = { 'privacyPolicy.contact.text': 'Changed.' }
    const sections = privacyPolicyWith('he', { en, he })
    expect(sections[0]).toEqual({ id: 'scope', title: 'מי אנחנו', text: 'לוח אירועים.', lang: undefined })
    expect(sections.find(({ id }) => id === 'contact')).toMatchObject({ text: 'Changed.', lang: 'en' })
    const half = { 'privacyPolicy.scope.title': 'מי אנחנו' }
    expect(privacyPolicyWith('he', { en: {}, he: half })[0]).toMatchObject({ lang: 'en' })
  })
})

describe('the check', () => {
  test('takes every built-in text', () => {
    for (const { key, english, hebrew } of entries) {
      if (english !== null) expect([key, textIssue(key, 'en', english)]).toEqual([key, null])
      if (hebrew !== null) expect([key, textIssue(key, 'he', hebrew)]).toEqual([key, null])
      if (english !== null) expect(cleanedText(key, english)).toBe(english)
      if (hebrew !== null) expect(cleanedText(key, hebrew)).toBe(hebrew)
    }
  })

  test('names a missing placeholder, and an unknown one', () => {
    expect(textIssue('day.title', 'en', 'x')).toEqual({ code: 'placeholderMissing', names: ['{date}'] })
    expect(textIssue('card.place', 'he', 'ב{city}')).toEqual({
      code: 'placeholderMissing',
      names: ['{country}'],
    })
    expect(textIssue('home.heroTitle', 'en', 'Hello {name}')).toEqual({
      code: 'placeholderUnknown',
      names: ['{name}'],
    })
  })

  test('refuses to lose any placeholder of any text, and to make one up', () => {
    fc.assert(
      fc.property(anyLocale, anyEntry, (locale, { key }) => {
        const text = builtIn(key, locale)
        if (!text) return
        expect(textIssue(key, locale, `${text} {madeUp}`)).toEqual({
          code: 'placeholderUnknown',
          names: ['{madeUp}'],
        })
        const needed = new Set(text.match(/\{\w+\}/g))
        if (/\.(one|two)$/.test(key)) needed.delete('{n}')
        for (const name of needed) {
          expect(textIssue(key, locale, text.replaceAll(name, '-'))).toEqual({
            code: 'placeholderMissing',
            names: [name],
          })
        }
      }),
    )
  })

  test('lets words stand for one and two, and only there', () => {
    expect(textIssue('common.events.one', 'en', 'one event')).toBeNull()
    expect(textIssue('common.events.two', 'he', 'שני אירועים')).toBeNull()
    expect(textIssue('common.events.other', 'he', 'אירועים')).toMatchObject({ code: 'placeholderMissing' })
  })

  test('has no English for the Hebrew form for two', () => {
    expect(textIssue('common.events.two', 'en', '{n} events')).toEqual({ code: 'noSuchForm' })
    expect(textIssue('common.events.two', 'en', '')).toBeNull()
  })

  test('bounds the length', () => {
    const entry = textEntry('home.submitButton')
    if (!entry) throw new Error('no such text')
    const most = longestText(entry)
    expect(textIssue(entry.key, 'en', 'x'.repeat(most))).toBeNull()
    expect(textIssue(entry.key, 'en', 'x'.repeat(most + 1))).toEqual({ code: 'textTooLong', most })
    const marks = `a${'\u0301\u0316'.repeat(1_000_000)}`
    expect(cleanedText(entry.key, marks)).toBe(marks)
    expect(textIssue(entry.key, 'en', marks)).toEqual({ code: 'textTooLong', most })
    expect(textIssue('terms.sections.law.text', 'en', 'x'.repeat(9000))).toBeNull()
  })

  test('knows nothing of a key that is no text', () => {
    expect(textIssue('no.such.key', 'en', '{n}')).toBeNull()
  })
})

describe('cleaning', () => {
  test('takes out what could make a text read as another, or break a column', () => {
    fc.assert(
      fc.property(anyEntry, fc.string({ unit: 'binary' }), ({ key }, text) => {
        const clean = cleanedText(key, text)
        expect(clean).not.toMatch(/[\u0000-\u0008\u007f-\u009f\u202a-\u202e\u2066-\u2069]/)
        expect(clean.isWellFormed()).toBe(true)
        expect(cleanedText(key, clean)).toBe(clean)
      }),
    )
  })

  test('keeps paragraphs where the page shows them, and one line elsewhere', () => {
    expect(cleanedText('terms.sections.law.text', ' One.\r\n\r\nTwo. ')).toBe('One.\n\nTwo.')
    expect(cleanedText('home.heroTitle', ' One\n two ')).toBe('One two')
  })

  test.each(['', '   ', '\u200b\u200e', '\u3164'])('takes %j for no text', (text) => {
    expect(cleanedText('home.heroTitle', text)).toBe('')
  })
})

test('every area has a name in the panel, by which people choose it', () => {
  const areas = [...new Set(entries.map(({ area }) => area))]
  for (const locale of locales) expect(areas.filter((area) => areaName(locale, area) === area)).toEqual([])
})
