import { hasHebrew } from '@cyberluach/core/text/text-direction'
import { expect, test } from 'vitest'

import { messagesFor } from './messages.ts'
import { textsOf } from './editable-texts.ts'

const english = new Map(textsOf(messagesFor('en')))
const hebrew = new Map(textsOf(messagesFor('he')))

const placeholdersOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([name]) => name).sort()

test('both languages hold the same texts; Hebrew has a form for two besides', () => {
  const withoutTwo = [...hebrew.keys()].filter((path) => !(path.endsWith('.two') && !english.has(path)))
  expect(withoutTwo.sort()).toEqual([...english.keys()].sort())
  for (const path of english.keys()) {
    const isPlural = path.endsWith('.other') && english.has(path.replace(/other$/, 'one'))
    if (isPlural) expect([...hebrew.keys()]).toContain(path.replace(/other$/, 'two'))
  }
})

test('no text is empty or has spaces at its ends', () => {
  for (const [path, text] of [...english, ...hebrew]) expect(text.trim(), path).toBe(text || 'a text')
})

test('Hebrew texts are Hebrew, but for names, numbers and placeholders', () => {
  const left = [...hebrew].filter(([, text]) => !hasHebrew(text)).map(([, text]) => text)
  const isName =
    /^(CTF|CTFtime|Enter|Delete|Esc|LinkedIn|Facebook|X \(Twitter\)|WhatsApp|Outlook\.com|Microsoft 365|English|58\+|25\+|6,000\+|14|24\/7|51\+|20\+|24\/7|\{n\}\/5|[\s,.:–|]*(\{\w+\}[\s,.:–|]*)+)$/
  expect(left.filter((text) => !isName.test(text))).toEqual([])
})

test('English texts hold no Hebrew but the name of the other language', () => {
  expect([...english].filter(([, text]) => hasHebrew(text))).toEqual([['chrome.languageSwitch', 'עברית']])
})

test('a Hebrew text has the placeholders of the English one; words may stand for one and two', () => {
  for (const [path, text] of hebrew) {
    const original = english.get(path) ?? english.get(path.replace(/two$/, 'other')) ?? ''
    const mayLackNumber = /\.(one|two)$/.test(path)
    const without = (names: string[]) => names.filter((name) => !(mayLackNumber && name === '{n}'))
    expect(without(placeholdersOf(text)), path).toEqual(without(placeholdersOf(original)))
  }
})

test('English speaks of organizers, with an apostrophe of print', () => {
  for (const [path, text] of english) expect(text, path).not.toMatch(/organis|colour|'|—/)
})

test('no Hebrew text ends a scheme in slashes, which are drawn at its other end', () => {
  const bare = [...hebrew].filter(([, text]) => /\bhttps?:\/\/(?![\w{])/.test(text))
  expect(bare).toEqual([])
})
