import type pg from 'pg'
import { to } from 'pg-copy-streams'
import { counting } from './backup-file.ts'
import type { Counted, Frame, Manifest, Table } from './frames.ts'
import { copied, untilFree, prepareSession, readMigrations, readSequences, readTables } from './tables.ts'

const longestPiece = 1024 * 1024

/** Everything in the database as it is at one moment, while others go on writing. */
export async function* snapshot(
  client: pg.Client,
  facts: Pick<Manifest, 'program' | 'payloadSecret'>,
): AsyncGenerator<Frame> {
  await prepareSession(client)
  await client.query('begin isolation level repeatable read read only')
  const tables = await readTables(client)
  const { rows: versions } = await client.query<{ version: string; now: Date }>(
    `select current_setting('server_version') as version, now() as now`,
  )
  const migrations = await readMigrations(client)
  const takenAt = (versions[0]?.now ?? new Date()).toISOString()
  const postgres = versions[0]?.version ?? ''
  yield { kind: 'manifest', value: { ...facts, postgres, takenAt, migrations, tables } }
  const counted: Counted[] = []
  for (const table of tables) {
    yield { kind: 'table', value: table }
    const count = counting(table)
    for await (const rows of rowsOf(client, table)) {
      count.add(rows)
      yield { kind: 'rows', value: rows }
    }
    const end = count.result()
    counted.push(end)
    yield { kind: 'end', value: end }
  }
  // Read last: numbers are drawn outside of transactions, and none of the rows above has a later one.
  const sequences = await readSequences(client)
  await client.query('commit')
  const rows = counted.reduce((sum, table) => sum + table.rows, 0)
  yield { kind: 'trailer', value: { tables: counted, sequences, rows } }
}

/** In PostgreSQL's text format for COPY, in the order in which they lie. */
export async function* rowsOf(client: pg.Client, table: Table): AsyncGenerator<Buffer> {
  const isFree = untilFree(client)
  for await (const chunk of client.query(to(`copy ${copied(table)} to stdout`)) as AsyncIterable<Buffer>) {
    for (let at = 0; at < chunk.length; at += longestPiece) yield chunk.subarray(at, at + longestPiece)
  }
  await isFree
}
