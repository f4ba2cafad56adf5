import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from './data-folder.ts'
import { processStart } from '../system/processes.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'))
})
afterEach(async () => rm(folder, { recursive: true }))

const address = 'http://127.0.0.1:4321'

test('a second start learns who is running, and where', async () => {
  await lockFolder(folder, address)
  expect(await lockFolder(folder, 'http://127.0.0.1:5000')).toMatchObject({
    ok: false,
    holder: { pid: process.pid, address },
  })
})

test('a released folder can be taken again, and nothing is left behind', async () => {
  const first = await lockFolder(folder, address)
  if (first.ok) await first.release()
  expect(await readdir(folder)).toEqual([])
  expect(await lockFolder(folder, address)).toMatchObject({ ok: true })
})

test('the lock of a process that is gone does not hold', async () => {
  const child = spawn(process.execPath, ['--eval', ''])
  await once(child, 'exit')
  await writeFile(join(folder, 'running.json'), JSON.stringify({ pid: child.pid, startedAt: '1', address }))
  expect(await lockFolder(folder, address)).toMatchObject({ ok: true })
})

test('the lock of an earlier process with the same number does not hold', async () => {
  await writeFile(join(folder, 'running.json'), JSON.stringify({ pid: process.pid, startedAt: '1', address }))
  expect(await lockFolder(folder, address)).toMatchObject({ ok: true })
  expect(JSON.parse(await readFile(join(folder, 'running.json'), 'utf8'))).toMatchObject({
    startedAt: await processStart(process.pid),
  })
})

test('a lock file that was cut short does not hold', async () => {
  await writeFile(join(folder, 'running.json'), '{"pid":')
  expect(await lockFolder(folder, address)).toMatchObject({ ok: true })
})

test('of many that start at once beside a stale lock, one wins', async () => {
  for (let round = 0; round < 10; round += 1) {
    await writeFile(join(folder, 'running.json'), JSON.stringify({ pid: 1, startedAt: `never ${round}`, address }))
    const locks = await Promise.all(Array.from({ length: 20 }, () => lockFolder(folder, address)))
    expect(locks.filter((lock) => lock.ok)).toHaveLength(1)
    expect(await readdir(folder)).toEqual(['running.json'])
    for (const lock of locks) if (lock.ok) await lock.release()
  }
})

test('a start that ended in the middle of taking over a stale lock is in nobody’s way', async () => {
  const gone = JSON.stringify({ pid: 1, startedAt: 'never', address })
  await writeFile(join(folder, 'running.json'), gone)
  const name = createHash('sha256').update(gone).digest('hex').slice(0, 16)
  await writeFile(join(folder, `running.json.${name}`), JSON.stringify({ pid: 2, startedAt: 'never', address }))
  expect(await lockFolder(folder, address)).toMatchObject({ ok: true })
  expect(await readdir(folder)).toEqual(['running.json'])
})
