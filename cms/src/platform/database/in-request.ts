import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PayloadRequest } from 'payload'
import { databasePool } from './pool.ts'

export type Database = Pick<NodePgDatabase, 'execute'>
type Sessions = { sessions?: Record<string, { db: Database } | undefined> }

/** The database as a hook has to use it: in the transaction of Payload's own operation, where there is one. */
export async function databaseOf(req: PayloadRequest): Promise<Database> {
  const id = await req.transactionID
  const { sessions } = req.payload.db as unknown as Sessions
  const session = id === undefined ? undefined : sessions?.[String(id)]
  return session?.db ?? drizzle({ client: databasePool() })
}
