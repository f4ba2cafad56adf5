import { once } from 'node:events'
import { finished } from 'node:stream/promises'
import type pg from 'pg'
import { from } from 'pg-copy-streams'
import { withClient } from '../database/with-client.ts'
import { readBackup } from './backup-file.ts'
import { compare, type Checked } from './check-backup.ts'
import { counting } from './counting.ts'
import { BackupFault } from './fault.ts'
import type { Counted, Table } from './frames.ts'
import { rowsOf } from './snapshot.ts'
import { takeRulesAway } from './table-rules.ts'
import { copied, prepareSession, quoted, readTables, untilFree } from './tables.ts'

type Source = { file: string; passphrase: string | null } & Checked

/** Puts what a backup holds in place of what the tables hold, whole or not at all, and compares each table after. */
export async function load(url: string, { file, passphrase, manifest, trailer }: Source): Promise<void> {
  await withClient(url, async (client) => {
    await prepareSession(client)
    // Sorting for indexes and comparing for references, once, by one session.
    await client.query(`set maintenance_work_mem = '128MB'; set work_mem = '64MB'`)
    await client.query('begin')
    refuseOtherTables(manifest.tables, await readTables(client))
    const putBack = await takeRulesAway(client, manifest.tables)
    await client.query(`truncate ${manifest.tables.map(quoted).join(', ')}`)
    await copyIn(client, file, passphrase)
    for (const { schema, name, value, isCalled } of trailer.sequences) {
      await client.query(`select setval($1::regclass, $2, $3)`, [quoted({ schema, name }), value, isCalled])
    }
    compare(trailer.tables, await readBack(client, manifest.tables))
    await putBack()
    await client.query('commit')
    await client.query('analyze')
  })
}

function refuseOtherTables(wanted: Table[], there: Table[]): void {
  const said = (tables: Table[]) => new Map(tables.map((table) => [quoted(table), JSON.stringify(table)]))
  const [expected, found] = [said(wanted), said(there)]
  for (const name of new Set([...expected.keys(), ...found.keys()])) {
    if (expected.get(name) !== found.get(name))
      throw new BackupFault(`The table ${name} of the backup is another one than this program’s`)
  }
}

async function copyIn(client: pg.Client, file: string, passphrase: string | null): Promise<void> {
  let open: { stream: ReturnType<typeof from>; done: Promise<void>; isFree: Promise<unknown> } | undefined
  try {
    for await (const { kind, value } of readBackup(file, passphrase)) {
      if (kind === 'table') {
        const isFree = untilFree(client)
        const stream = client.query(from(`copy ${copied(value)} from stdin with (freeze)`))
        open = { stream, done: finished(stream), isFree }
        open.done.catch(() => undefined) // awaited below
      } else if (kind === 'rows' && open && !open.stream.write(value)) {
        await Promise.race([once(open.stream, 'drain'), open.done])
      } else if (kind === 'end' && open) {
        open.stream.end()
        await open.done
        await open.isFree
        open = undefined
      }
    }
  } finally {
    open?.stream.destroy()
  }
}

async function readBack(client: pg.Client, tables: Table[]): Promise<Counted[]> {
  const counted: Counted[] = []
  for (const table of tables) {
    const count = counting(table)
    for await (const rows of rowsOf(client, table)) count.add(rows)
    counted.push(count.result())
  }
  return counted
}
