import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from '../server/config.ts'

/** The oldest version of a line without the weakness that was published last, and what says so. */
const floors: Record<string, [version: string, advisory: string]> = {
  next: ['16.3.3', 'the release of August 2026'],
  astro: ['6.4.6', 'CVE-2026-54299'],
  payload: ['3.74.0', 'GHSA-xx6w-jxg9-2wh8'],
  hono: ['4.12.25', 'CVE-2026-54290'],
  nodemailer: ['9.1.1', 'GHSA-2x7j-588g-ccc2'],
  yaml: ['2.8.3', 'CVE-2026-33532'],
  'drizzle-orm': ['0.45.2', 'CVE-2026-39356'],
  undici: ['7.29.0', 'CVE-2026-13697'],
  'path-to-regexp': ['6.3.0', 'CVE-2024-45296'],
}

const lock = JSON.parse(readFileSync(join(projectFolder, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, { version?: string }>
}

/** Lines that are mended for those who cannot leave them. */
const olderLines: Record<string, string> = { yaml: '1.10.3' }

test.each(Object.entries(floors))('every %s that is installed is new enough: %o', (name, [floor]) => {
  const installed = Object.entries(lock.packages)
    .filter(([path]) => path === `node_modules/${name}` || path.endsWith(`/node_modules/${name}`))
    .map(([, { version = '' }]) => version)
  expect(installed).not.toEqual([])
  const floorOf = (version: string) =>
    [olderLines[name] ?? floor].find((line) => line.split('.', 1)[0] === version.split('.', 1)[0]) ?? floor
  expect(installed.filter((version) => isOlder(version, floorOf(version)))).toEqual([])
})

function isOlder(version: string, floor: string): boolean {
  return version.localeCompare(floor, 'en', { numeric: true }) < 0
}
