import { expect, test } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'
import { passwordError } from './passwords.ts'

const faultOf = (password: string) => passwordError(password, 'noa.levi-haifa', isCommonPassword)

test.each([
  ['abc', 'short'],
  ['elevenchars', 'short'],
  ['אבגדהוזחטיכ', 'short'],
  ['🔑'.repeat(11), 'short'],
  ['x1'.repeat(65), 'long'],
  [' '.repeat(12), 'repeated'],
  ['aaaaaaaaaaaaaaaa', 'repeated'],
  ['AbabABabABab', 'repeated'],
  ['Noa.Levi-Haifa', 'username'],
  ['administrator', 'common'],
  ['Qwerty123456', 'common'],
  ['Password1234', 'common'],
  ['2026-sunshine!', 'common'],
])('%j is refused: %s', (password, fault) => {
  expect(faultOf(password)).toBe(fault)
})

test.each([
  'open-sesame-42',
  'another-secret-17',
  'correct horse battery staple',
  'twelve chars',
  'סוסנכוןסוללה1',
  'kq-7A_x90PzLmB2d',
  '5f0c7a52-7b4f-4b73-9d25-6c1c3d9be0aa',
  `${'1234567890qwertyuiop'.repeat(6)}12345-x!`,
])('%j is taken', (password) => {
  expect(faultOf(password)).toBeNull()
})
