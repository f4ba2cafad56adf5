import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from '../server/config.ts'

/** Houses: what stands directly in one of them, a folder or a file, is a room. Rooms import each other one way. */
const houses = [
  'api',
  'bench',
  'cms/src',
  'cms/src/dashboard',
  'cms/src/dashboard/tabs',
  'cms/src/features',
  'cms/src/features/mail',
  'cms/src/features/newsletter',
  'cms/src/features/posts',
  'cms/src/features/submissions',
  'core',
  'design',
  'e2e',
  'forms',
  'i18n',
  'scripts',
  'server',
  'server/edge',
  'site/src',
  'site/src/components',
  'site/src/islands',
  'site/src/layouts',
]

const architecture = readFileSync(join(projectFolder, 'docs/architecture.md'), 'utf8')
/** Tests and what only they use may look up. */
const sources = globSync('*/**/*.{ts,tsx,astro}', {
  cwd: projectFolder,
  exclude: (path) => /(^|\/)(testing|node_modules|dist|\.next)$/.test(path),
}).filter((file) => !/\.test\.tsx?$/.test(file))
const imports = readImports()

test.each(houses)('the rooms of %s import each other one way', (house) => {
  expect(circlesOf(arrowsIn(house))).toEqual([])
})

test('no module has more than 400 lines, dictionaries and generated ones apart', () => {
  const isApart = (file: string) => /^i18n\/messages\/|\/migrations\/|payload-types|\.generated\./.test(file)
  const lines = (file: string) => readFileSync(join(projectFolder, file), 'utf8').split('\n').length - 1
  expect(sources.filter((file) => !isApart(file) && lines(file) > 400)).toEqual([])
})

test('a circle is seen, also one of types and through a third room', () => {
  const arrows = new Map([
    ['mail', new Set(['newsletter'])],
    ['newsletter', new Set(['digests'])],
    ['digests', new Set(['mail'])],
    ['texts', new Set(['mail'])],
  ])
  expect(circlesOf(arrows)).toEqual([['mail', 'newsletter', 'digests']])
})

test.each(houses)('docs/architecture.md names the rooms of %s, and no others', (house) => {
  expect(namedRooms(house)).toEqual(folders(house))
})

type Arrows = Map<string, Set<string>>

/** Which file of the product imports which, types included. */
function readImports(): [from: string, to: string][] {
  return sources.flatMap((file) =>
    Array.from(
      readFileSync(join(projectFolder, file), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^'?]+)/g),
      ([, specifier = '']): [string, string] => [file, normalize(join(dirname(file), specifier))],
    ),
  )
}

function arrowsIn(house: string): Arrows {
  const arrows: Arrows = new Map()
  for (const [from, to] of imports) {
    const [start, end] = [roomOf(house, from), roomOf(house, to)]
    if (start && end && start !== end) arrows.set(start, (arrows.get(start) ?? new Set()).add(end))
  }
  return arrows
}

function roomOf(house: string, file: string): string | undefined {
  return file.startsWith(`${house}/`) ? file.slice(house.length + 1).split('/')[0] : undefined
}

/** The first circle that each room begins, if it stands in one. */
function circlesOf(arrows: Arrows): string[][] {
  const circles: string[][] = []
  const done = new Set<string>()
  for (const room of arrows.keys()) follow(room, [])
  return circles

  function follow(room: string, way: string[]): void {
    if (way.includes(room)) circles.push(way.slice(way.indexOf(room)))
    if (done.has(room)) return
    done.add(room)
    for (const next of arrows.get(room) ?? []) follow(next, [...way, room])
  }
}

function folders(house: string): string[] {
  const files = globSync(`${house}/*/**/*.*`, {
    cwd: projectFolder,
    exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path),
  })
  return [...new Set(files.flatMap((file) => roomOf(house, file) ?? []))].toSorted()
}

/** In the first column of the house's table, or beside its name in the table of those with few rooms. */
function namedRooms(house: string): string[] {
  const [, table = ''] = architecture.split(`\n## Rooms of \`${house}\`\n`)
  const cells = Array.from(table.split('\n## ', 1)[0]?.matchAll(/^\| (`.+?) +\|/gm) ?? [], ([, cell = '']) => cell)
  const [, few = ''] = architecture.split(new RegExp(`^\\| \`${house}\` +\\|`, 'm'))
  const names = [...cells, few.split('\n', 1)[0]].join().matchAll(/`([\w-]+)`/g)
  return Array.from(names, ([, name = '']) => name).toSorted()
}
