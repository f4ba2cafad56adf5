import { expect, test } from 'vitest'

import { highlightSegments } from './UserText.tsx'

test('every occurrence is marked, whatever the case', () => {
  expect(highlightSegments('Cyber and cyber', 'CYBER')).toEqual([
    { text: 'Cyber', found: true },
    { text: ' and ', found: false },
    { text: 'cyber', found: true },
  ])
})

test('signs of a pattern are only signs', () => {
  expect(highlightSegments('C++ (basics)', '(b')).toEqual([
    { text: 'C++ ', found: false },
    { text: '(b', found: true },
    { text: 'asics)', found: false },
  ])
})

test('without a search the text is whole', () => {
  expect(highlightSegments('Cyber', ' ')).toEqual([{ text: 'Cyber', found: false }])
})
