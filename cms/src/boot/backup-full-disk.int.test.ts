import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backUp } from '../../../server/backup/recorded.ts'
import { checkBackup } from '../../../server/backup/restore.ts'
import { openSmallDisk } from '../../../server/testing/small-disk.ts'
import { startApi, type TestApi } from '../testing/start-api.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

test('a backup onto a full disk leaves no file there, and the next one with room is whole', async (context) => {
  const opened = await openSmallDisk(64)
  if (!opened.ok) return context.skip(opened.reason)
  const { disk } = opened
  try {
    const wanted = {
      file: join(disk.seen, 'backup'),
      passphrase: null,
      payloadSecret: 'the secret of the folder',
    }
    for (const leftBytes of [0, 20_000]) {
      await disk.fill(leftBytes)
      await expect(backUp(api.database.url, wanted)).rejects.toMatchObject({ kind: 'diskFull' })
      expect(await readdir(disk.seen)).toEqual(['ballast'])
      await disk.empty()
    }
    const { rows } = await backUp(api.database.url, wanted)
    expect(await readdir(disk.seen)).toEqual(['backup'])
    expect((await checkBackup(wanted.file, null)).trailer.rows).toBe(rows)
  } finally {
    await disk.close()
  }
})
