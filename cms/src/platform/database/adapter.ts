import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import type { DatabaseAdapterObj, Find } from 'payload'
import { databasePool, asidePool } from './pool.ts'
import { drizzle } from 'drizzle-orm/node-postgres'

const migrationDir = join(dirname(fileURLToPath(import.meta.url)), '../../migrations')

/**
 * Payload's adapter on the pool of this process. Left to itself, the adapter takes one client for ever and another
 * after each break, until none is left.
 */
export function databaseAdapter(): DatabaseAdapterObj {
  const adapter = postgresAdapter({
    pool: {},
    idType: 'uuid',
    push: false,
    migrationDir,
    disableCreateDatabase: true,
  })
  return {
    ...adapter,
    init: (args) => {
      const database = adapter.init(args)
      return Object.assign(database, { pool: databasePool(), find: readLocksAside(database.find) })
    },
  }
}

const locks = 'payload-locked-documents'

type Adapter = { schema: Record<string, unknown> }

/**
 * Payload's `find` with a connection of its own for one question. Whether somebody else has a document open is asked in
 * the transaction that changes it, but not by its connection: as many changes as the pool has connections would each
 * hold one and wait for another.
 */
export function readLocksAside(find: Find): Find {
  return async function (this: Adapter, args) {
    const isAside = args.collection === locks && !args.req
    return find.call(isAside ? asideOf(this) : this, args)
  } as Find
}

function asideOf(adapter: Adapter): Adapter {
  const database = drizzle({ client: asidePool(), schema: adapter.schema })
  return Object.create(adapter, { drizzle: { value: database } }) as Adapter
}
