import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from '../server/config.ts'

const table = readFileSync(join(projectFolder, 'docs/testing.md'), 'utf8')

test('docs/testing.md names each journey with its tier, and nothing else', () => {
  const rows = [...table.matchAll(/^\| .+ \| `([\w-]+\.spec\.ts) › (.+)` +\| (main|all) +\|$/gm)]
  const named = rows.map(([, file, title, tier]) => `${file} › ${title}: ${tier}`)
  expect(named.toSorted()).toEqual(journeys().toSorted())
})

test('docs/testing.md names each rare test file, and nothing else', () => {
  const named = [...table.matchAll(/`([\w-]+\.rare(?:\.int)?\.test\.ts)`/g)].map(([, file]) => file)
  const files = globSync('{server,cms/src}/**/*.rare{,.int}.test.ts', { cwd: projectFolder })
  expect([...new Set(named)].toSorted()).toEqual(files.map((file) => basename(file)).toSorted())
})

/** Each as `file › title: tier`; what a title is given stands as `…` in it. */
function journeys(): string[] {
  const titles = globSync('e2e/*.spec.ts', { cwd: projectFolder }).flatMap((file) => {
    const code = readFileSync(join(projectFolder, file), 'utf8')
    return [...code.matchAll(/^\s*test\(\s*(['"`])(.+?)\1,\s*(main\b)?/gm)].map(
      ([, , title = '', mark]) =>
        `${basename(file)} › ${title.replaceAll(/\$\{.*?\}/g, '…').replaceAll(/\\(['"`])/g, '$1')}: ${mark ? 'main' : 'all'}`,
    )
  })
  return [...new Set(titles)]
}
