import { expect, test } from 'vitest'
import { importsAtOnce } from './imports-at-once.mjs'

const chunk = (fileName: string, imports: string[], isEntry = false) => ({
  type: 'chunk',
  fileName,
  imports,
  isEntry,
  code: imports.map((file) => `import"./${file.slice('_astro/'.length)}";`).join(''),
})

test('an entry names all files that it needs, after its own and none twice; the others stay as they are', () => {
  const entry = chunk('_astro/island.js', ['_astro/calendar.js', '_astro/react.js'], true)
  const calendar = chunk('_astro/calendar.js', ['_astro/texts.js', '_astro/react.js'])
  const texts = chunk('_astro/texts.js', ['_astro/base.js', '_astro/calendar.js'])
  const others = [chunk('_astro/react.js', []), chunk('_astro/base.js', [])]
  const style = { type: 'asset', fileName: '_astro/site.css' }
  const before = calendar.code
  const all = [entry, calendar, texts, ...others, style].map((file) => [file.fileName, file])
  importsAtOnce().generateBundle({}, Object.fromEntries(all))
  expect(entry.code).toBe('import"./calendar.js";import"./react.js";import"./texts.js";import"./base.js";')
  expect(calendar.code).toBe(before)
})
