import { globSync } from 'node:fs'
import { sep } from 'node:path'

export type MatchingFiles = { tests: string[]; journeys: string[]; unknown: string[] }

const folders = '{core,i18n,api,design,forms,server,site,cms,scripts}'
const madeByTools = /(?:^|[\\/])(?:node_modules|dist|\.next)$/

/** The tests below a folder whose path has one of these names in it, and the names that no path has. */
export function matchingFiles(folder: string, names: string[]): MatchingFiles {
  const tests = filesOf(`${folders}/**/*.test.{ts,tsx}`)
  const journeys = filesOf('e2e/**/*.spec.ts')
  return {
    tests: tests.filter((path) => names.some(isIn(path))),
    journeys: journeys.filter((path) => names.some(isIn(path))),
    unknown: names.filter((name) => ![...tests, ...journeys].some((path) => isIn(path)(name))),
  }

  function filesOf(pattern: string): string[] {
    const found = globSync(pattern, { cwd: folder, exclude: (path) => madeByTools.test(path) })
    return found.map((path) => path.split(sep).join('/')).toSorted()
  }
}

function isIn(path: string): (name: string) => boolean {
  return (name) => path.toLowerCase().includes(name.toLowerCase())
}
