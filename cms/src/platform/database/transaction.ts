import { randomUUID } from 'node:crypto'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { ClientBase, PoolClient } from 'pg'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { databasePool } from './pool.ts'

type Database = NodePgDatabase<Record<string, unknown>>
type Session = {
  db: Database
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
export async function inReadOnlyTransaction<Result>(
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
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
  work: (req: PayloadRequest, db: Database) => Promise<Result>,
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
