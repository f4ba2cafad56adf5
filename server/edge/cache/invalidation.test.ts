import { expect, test } from 'vitest'
import { tagsOf } from './invalidation.ts'

test('a notice names the tags that changed', () => {
  expect(tagsOf('{"tags":["events","texts"]}')).toEqual(['events', 'texts'])
})

test.each([undefined, '', 'events', '{}', '{"tags":"events"}', '{"tags":[1]}', 'null'])(
  'of a notice %j nothing is known, so everything goes',
  (payload) => {
    expect(tagsOf(payload)).toBeNull()
  },
)
