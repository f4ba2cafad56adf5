import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from '../server/config.ts'

const houses = ['api', 'bench', 'cms', 'core', 'e2e', 'i18n', 'scripts', 'server', 'site']
const tests = globSync(`{${houses.join(',')}}/**/*.{test,spec}.{ts,tsx}`, {
  cwd: projectFolder,
  exclude: (path) => path.endsWith('node_modules'),
})

test.each(['docs/architecture.md', 'docs/security.md', 'docs/spec-coverage.md', 'README.md'])(
  '%s names files and tests that are there',
  (document) => {
    const text = readFileSync(join(projectFolder, document), 'utf8')
    const named = new Set([...text.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name))
    expect([...named].filter((name) => isLost(name))).toEqual([])
  },
)

test('the tests that stand for a promise are there by their titles', () => {
  const text = readFileSync(join(projectFolder, 'docs/security.md'), 'utf8')
  const named = [...text.matchAll(/`([^`\s]+\.(?:test|spec)\.tsx?) > ([^`]+)`/g)]
  expect(named.length).toBeGreaterThan(100)
  const isThere = ([, file = '', title = '']: string[]) =>
    pathsOf(file).some((path) => hasTitle(readFileSync(join(projectFolder, path), 'utf8'), title))
  expect(named.filter((one) => !isThere(one)).map(([whole]) => whole)).toEqual([])
})

/** Test files by their path from the top, or by its end. */
function pathsOf(name: string): string[] {
  return tests.filter((path) => path === name || path.endsWith(`/${name}`))
}

/** Whether something that is called begins with the title, as tests and groups of them do. */
function hasTitle(source: string, title: string): boolean {
  return ['"', "'", '`'].some((quote) => {
    const at = source.indexOf(quote + title + quote)
    return at !== -1 && source.slice(0, at).trimEnd().endsWith('(')
  })
}

/** A path from the top has to be there, and so has the end of a test's. */
function isLost(name: string): boolean {
  const [house = ''] = name.split('/')
  if (houses.includes(house) && /\/.*[./]/.test(name))
    return globSync(name.replaceAll('[', '[[]'), { cwd: projectFolder }).length === 0
  return /\.(test|spec)\.tsx?$/.test(name) && !tests.some((path) => path.endsWith(`/${name}`))
}
