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

/** A path from the top has to be there, and so has the end of a test's. */
function isLost(name: string): boolean {
  const [house = ''] = name.split('/')
  if (houses.includes(house) && /\/.*[./]/.test(name))
    return globSync(name.replaceAll('[', '[[]'), { cwd: projectFolder }).length === 0
  return /\.(test|spec)\.tsx?$/.test(name) && !tests.some((path) => path.endsWith(`/${name}`))
}
