import { panelHebrew } from '@cyberluach/i18n/panel-hebrew'
import { en } from '@payloadcms/translations/languages/en'
import { he } from '@payloadcms/translations/languages/he'
import { describe, expect, test } from 'vitest'

type Words = Record<string, Record<string, string>>

const [english, payloads, own] = [en.translations as Words, he.translations as Words, panelHebrew as Words]
const entries = Object.entries(english).flatMap(([group, words]) =>
  Object.entries(words).map(([key, text]) => ({ group, key, text })),
)
const shown = (group: string, key: string) => own[group]?.[key] ?? payloads[group]?.[key] ?? ''
const nameOf = ({ group, key }: { group: string; key: string }) => `${group}:${key}`
const marksOf = (text: string) =>
  [...text.matchAll(/\{\{(.*?)\}\}|<\/?\d>/g)].map(([mark]) => mark).toSorted()

test('every word of ours takes the place of one that the panel has', () => {
  const unknown = Object.entries(own).flatMap(([group, words]) =>
    Object.keys(words).filter((key) => payloads[group]?.[key] === undefined),
  )
  expect(unknown).toEqual([])
})

describe('the panel in Hebrew', () => {
  test('has only the places of the English texts', () => {
    const broken = entries.filter(({ group, key, text }) => {
      const places = new Set(marksOf(text))
      return marksOf(shown(group, key)).some((place) => !places.has(place))
    })
    expect(broken.map(nameOf)).toEqual([])
  })

  test('glues no prefix to a label of several words, and has Hebrew quotation marks and three full stops', () => {
    const wrong = Object.entries(own).flatMap(([group, words]) =>
      Object.entries(words)
        .filter(([, text]) => /ה\{\{|["…]/.test(text))
        .map(([key]) => `${group}:${key}`),
    )
    expect(wrong).toEqual([])
  })

  test('says each thing in one short line', () => {
    const long = entries.filter(({ group, key, text }) => {
      const said = shown(group, key)
      return said.includes('\n') || said.length > text.length * 2 + 30
    })
    expect(long.map(nameOf)).toEqual([])
  })
})
