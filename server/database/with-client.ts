import pg from 'pg'

/** Lends a session of the database of an address, and closes it whatever comes of the work. */
export async function withClient<Answer>(
  url: string,
  work: (client: pg.Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined) // told again by the query under way
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
