import { expect, test } from 'vitest'
import { checkCaptcha } from './sign-in.ts'

test('the exact number is right', () => {
  expect(checkCaptcha({ left: 6, operator: 'times', right: 8 }, ' 48 ')).toBe('right')
})

test('anything else is wrong', () => {
  const captcha = { left: 7, operator: 'plus', right: 4 } as const
  for (const written of ['12', '011', '11.0', '-11', '0xb', 'eleven', '1 1']) {
    expect(checkCaptcha(captcha, written)).toBe('wrong')
  }
})

test('nothing written is missing, not wrong', () => {
  expect(checkCaptcha({ left: 1, operator: 'plus', right: 1 }, '  ')).toBe('missing')
})
