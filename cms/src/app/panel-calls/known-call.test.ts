import { expect, test } from 'vitest'
import { knownCall } from './known-call.ts'

test('a call of the panel’s own is taken with its name and arguments alone', () => {
  const given = { name: 'form-state', args: { operation: 'update' }, serverFunctions: {}, config: {} }
  expect(knownCall(given)).toEqual({ name: 'form-state', args: { operation: 'update' } })
  expect(knownCall({ name: 'render-list' })).toEqual({ name: 'render-list', args: {} })
})

test.each([
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'schedule-publish',
  'FORM-STATE',
  '',
  7,
  null,
  ['form-state'],
  { toString: () => 'form-state' },
])('%j names no function', (name) => {
  expect(knownCall({ name, args: {} })).toBeNull()
})

test.each([undefined, null, 'form-state', [], { name: 'form-state', args: 'x' }, { name: 'form-state', args: [1] }])(
  '%j is no call',
  (given) => {
    expect(knownCall(given)).toBeNull()
  },
)
