import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { endpoints } from '../../api/endpoints.ts'
import { pages } from '@cyberluach/core/site/pages'
import { projectFolder } from '../../server/config.ts'
import { callCosts, pageCosts } from '../../server/edge/guard/cost-table.ts'
import { costliestCalls } from './calls.ts'
import { costliestPages } from './pages.ts'

type Declared = { name: string; security?: object[] }

/** Those that a stranger may call; the last one describes the others, and is none of them. */
const publicCalls = [
  ...Object.values<Declared>(endpoints)
    .filter(isPublic)
    .map(({ name }) => name),
  'GET /api/openapi.json',
]

/** A folder whose name begins with a dot is passed over unless it is named. */
const pageFiles = globSync(['**/*.{astro,ts}', '.well-known/*.ts'], {
  cwd: join(projectFolder, 'site/src/pages'),
}).map(addressOf)

test('every endpoint that a stranger may call has a row in the table of costs and is measured, and nothing else', () => {
  expect(Object.keys(callCosts).toSorted()).toEqual(publicCalls.toSorted())
  expect(Object.keys(costliestCalls).toSorted()).toEqual(publicCalls.toSorted())
})

test('every page of the site is measured and nothing else, and only pages have a cost of their own', () => {
  expect(pageFiles).toContain('/day/[date]')
  expect(pageFiles).toEqual(expect.arrayContaining(Object.keys(pageCosts)))
  expect(Object.keys(costliestPages).toSorted()).toEqual(pageFiles.toSorted())
  expect(pages.map(({ path }) => path).filter((path) => !pageFiles.includes(path))).toEqual([])
})

/** Without a demand, or with an alternative that demands nothing. */
function isPublic({ security = [{}] }: Declared): boolean {
  return security.some((one) => Object.keys(one).length === 0)
}

/** `day/[date].astro` is `/day/[date]`, `og/[card].png.ts` is `/og/[card].png`. */
function addressOf(file: string): string {
  return `/${file.replace(/(?:^|\/)index(?=\.astro$)/, '').replace(/\.(?:astro|ts)$/, '')}`
}
