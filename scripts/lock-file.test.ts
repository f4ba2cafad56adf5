import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from '../server/config.ts'

type Entry = { integrity?: string; resolved?: string; link?: true; inBundle?: true }

const { packages } = JSON.parse(readFileSync(join(projectFolder, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Entry>
}
const ofRegistry = Object.entries(packages).filter(
  ([path, { link, inBundle }]) => path.includes('node_modules/') && !link && !inBundle,
)

test('each package of the lock file has an integrity, also those of other systems than this one', () => {
  expect(ofRegistry.length).toBeGreaterThan(1000)
  expect(ofRegistry.filter(([, { integrity }]) => !integrity?.startsWith('sha512-')).map(([path]) => path)).toEqual([])
})

test('the lock file names no registry: packages come from the one that npm is set to', () => {
  expect(ofRegistry.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([])
})
