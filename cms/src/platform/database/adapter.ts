import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import type { DatabaseAdapterObj } from 'payload'
import { databasePool } from './pool.ts'
import { readLocksAside } from './read-locks-aside.ts'

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
