import pg from 'pg'
import { superuser } from '../../server/database/cluster.ts'
import { runningDatabaseUrl } from '../../server/database/embedded.ts'
import type { Product } from '../../server/testing/product.ts'

/**
 * Lends a connection to the product's database, and closes it whatever comes of the work. It is the superuser's: what is
 * written for a measure is on the disk before that begins.
 */
export async function withDatabase<T>(product: Product, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: await runningDatabaseUrl(product.dataDir, superuser) })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
