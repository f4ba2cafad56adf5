import { randomUUID } from 'node:crypto'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { ClientBase, PoolClient, QueryConfig, QueryResult, QueryResultRow, Pool } from 'pg'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { databasePool } from './pool.ts'

type TransactionDatabase = NodePgDatabase<Record<string, unknown>>
type Session = {
  db: TransactionDatabase
  resolve: () => Promise<void>
  reject: () => Promise<void>
}
type Sessions = { sessions: Record<string, Session> }

/**
 * Runs the work in one transaction and returns after its commit; whatever fails, the commit too, throws and leaves
 * nothing behind. (Payload's own transactions swallow a failed commit.)
 */
export async function inTransaction<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await databasePool().connect()
  let broken: Error | undefined
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch((reason: Error) => {
      broken = reason
    })
    throw error
  } finally {
    client.release(broken)
  }
}

/** Runs what reads and may not write, at one moment of the database. */
export async function inReadOnlyTransaction<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result> {
  return inTransaction(async (client) => {
    await client.query('set transaction isolation level repeatable read, read only')
    return work(client)
  })
}

/** Like `inTransaction`, with a request under which Payload's own operations take part in it. */
export async function inPayloadTransaction<Result>(
  payload: Payload,
  work: (client: PoolClient, req: PayloadRequest) => Promise<Result>,
): Promise<Result> {
  return inTransaction((client) => withRequest(payload, client, (req) => work(client, req)))
}

/** Gives a request under which Payload's own operations take part in the transaction that a connection is in. */
export async function withRequest<Result>(
  payload: Payload,
  client: ClientBase,
  work: (req: PayloadRequest, db: TransactionDatabase) => Promise<Result>,
): Promise<Result> {
  const { sessions } = payload.db as unknown as Sessions
  const id = randomUUID()
  const db = drizzle({ client: client as PoolClient, schema: schemaOf(payload) })
  sessions[id] = { db, resolve: done, reject: done }
  try {
    return await work(await createLocalReq({ req: { transactionID: id } }, payload), db)
  } finally {
    delete sessions[id]
  }
}

function schemaOf(payload: Payload): Record<string, unknown> {
  return (payload.db as unknown as { schema: Record<string, unknown> }).schema
}

/** The commit is ours, not Payload's. */
async function done(): Promise<void> {}

export type Database = Pick<NodePgDatabase, 'execute'>
/** Drizzle keeps the connection of a transaction to itself; its types do not say where. */
type HookSession = { db: Database & { session: { client: PoolClient } } }

/** The database as a hook has to use it: in the transaction of Payload's own operation, where there is one. */
export async function databaseOf(req: PayloadRequest): Promise<Database> {
  return (await sessionOf(req))?.db ?? drizzle({ client: databasePool() })
}

/** The same as a connection, for what is done outside of hooks, too. */
export async function clientOf(req: PayloadRequest): Promise<Pool | PoolClient> {
  return (await sessionOf(req))?.db.session.client ?? databasePool()
}

async function sessionOf(req: PayloadRequest): Promise<HookSession | undefined> {
  const id = await req.transactionID
  const { sessions } = req.payload.db as unknown as { sessions?: Record<string, HookSession | undefined> }
  return id === undefined ? undefined : sessions?.[String(id)]
}

/** For work of an admin that looks through whole tables: many times what it takes beside 20,000 mails. */
const timeoutMs = 5 * 60_000

/** Gives the statements of the current transaction minutes in place of the pool's seconds. */
export async function setStatementTimeout(client: PoolClient): Promise<void> {
  await client.query(`select set_config('statement_timeout', $1, true)`, [`${timeoutMs}`])
}

/** A query in such a transaction, for which the client waits as long. */
export function withStatementTimeout<Row extends QueryResultRow>(
  client: PoolClient,
  text: string,
  values: unknown[],
): Promise<QueryResult<Row>> {
  const query: QueryConfig & { query_timeout: number } = { text, values, query_timeout: timeoutMs }
  return client.query<Row>(query)
}
