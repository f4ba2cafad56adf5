import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from './data/data-folder.ts'
import { openSmallDisk } from './testing/small-disk.ts'
import { temporaryFolder } from './testing/temporary-folder.ts'

const secret = 'a secret that only the tests know'

let folder: string
beforeEach(async () => {
  folder = await temporaryFolder('start-')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function start(
  environment: Record<string, string>,
  entering: string[] = [],
): Promise<{ code: number; output: string }> {
  const program = fileURLToPath(new URL('start.ts', import.meta.url))
  const [command = '', ...words] = [...entering, process.execPath, program]
  const child = spawn(command, words, {
    env: { PATH: process.env.PATH, DATA_DIR: folder, LOG_FORMAT: 'plain', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const closed = once(child, 'close')
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = (await closed) as [number]
  return { code, output: output + errors }
}

test('a wrong variable stops the start with one line, and a service is not started again for it', async () => {
  expect(await start({ PORT: 'many' })).toEqual({
    code: 78,
    output: 'PORT must be a whole number from 1 to 65535 (it is "many")\n',
  })
})

test('where programs read it, the start says the same in a line of JSON on standard output', async () => {
  const { code, output } = await start({ PORT: 'many', LOG_FORMAT: '' })
  expect(code).toBe(78)
  expect(JSON.parse(output)).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    level: 'fatal',
    process: 'supervisor',
    msg: 'PORT must be a whole number from 1 to 65535 (it is "many")',
  })
})

test.each([
  [{ PAYLOAD_SECRET: 'abcdefgh'.repeat(4) }, 'PAYLOAD_SECRET is too easy to guess: make one with openssl rand -hex 32'],
  [{ ADMIN_PASSWORD: 'Password1234' }, 'ADMIN_PASSWORD is among the passwords that are guessed first: choose another'],
  [{ ADMIN_PASSWORD: 'Noa-of-Haifa', ADMIN_USERNAME: 'noa-of-haifa' }, 'ADMIN_PASSWORD must not be the user name'],
  [{ BACKUP_PASSPHRASE: 'short words' }, 'BACKUP_PASSPHRASE must have at least 12 characters'],
])('%j stops the start with one line, before there is any data', async (environment, line) => {
  expect(await start(environment)).toEqual({ code: 78, output: `${line}\n` })
  expect(await readdir(folder)).toEqual([])
})

test('a taken port stops the start with one line, before anything is built', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  expect(await start({ PORT: String(port) })).toEqual({
    code: 1,
    output: `PORT ${port} on 127.0.0.1 is taken by another program; set PORT to a free one\n`,
  })
  other.close()
})

test('a full disk stops the start with one line, and nothing is left on it', async (context) => {
  const opened = await openSmallDisk(1)
  if (!opened.ok) return context.skip(opened.reason)
  const { disk } = opened
  try {
    await disk.fill()
    expect(await start({ DATA_DIR: disk.folder }, disk.entering)).toEqual({
      code: 1,
      output:
        'The start failed: there is no room on the disk of DATA_DIR (ENOSPC); what is stored there is as it was\n',
    })
    expect(await readdir(disk.seen)).toEqual(['ballast', 'logs'])
  } finally {
    await disk.close()
  }
})

test('a data folder that is none stops the start with one line', async () => {
  const file = fileURLToPath(import.meta.url)
  expect(await start({ DATA_DIR: file })).toEqual({
    code: 1,
    output: `DATA_DIR must be a folder that can be written to (ENOTDIR; it is ${JSON.stringify(file)})\n`,
  })
})

test.runIf(process.platform === 'linux')(
  'a data folder where no folder can be made stops the start with one line',
  async () => {
    expect(await start({ DATA_DIR: '/proc/calendar/data' })).toEqual({
      code: 1,
      output: 'DATA_DIR must be a folder that can be written to (ENOENT; it is "/proc/calendar/data")\n',
    })
  },
)

test('a database that is not there stops the start with one line, without its password', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  taken.close()
  await once(taken, 'close')
  const database = {
    DATABASE_URL: `postgres://calendar:hidden@127.0.0.1:${port}/calendar`,
    PAYLOAD_SECRET: secret,
  }
  expect(await start({ PORT: '4399', ...database })).toEqual({
    code: 1,
    output: `DATABASE_URL leads to no database that lets us in (connect ECONNREFUSED 127.0.0.1:${port})\n`,
  })
})

test('a second start in the same folder says who is running, and where', async () => {
  const lock = await lockFolder(folder, 'http://127.0.0.1:4321')
  expect(await start({})).toEqual({
    code: 1,
    output: `Already running from this folder: http://127.0.0.1:4321 (process ${process.pid})\n`,
  })
  if (lock.ok) await lock.release()
})

test('a folder for backups that is not there stops the start with one line', async () => {
  const file = fileURLToPath(import.meta.url)
  for (const [given, reason] of [
    ['/nosuch/folder', 'ENOENT'],
    [file, 'it is no folder'],
  ] as const)
    expect(await start({ BACKUP_EVERY: '24h', BACKUP_DIR: given })).toEqual({
      code: 1,
      output: `BACKUP_DIR must be a folder that is there and can be written to (${reason}; it is ${JSON.stringify(given)})\n`,
    })
})

test('a misspelt setting is told of, and what the supervisor says stands in its own log, too', async () => {
  const { output } = await start({
    TRUSTPROXY: '1',
    DATABASE_URL: 'postgres://127.0.0.1:9/none',
    PAYLOAD_SECRET: secret,
  })
  expect(output).toContain('TRUSTPROXY is no setting, and is not heeded: is TRUST_PROXY meant?\n')
  const log = (await readFile(join(folder, 'logs', 'supervisor.log'), 'utf8')).trim().split('\n')
  expect(log.map((line) => JSON.parse(line) as object)).toMatchObject([
    { level: 'warn', process: 'supervisor', msg: expect.stringContaining('TRUSTPROXY') },
    { level: 'fatal', process: 'supervisor', msg: expect.stringContaining('ECONNREFUSED') },
  ])
})
