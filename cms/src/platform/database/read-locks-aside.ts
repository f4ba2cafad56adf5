import type { Find } from 'payload'
import { drizzle } from 'drizzle-orm/node-postgres'
import { asidePool } from './pool.ts'

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
