import { expect, test } from 'vitest'

import { snippetOf } from './QueueCells.tsx'

test('several lines become one', () => {
  expect(snippetOf('Hello,\n\n  there')).toBe('Hello, there')
})

test('a long text is cut between letters', () => {
  expect(snippetOf('a'.repeat(60_000))).toBe(`${'a'.repeat(200)}…`)
  expect([...snippetOf('😀'.repeat(500))]).toHaveLength(201)
})
