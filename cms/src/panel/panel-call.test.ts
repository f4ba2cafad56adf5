import { expect, test } from 'vitest'
import { addressOf } from './panel-call.ts'

test('a call is asked at the address where Payload serves its endpoint', () => {
  expect(addressOf({ method: 'post', path: '/translations/confirm' })).toBe('/cms/api/translations/confirm')
  const ofDocument = { method: 'get', path: '/:id/progress', collection: 'digests' } as const
  expect(addressOf(ofDocument, '7')).toBe('/cms/api/digests/7/progress')
  expect(addressOf(ofDocument, '../users')).toBe('/cms/api/digests/..%2Fusers/progress')
})
