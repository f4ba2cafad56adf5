import { expect, test } from 'vitest'

import { hiddenAfter, hiddenFrom } from './filters.ts'

test('what is kept names hidden panels; names of nothing are left out', () => {
  expect([...hiddenFrom('pages,weather,chart')]).toEqual(['chart', 'pages'])
  expect(hiddenFrom(null).size).toBe(0)
})

test('a panel is hidden and shown again', () => {
  const hidden = hiddenAfter(hiddenFrom(''), 'hours', false)
  expect([...hidden]).toEqual(['hours'])
  expect(hiddenAfter(hidden, 'hours', true).size).toBe(0)
})
