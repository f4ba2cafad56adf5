import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sources = globSync('site/src/{pages,components,layouts,data}/**/*.{astro,ts}')

test('whatever the edge may keep hangs on the texts, which people can change', () => {
  const named = sources.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/cacheTags = (\[[^\]]*\])/g)].map(([, tags]) => `${path} ${tags}`),
  )
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((tags) => !tags.includes("'texts'"))).toEqual([])
})

test('no page reads the built-in texts past those that people changed; the staff’s doors have no others', () => {
  const doors = ['site/src/pages/admin/login.astro', 'site/src/pages/purple-elephant-42.astro']
  const islands = globSync(
    'site/src/{islands,stores,events,forms,og,error-reporting,middleware}{/**/*,}.{astro,ts,tsx}',
  )
  /** It tells those that people changed from the others. */
  const comparing = 'site/src/data/texts.ts'
  const readers = [...sources, ...islands].filter(
    (path) => path !== comparing && !path.includes('.test.') && /\bmessagesFor\(/.test(readFileSync(path, 'utf8')),
  )
  expect(readers.sort()).toEqual(doors)
})
