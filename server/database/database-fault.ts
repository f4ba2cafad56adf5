import pg from 'pg'

/** One line on why the database cannot be used, never its address, which may hold a password; null where it can. */
export async function databaseFault(url: string, variable = 'DATABASE_URL'): Promise<string | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined) // told again by the call under way
  try {
    await client.connect()
    return null
  } catch (error) {
    return `${variable} leads to no database that lets us in (${reasonOf(error)})`
  } finally {
    await client.end().catch(() => undefined)
  }
}

function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string }
  return message || code || 'no answer'
}
