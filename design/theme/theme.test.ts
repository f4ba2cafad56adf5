import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const css = readFileSync(new URL('./theme.css', import.meta.url), 'utf8')

test.each([
  ['ctf', 'cyan', 190, 230],
  ['conference', 'purple', 290, 320],
  ['workshop', 'emerald', 150, 175],
  ['competition', 'amber', 55, 95],
])('%s is %s in both themes', (type, _, from, to) => {
  const [, light, dark] =
    new RegExp(`--color-${type}: light-dark\\(oklch\\(\\S+ \\S+ (\\d+)\\), oklch\\(\\S+ \\S+ (\\d+)\\)\\)`).exec(css) ??
    []
  for (const hue of [light, dark].map(Number)) expect(hue >= from && hue <= to, `${hue}`).toBe(true)
})

test('the types that are shown as other share a colour of their own, nearly grey', () => {
  const rule = /:is\(([^)]+)\) \{\s*--type: var\(--color-other\)/.exec(css)?.[1] ?? ''
  expect([...rule.matchAll(/data-type='(\w+)'/g)].map(([, type]) => type)).toEqual([
    'meetup',
    'training',
    'webinar',
    'hackathon',
    'other',
  ])
  const [, ...chromas] = /--color-other: light-dark\(oklch\(\S+ (\S+) \d+\), oklch\(\S+ (\S+) \d+\)\)/.exec(css) ?? []
  expect(chromas.map(Number).filter((chroma) => chroma <= 0.03)).toHaveLength(2)
})

test('a type that is not known has the colour of CTF', () => {
  expect(css).toMatch(/\n\[data-type\] \{\s*--type: var\(--color-ctf\)/)
  expect(css).not.toContain("[data-type='ctf']")
})

test('each colour says both of its themes, once', () => {
  const names = [...css.matchAll(/\n {2}--color-([\w-]+):\s*light-dark\(/g)].map(([, name]) => name)
  const said = [...css.matchAll(/\n {2}--color-([\w-]+):/g)].map(([, name]) => name)
  expect(said).toEqual(names)
  expect(new Set(names).size).toBe(names.length)
})
