import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { adminPasswordError } from './set-password.ts'

const errorOf = (adminPassword: string | null) => adminPasswordError({ adminPassword, adminUsername: 'admin' })

test.each([
  ['password', 'ADMIN_PASSWORD must have at least 12 characters'],
  ['x1'.repeat(70), 'ADMIN_PASSWORD must have at most 128 characters'],
  ['            ', 'ADMIN_PASSWORD must be more than one piece over and over'],
  ['Password1234', 'ADMIN_PASSWORD is among the passwords that are guessed first: choose another'],
])('%j is refused in one line that does not show it', async (password, fault) => {
  expect(await errorOf(password)).toBe(fault)
})

test('none at all is right, and so are the ones that we make', async () => {
  expect(await errorOf(null)).toBeNull()
  for (let count = 0; count < 200; count += 1) {
    expect(await errorOf(randomBytes(12).toString('base64url'))).toBeNull()
    expect(await errorOf(randomUUID())).toBeNull()
  }
})
