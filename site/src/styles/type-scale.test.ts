import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Sizes of their own, each for one thing: the large line of the page for organizers on a phone. */
const named = ['site/src/components/submit/SubmitHero.astro: text-[2.125rem]']

test('text has the sizes of the theme, and no page one of its own', () => {
  const own = globSync('site/src/**/*.{astro,tsx,css}').flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const found = [...text.matchAll(/text-\[[\d.]+(?:rem|px)\]|font-size: [\d.]+(?:rem|px)/g)]
    return found.map(([size]) => `${file}: ${size}`)
  })
  expect(own).toEqual(named)
})
