import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from '../server/config.ts'

const { workspaces } = JSON.parse(textOf('package.json')) as { workspaces: string[] }
const packages = [...workspaces, 'bench', 'e2e', 'scripts']
const houses = [...packages, 'deploy']
const files = globSync(`{${houses.join(',')}}/**/*`, {
  cwd: projectFolder,
  exclude: (path) => /(^|\/)(node_modules|dist|\.next)$/.test(path),
})
const tests = files.filter((file) => /\.(test|spec)\.tsx?$/.test(file))
/** Those of today: what a superseded record names may be gone. */
const documents = globSync(['*.md', `{docs,${houses.join(',')}}/*.md`, 'docs/decisions/*.md'], {
  cwd: projectFolder,
}).filter((path) => path !== 'CHANGELOG.md' && !/^Status: superseded/m.test(textOf(path)))

test('each package has a README, and a row in docs/architecture.md', () => {
  expect(packages.filter((name) => !documents.includes(`${name}/README.md`))).toEqual([])
  const rows = [...textOf('docs/architecture.md').matchAll(/^\| `(\w+)\/` +\|/gm)].map(([, name]) => name)
  expect(rows.toSorted()).toEqual(packages.toSorted())
})

test.each(documents)('%s names files and tests that are there', (document) => {
  const named = new Set([...textOf(document).matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name))
  expect([...named].filter((name) => isLost(name))).toEqual([])
})

test.each(documents)('%s links to documents and headings that are there', (document) => {
  const links = [...textOf(document).matchAll(/\]\(([^)\s:#…]*)(?:#([^)\s]+))?\)/g)]
  const isBroken = ([, path = '', heading]: string[]) => {
    const target = path ? join(dirname(document), path) : document
    if (!existsSync(join(projectFolder, target))) return true
    return heading !== undefined && !headingsOf(textOf(target)).includes(heading)
  }
  expect(links.filter((link) => isBroken(link)).map(([link]) => link)).toEqual([])
})

test('the tests that stand for a promise are there by their titles', () => {
  const named = [...textOf('docs/security.md').matchAll(/`([^`\s]+\.(?:test|spec)\.tsx?) > ([^`]+)`/g)]
  expect(named.length).toBeGreaterThan(100)
  const isThere = ([, file = '', title = '']: string[]) => pathsOf(file).some((path) => hasTitle(textOf(path), title))
  expect(named.filter((one) => !isThere(one)).map(([whole]) => whole)).toEqual([])
})

function textOf(path: string): string {
  return readFileSync(join(projectFolder, path), 'utf8')
}

/** As GitHub names them in addresses. */
function headingsOf(text: string): string[] {
  const headings = text.matchAll(/^#+ (.+)$/gm)
  return Array.from(headings, ([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}_ -]/gu, '')
      .replaceAll(' ', '-'),
  )
}

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

/** A path from the top has to be there, and so has the end of a module's; `name.ts` stands for any. */
function isLost(name: string): boolean {
  const [house = '', ...rest] = name.replace(/\/$/, '').split('/')
  if (/(^|\/)name\.[\w.]+$/.test(name)) return false
  if (houses.includes(house) && rest.length > 0)
    return globSync(`${name.replaceAll('[', '[[]')}{,.ts}`, { cwd: projectFolder }).length === 0
  return /^[\w[][\w./[\]-]*\.(tsx?|astro|mjs|css)$/.test(name) && !files.some((path) => path.endsWith(`/${name}`))
}
