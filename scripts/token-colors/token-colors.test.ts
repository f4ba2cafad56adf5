import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hexOf, tokenColorsFile, tokenColorsText } from './token-colors.ts'

test('mails and image cards have the colours that the tokens have today; else: npm run tokens:build', () => {
  expect(readFileSync(tokenColorsFile, 'utf8')).toBe(tokenColorsText())
})

test.each([
  ['oklch(100% 0 0)', '#ffffff'],
  ['oklch(0% 0 0)', '#000000'],
  ['oklch(62.796% 0.25768 29.234)', '#ff0000'],
  ['oklch(86.644% 0.29483 142.495)', '#00ff00'],
  ['oklch(45.201% 0.31321 264.052)', '#0000ff'],
  ['oklch(90% 0.4 150)', '#00ff00'],
])('%s is %s', (oklch, hex) => {
  expect(hexOf(oklch)).toBe(hex)
})

test('a colour in another notation is said to be one', () => {
  expect(() => hexOf('#fff')).toThrow('No colour of the form oklch(L% C H): #fff')
})
