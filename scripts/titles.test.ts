import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from '../server/config.ts'

test('the title of a test has 120 characters at most', () => {
  const files = globSync('*/**/*.{test,spec}.{ts,tsx}', {
    cwd: projectFolder,
    exclude: (path) => /(^|\/)(node_modules|dist|\.next)$/.test(path),
  })
  const titles = files.flatMap((file) =>
    titlesIn(readFileSync(join(projectFolder, file), 'utf8')).map((title) => `${file}: ${title}`),
  )
  expect(titles.length).toBeGreaterThan(3500)
  expect(titles.filter((title) => title.length - title.indexOf(': ') - 2 > 120)).toEqual([])
})

test('titles of tests, tables of them and groups are read, whatever their quotes', () => {
  const code = `describe('a "group"', () => {
    test.each([1, 2])(\n"it’s %s", async (n) => {})
    test('is main', main, async ({ page }) => {})
    test(\`of \${name}\`, () => equal('not one', 'of them'))
  })`
  expect(titlesIn(code)).toEqual(['a "group"', 'it’s %s', 'is main', 'of …'])
})

/** What stands before the function of a test or of a group; what a title is given stands as `…` in it. */
function titlesIn(code: string): string[] {
  const titles = code.matchAll(/\(\s*(['"`])((?:(?!\1).)+)\1,\s*(?:main,\s*)?(?:async\b|\w+ =>|\()/g)
  return Array.from(titles, ([, , title = '']) => title.replaceAll(/\$\{.*?\}/g, '…'))
}
