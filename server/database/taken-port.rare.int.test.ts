import { rm } from 'node:fs/promises'
import { expect, test, vi } from 'vitest'
import { startEmbeddedDatabase } from './embedded.ts'
import { withClient } from './client.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

const looked = vi.hoisted(() => ({ last: 0, again: false }))

// A port is free when it is looked at, and taken by the time at which something would listen on it.
vi.mock('../system/ports.ts', async (original) => {
  const real = await original<typeof import('../system/ports.ts')>()
  return {
    ...real,
    async freePort(preferred?: number) {
      if (looked.again) looked.again = false
      else looked.last = await real.freePort(preferred)
      return looked.last
    },
  }
})

test('of two databases that were told the same free port, the later one takes another', async () => {
  const folders = await Promise.all(['first-', 'second-'].map((name) => temporaryFolder(name)))
  const [first = '', second = ''] = folders
  const earlier = await startEmbeddedDatabase(first, () => undefined)
  try {
    looked.again = true
    const later = await startEmbeddedDatabase(second, () => undefined)
    try {
      expect(new URL(later.url).port).not.toBe(new URL(earlier.url).port)
      const { rows } = await withClient(later.url, (client) => client.query('select 1 as there'))
      expect(rows).toEqual([{ there: 1 }])
    } finally {
      await later.stop()
    }
  } finally {
    await earlier.stop()
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true })))
  }
})
