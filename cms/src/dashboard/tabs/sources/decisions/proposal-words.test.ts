import type { Claim } from '@cyberluach/api/sources'
import { fill } from '@cyberluach/i18n/translate'
import { expect, test } from 'vitest'

import { statedEvent } from '../../../../testing/stated-event.ts'
import { texts, type Language } from '../../../ui/text.tsx'
import { changedClaim, compareClaims, partOf } from './proposal-words.ts'

const language: Language = {
  locale: 'en',
  t: texts.en,
  say: (message, values) => fill('en', message, values),
  setLocale: () => undefined,
  timeZone: 'Asia/Jerusalem',
}

const known: Claim = {
  ...statedEvent,
  title: 'bsides tel aviv',
  startDay: '2027-05-19',
  url: 'http://www.bsidestlv.com',
  eventType: 'conference',
}

test('two statements differ where both speak and disagree; case and the dress of an address say nothing', () => {
  const lines = compareClaims(statedEvent, known, language)
  expect(lines.filter(({ differs }) => differs).map(({ part }) => part)).toEqual(['when'])
  expect(lines.find(({ part }) => part === 'eventType')).toMatchObject({ one: '', other: 'Conference' })
  expect(lines.some(({ part }) => part === 'organizer')).toBe(false)
})

test('languages are compared by their names, and what one side leaves out is no difference', () => {
  const lines = compareClaims({ ...statedEvent, languages: 'en,he' }, { ...known, conductUrl: null }, language)
  expect(lines.find(({ part }) => part === 'languages')).toEqual({
    part: 'languages',
    one: 'English and Hebrew',
    other: '',
    differs: false,
  })
})

test('beside nothing, all that is said is there', () => {
  expect(compareClaims(statedEvent, null, language).map(({ part }) => part)).toEqual([
    'title',
    'when',
    'place',
    'url',
    'state',
  ])
})

test('a change makes a statement of its own', () => {
  const after = changedClaim(known, [{ field: 'startDay', before: '2027-05-19', after: '2027-10-06' }])
  expect([after.startDay, after.title]).toEqual(['2027-10-06', known.title])
  expect([partOf('startDay'), partOf('venue'), partOf('price'), partOf('hm')]).toEqual([
    'when',
    'place',
    'price',
    'other',
  ])
})
