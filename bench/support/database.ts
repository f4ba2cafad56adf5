import pg from 'pg'
import { runningDatabaseUrl } from '../../server/database/embedded.ts'
import type { Product } from '../../server/testing/product.ts'

/** Lends a connection to the product's database, and closes it whatever comes of the work. */
export async function withDatabase<T>(product: Product, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: await runningDatabaseUrl(product.dataDir) })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
