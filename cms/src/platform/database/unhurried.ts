import type { PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg'

/** For work of an admin that looks through whole tables: many times what it takes beside 20,000 mails. */
const timeoutMs = 5 * 60_000

/** Gives the statements of the current transaction minutes in place of the pool's seconds. */
export async function takeTime(client: PoolClient): Promise<void> {
  await client.query(`select set_config('statement_timeout', $1, true)`, [`${timeoutMs}`])
}

/** A query in such a transaction, for which the client waits as long. */
export function unhurried<Row extends QueryResultRow>(
  client: PoolClient,
  text: string,
  values: unknown[],
): Promise<QueryResult<Row>> {
  const query: QueryConfig & { query_timeout: number } = { text, values, query_timeout: timeoutMs }
  return client.query<Row>(query)
}
