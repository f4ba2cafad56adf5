import { expect, test } from 'vitest'
import { deviceCookieValue, deviceSeconds, knownDevice } from './device.ts'

const device = { username: 'נועה.levi@haifa', nonce: 'abcdefghijklmnopqrstuv' }
const now = new Date('2026-11-20T08:00:00Z')
/** Stands for a signature: as long as one, and another for another text. */
function sign(text: string): string {
  let sum = 7n
  for (const character of text) sum = (sum * 1_114_129n + BigInt(character.codePointAt(0) ?? 0)) % 10n ** 43n
  return String(sum).padStart(43, '0')
}
const isSignature = (text: string, signature: string) => signature === sign(text)
const value = deviceCookieValue(device, now, sign)

const read = (header: string | undefined, at = now) => knownDevice(header, at, isSignature)

test('a browser is known by its cookie, whatever other cookies it has', () => {
  expect(read(`a=b; known-device=${value}; payload-token=x`)).toEqual(device)
  expect(value).toMatch(/^[\x21-\x7e]+$/)
  expect(value).not.toMatch(/[";,\\]/)
})

test('for 180 days', () => {
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)
  expect(read(`known-device=${value}`, after(deviceSeconds - 1))).toEqual(device)
  expect(read(`known-device=${value}`, after(deviceSeconds))).toBeNull()
})

test.each([
  undefined,
  '',
  'known-device=',
  `other=${value}`,
  `known-device=${value}x`,
  `known-device=${value.replace('levi', 'evil')}`,
  `known-device=${value.slice(0, -1)}${value.endsWith('0') ? '1' : '0'}`,
])('%s is none', (header) => {
  expect(read(header)).toBeNull()
})

test('a forged one does not hide the one that is ours', () => {
  expect(read(`known-device=${value.replace('levi', 'evil')}; known-device=${value}`)).toEqual(device)
})
