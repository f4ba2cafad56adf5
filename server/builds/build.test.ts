import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { projectFolder } from '../config.ts'
import { shared } from './build.ts'

test.each(['site', 'cms'])('a change of any package that %s imports builds it anew', async (app) => {
  const manifest = await readFile(join(projectFolder, app, 'package.json'), 'utf8')
  const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> }
  const own = Object.keys(dependencies).flatMap((name) => name.match(/^@cyberluach\/(.*)/)?.[1] ?? [])
  expect(own).toContain('core')
  expect(shared).toEqual(expect.arrayContaining(own))
})
