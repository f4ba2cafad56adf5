import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { childProcesses, processStart } from '../system/processes.ts'
import { largestLogBytes } from '../log/rotating-log.ts'
import { waitUntil } from '../system/steps.ts'
import { startEmbeddedDatabase, type EmbeddedDatabase } from './embedded.ts'
import { withClient } from './client.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'

let folder: string
let database: EmbeddedDatabase
const reports: string[] = []

beforeAll(async () => {
  folder = await temporaryFolder('embedded-')
  database = await startEmbeddedDatabase(folder, (line) => reports.push(line))
})
afterAll(async () => {
  await database.stop()
  await rm(folder, { recursive: true, force: true })
})

async function query<Row extends pg.QueryResultRow>(sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: database.url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}

const postmasterOf = async ({ folder }: EmbeddedDatabase) =>
  Number.parseInt(await readFile(join(folder, 'postmaster.pid'), 'utf8'), 10)
const postmaster = () => postmasterOf(database)

test('Hebrew letters are letters to a trigram search', async () => {
  await query('create extension if not exists pg_trgm')
  const [row] = await query<{ likeness: number }>(`select similarity('סייבר', 'סייבר בתל אביב') as likeness`)
  expect(row?.likeness).toBeGreaterThan(0.3)
})

test('it listens on the loopback address only and wants its password', async () => {
  const [row] = await query<{ listen_addresses: string }>('show listen_addresses')
  expect(row?.listen_addresses).toBe('127.0.0.1')
  const client = new pg.Client({ connectionString: database.url.replace(/:[0-9a-f]+@/, ':wrong@') })
  await expect(client.connect()).rejects.toThrow(/password authentication failed/)
})

test('a killed postmaster is started again, with what was committed', async () => {
  await query('create table kept (text text)')
  await query(`insert into kept values ('still here')`)
  const killed = await postmaster()
  process.kill(killed, 'SIGKILL')
  await waitUntil(() => query('select').catch(() => null), 20_000)
  expect(await query('select text from kept')).toEqual([{ text: 'still here' }])
  expect(await postmaster()).not.toBe(killed)
  expect(reports).toContain('PostgreSQL ended; starting it again')
})

test('one whose folder is not there for a while is started again when it is', async () => {
  reports.length = 0
  const aside = `${database.folder}.aside`
  const killed = await postmaster()
  process.kill(killed, 'SIGKILL')
  await rename(database.folder, aside)
  await expect
    .poll(() => reports, { timeout: 20_000 })
    .toContainEqual(expect.stringMatching(/^PostgreSQL could not be started: spawn .* ENOENT$/))
  await rename(aside, database.folder)
  await waitUntil(() => query('select').catch(() => null), 20_000)
  expect(await postmaster()).not.toBe(killed)
})

test.each([
  ['PostgreSQL', (sessions: number[]) => sessions],
  ['its first process, whose sessions go on,', () => []],
])('where %s hangs, it is ended within 15 s and started again, with what was committed', async (_, chosen) => {
  await query('create table if not exists outlasting (text text)')
  const held = new pg.Client({ connectionString: database.url })
  held.on('error', () => undefined)
  await held.connect()
  await held.query(`insert into outlasting values ('still here')`)
  const hung = await postmaster()
  const begun = performance.now()
  reports.length = 0
  for (const pid of [hung, ...chosen(await childProcesses(hung))]) process.kill(pid, 'SIGSTOP')
  await expect
    .poll(() => reports, { timeout: 15_000 })
    .toContain('PostgreSQL gave no answer 3 times in a row: ending it')
  await waitUntil(() => query('select').catch(() => null), 20_000)
  expect(performance.now() - begun).toBeLessThan(20_000)
  expect(await query('select distinct text from outlasting')).toEqual([{ text: 'still here' }])
  expect(await postmaster()).not.toBe(hung)
  expect(await processStart(hung)).toBeNull()
  await held.end()
})

test('a flood of faults keeps its log small, and the last one is there', async () => {
  const client = new pg.Client({ connectionString: database.url })
  await client.connect()
  const words = 'x'.repeat(8_000)
  const faults = 2_500
  for (let fault = 1; fault <= faults; fault += 1)
    await client.query(`select '${words}' from nothing_${fault}`).catch((error: Error) => {
      expect(error.message).toMatch(/does not exist/)
    })
  await client.end()
  const logs = join(folder, 'logs')
  const names = async () => (await readdir(logs)).filter((name) => name.startsWith('postgres.log'))
  const sizes = async () => Promise.all((await names()).map(async (name) => (await stat(join(logs, name))).size))
  await waitUntil(async () => Math.max(...(await sizes())) <= largestLogBytes, 20_000)
  expect((await sizes()).reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(3 * largestLogBytes)
  const texts = await Promise.all((await names()).map((name) => readFile(join(logs, name), 'utf8')))
  expect(texts.join('')).toContain(`nothing_${faults}`)
})

test('one that outlived its killed starter is taken over, and can be stopped', async () => {
  const other = await temporaryFolder('orphan-')
  const program = `
    const { startEmbeddedDatabase } = await import(${JSON.stringify(import.meta.resolve('./embedded.ts'))})
    await startEmbeddedDatabase(${JSON.stringify(other)}, () => undefined)
    console.log('started')
    setInterval(() => undefined, 1000)`
  const starter = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(createInterface(starter.stdout), 'line')
  starter.kill('SIGKILL')
  await once(starter, 'exit')

  const taken = await startEmbeddedDatabase(other, () => undefined)
  const pid = await postmasterOf(taken)
  expect(await processStart(pid)).not.toBeNull()
  await taken.stop()
  expect(await processStart(pid)).toBeNull()
  await rm(other, { recursive: true, force: true })
})

test('a copy of the whole folder of one that was stopped opens elsewhere, with all that was in it', async () => {
  const home = await temporaryFolder('whole-')
  const [original, copy] = [join(home, 'original'), join(home, 'copy')]
  await mkdir(original)
  try {
    const first = await startEmbeddedDatabase(original, () => undefined)
    await ask(first.url, 'create table kept as select 42 as answer')
    await first.stop()
    await promisify(execFile)('cp', ['-a', original, copy])
    await rm(original, { recursive: true })
    const second = await startEmbeddedDatabase(copy, () => undefined)
    const rows = await ask(second.url, 'select answer from kept')
    await second.stop()
    expect(rows).toEqual([{ answer: 42 }])
  } finally {
    await rm(home, { recursive: true, force: true })
  }
})

const ask = (url: string, sql: string) =>
  withClient(url, async (client) => (await client.query<pg.QueryResultRow>(sql)).rows)
