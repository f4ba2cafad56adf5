import { expect, test } from 'vitest'
import { faqAnchor } from './identifiers.ts'

const id = '3f2a9c1e-0000-4000-8000-000000000000'

test('a group is named after its English title', () => {
  expect(faqAnchor('Events and calendar', id)).toBe('events-and-calendar')
})

test.each([null, '', 'שאלות', '2026'])('a group with the title %o is named after its id', (title) => {
  expect(faqAnchor(title, id)).toBe('group-3f2a9c1e')
})
