import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { checkBackup } from '../server/backup/restore.ts'
import type { Counted } from '../server/backup/frames.ts'
import { snapshot } from '../server/backup/snapshot.ts'
import { withClient } from '../server/database/client.ts'
import { startEmbeddedDatabase } from '../server/database/embedded.ts'
import type { Product } from '../server/testing/product.ts'
import { withDatabase, withProduct } from './support/admin.ts'
import { watchMost } from './support/cpu.ts'
import { watchHits } from './support/load.ts'
import { bytesIn, fileText } from '../server/testing/process-tree.ts'
import { describeEvents, fillWithEvents } from './support/many-events.ts'
import { fillWithVisits, visits } from './support/many-people.ts'
import { atMost, percentile, round, reported, type Row } from './support/report.ts'
import { temporaryFolder } from '../server/testing/temporary-folder.ts'

const events = 50_000
const passphrase = 'seven wet umbrellas'
const idleMs = 20_000
const megabyte = 1_000_000
const mebibyte = 2 ** 20

/**
 * A backup of 50,000 events and a million visits while the product runs, plain and encrypted, what visitors of the home
 * page notice of it, and its way back into a new data folder, where every table is compared.
 */
export async function backup(): Promise<Row[]> {
  const folder = await temporaryFolder('backup-')
  try {
    const plain = join(folder, 'plain.backup')
    const closed = join(folder, 'encrypted.backup')
    const rows = await whileRunning(plain, closed)
    return [...rows, ...(await restored(closed, join(folder, 'data')))]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function whileRunning(plain: string, closed: string): Promise<Row[]> {
  return withProduct({ SEED: 'none' }, async (product) => {
    await fill(product)
    const home = `${product.origin}/`
    await watchHits(home).during(pause(2000)) // warm
    const idle = await watchHits(home).during(pause(idleMs))
    const open = await watched(product, home, plain)
    const encrypted = await watched(product, home, closed, passphrase)
    const before = percentile(idle.hits, 0.99)
    const meanwhile = percentile([...open.hits, ...encrypted.hits], 0.99)
    return [
      atMost(`backup of ${events} events and ${visits} visits`, open.seconds, 60, ' s'),
      atMost('the same, encrypted', encrypted.seconds, 60, ' s'),
      reported('size; in the database', `${await megabytes(plain)}; ${await databaseSize(product)}`),
      atMost('memory of the command, at most', open.memory / mebibyte, 250, ' MiB'),
      atMost('p99 of a home hit meanwhile, against idle', meanwhile / before, 2, '×'),
      reported('p99 of a home hit: idle; meanwhile', `${round(before)} ms; ${round(meanwhile)} ms`),
    ]
  })
}

function fill(product: Product): Promise<void> {
  return withDatabase(product, async (client) => {
    await fillWithEvents(client, events)
    await describeEvents(client)
    await fillWithVisits(client, 'Asia/Jerusalem')
    // What the database does of its own after so many rows is no part of what visitors wait for.
    await client.query('checkpoint')
  })
}

async function watched(product: Product, home: string, file: string, secret = '') {
  const running = command('backup', file, { DATA_DIR: product.dataDir, BACKUP_PASSPHRASE: secret })
  const { hits } = await watchHits(home).during(running)
  return { ...(await running), hits }
}

async function restored(file: string, dataFolder: string): Promise<Row[]> {
  const took = await command('restore', file, { DATA_DIR: dataFolder, BACKUP_PASSPHRASE: passphrase })
  const { trailer } = await checkBackup(file, passphrase)
  const found = await sumsIn(dataFolder)
  const others = trailer.tables.filter((table, index) => JSON.stringify(table) !== JSON.stringify(found[index]))
  return [
    atMost('restore into a new data folder', took.seconds, 300, ' s'),
    atMost('memory of that command, at most', took.memory / mebibyte, 250, ' MiB'),
    atMost(`tables of ${trailer.tables.length} with other sums afterwards`, others.length, 0),
    reported('rows', String(trailer.rows)),
  ]
}

type Ran = { seconds: number; memory: number }

/** Runs one of the commands to its end. */
async function command(name: 'backup' | 'restore', file: string, environment: Record<string, string>): Promise<Ran> {
  const program = fileURLToPath(new URL(`../server/backup/${name}-command.ts`, import.meta.url))
  const begun = performance.now()
  const child = spawn(process.execPath, [program, file], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  // The most that it has had so far.
  const memory = watchMost(() => bytesIn(fileText(`/proc/${child.pid}/status`), 'VmHWM'), 100)
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  const most = memory()
  if (code !== 0) throw new Error(`The ${name} failed: ${said}`)
  return { seconds: (performance.now() - begun) / 1000, memory: most }
}

/** What a new backup would say of the tables that were restored. */
async function sumsIn(dataFolder: string): Promise<Counted[]> {
  const database = await startEmbeddedDatabase(dataFolder, (line) => console.error(line))
  return withClient(database.url, async (client) => {
    for await (const frame of snapshot(client, { program: '', payloadSecret: null }))
      if (frame.kind === 'trailer') return frame.value.tables
    return []
  }).finally(() => database.stop())
}

async function databaseSize(product: Product): Promise<string> {
  const { rows } = await withDatabase(product, (client) =>
    client.query<{ bytes: number }>('select pg_database_size(current_database())::float8 as bytes'),
  )
  return `${((rows[0]?.bytes ?? 0) / megabyte).toFixed(0)} MB`
}

async function megabytes(file: string): Promise<string> {
  return `${((await stat(file)).size / megabyte).toFixed(1)} MB`
}
