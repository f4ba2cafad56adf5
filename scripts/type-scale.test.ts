import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * Sizes of their own, each for one thing: the size that the panel's are counted from, the numbers of a leaf, and the large
 * line of the page for organizers on a phone.
 */
const named = [
  'cms/src/panel/look/look.css: font-size: 14px',
  'design/variants/event-card.ts: text-[1.625rem]',
  'design/variants/event-card.ts: text-[2.75rem]',
  'design/variants/event-card.ts: text-[2rem]',
  'site/src/pages/submit.astro: text-[2.125rem]',
]

test('text has the sizes of the theme, and nothing on the site, the dashboard or the panel one of its own', () => {
  const own = globSync(['{site,cms}/src/**/*.{astro,tsx,css}', 'cms/src/dashboard/**/*.ts', 'design/**/*.{ts,tsx}'])
    .toSorted()
    .flatMap((file) => {
      const text = readFileSync(file, 'utf8')
      const found = [...text.matchAll(/text-\[[\d.]+(?:rem|px)\]|font-size: [\d.]+(?:rem|px)/g)]
      return found.map(([size]) => `${file}: ${size}`)
    })
  expect(own).toEqual(named)
})
