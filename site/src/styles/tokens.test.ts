import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')

test.each([
  ['ctf', 'cyan', 190, 230],
  ['conference', 'purple', 290, 320],
  ['workshop', 'emerald', 150, 175],
  ['competition', 'amber', 55, 95],
])('%s is %s in every theme', (type, _, from, to) => {
  const hues = [...css.matchAll(new RegExp(`--color-${type}: oklch\\(\\S+ \\S+ (\\d+)\\)`, 'g'))].map(
    ([, hue]) => Number(hue),
  )
  expect(hues.length).toBeGreaterThanOrEqual(2)
  for (const hue of hues) expect(hue >= from && hue <= to, `${hue}`).toBe(true)
})

test('a type without a colour of its own has that of CTF', () => {
  expect(css).toMatch(/\n\[data-type\] \{\s*--type: var\(--color-ctf\)/)
  expect(css).not.toContain("[data-type='ctf']")
})
