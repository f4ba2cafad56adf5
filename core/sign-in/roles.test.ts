import { expect, test } from 'vitest'
import { may, roles, rolesWith, type Right } from './roles.ts'

const rights: Right[] = ['administer', 'moderate', 'write', 'word']

test('an admin may do everything, no role nothing, and each role something', () => {
  for (const right of rights) {
    expect(may('admin', right)).toBe(true)
    expect(may(null, right)).toBe(false)
  }
  for (const role of roles) expect(rights.some((right) => may(role, right))).toBe(true)
})

test('who moderates neither administers nor writes', () => {
  expect(rights.filter((right) => may('moderator', right))).toEqual(['moderate'])
  expect(rolesWith('moderate')).toEqual(['admin', 'moderator'])
})
