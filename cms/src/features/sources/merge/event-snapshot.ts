import type { PoolClient } from 'pg'

/** Where something of an event stands that goes with it, and by which column; the event itself first. */
const tables = {
  events: 'id',
  events_locales: '_parent_id',
  events_texts: 'parent_id',
  events_deadlines: '_parent_id',
  event_changes: 'event_id',
  event_statements: 'event_id',
  sighting_verdicts: 'event_id',
  deadline_questions: 'event_id',
  withheld_fields: 'event_id',
  translation_marks: 'subject_id',
} as const

type Table = keyof typeof tables

/** Everything that goes with an event, as the database holds it. */
export type Snapshot = Partial<Record<Table, unknown[]>>

const names = Object.keys(tables) as Table[]

export async function snapshotOf(client: PoolClient, event: string): Promise<Snapshot> {
  const snapshot: Snapshot = {}
  for (const table of names) {
    const { rows } = await client.query<{ row: unknown }>(
      `select to_jsonb(t) as row from ${table} t where ${tables[table]} = $1`,
      [event],
    )
    snapshot[table] = rows.map(({ row }) => row)
  }
  return snapshot
}

/** Stores an event again as it was, with its history. What a trigger writes of its own accord gives way to it. */
export async function restoreSnapshot(client: PoolClient, event: string, snapshot: Snapshot): Promise<void> {
  for (const table of names) {
    await client.query(`delete from ${table} where ${tables[table]} = $1`, [event])
    await client.query(
      `insert into ${table} overriding system value select * from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [JSON.stringify(snapshot[table] ?? [])],
    )
  }
}
