import { expect, test } from 'vitest'

import { hiddenAfter, hiddenFrom } from './filters.ts'

test('the stored names are those of hidden panels, without names of none', () => {
  expect([...hiddenFrom('pages,weather,chart')]).toEqual(['chart', 'pages'])
})

test('with nothing stored no panel is hidden', () => {
  expect(hiddenFrom(null).size).toBe(0)
})

test('a panel is hidden and shown again', () => {
  const hidden = hiddenAfter(hiddenFrom(''), 'hours', false)
  expect([...hidden]).toEqual(['hours'])
  expect(hiddenAfter(hidden, 'hours', true).size).toBe(0)
})
