import type pg from 'pg'

/**
 * What a pool leaves out of its connections where they go through a pooler in transaction mode, which gives each
 * transaction whatever connection is free: settings of a session, which the role has to have there, and names of
 * statements, which the next connection would not know.
 */
export const withoutSession = {
  statement_timeout: undefined,
  idle_in_transaction_session_timeout: undefined,
} satisfies pg.PoolConfig

/** Sends a connection's statements without the names under which it would keep them. */
export function withoutNames(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown
  const nameless = (...[first, ...more]: unknown[]) =>
    query(isNamed(first) ? { ...first, name: undefined } : first, ...more)
  client.query = nameless as typeof client.query
}

function isNamed(given: unknown): given is { name: unknown } {
  return typeof given === 'object' && given !== null && 'name' in given && !('submit' in given)
}
