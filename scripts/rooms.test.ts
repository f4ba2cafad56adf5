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
  'e2e',
  'i18n',
  'scripts',
  'server',
  'server/edge',
  'site/src',
  'site/src/components',
  'site/src/islands',
  'site/src/layouts',
]

const imports = readImports()

test.each(houses)('the rooms of %s import each other one way', (house) => {
  expect(circlesOf(arrowsIn(house))).toEqual([])
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

type Arrows = Map<string, Set<string>>

/** Which file of the product imports which, types included; tests and what only they use may look up. */
function readImports(): [from: string, to: string][] {
  const sources = globSync('{api,bench,cms/src,core,e2e,i18n,scripts,server,site/src}/**/*.{ts,tsx,astro}', {
    cwd: projectFolder,
  }).filter((file) => !/\.test\.tsx?$|(^|\/)(testing|node_modules|dist)\//.test(file))
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
