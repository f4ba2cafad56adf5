import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

const hearingMs = 3000

/**
 * One line where a connection to this database hears nothing of what others tell, as through a pooler that gives it to
 * somebody else after each transaction: pages would stay old, and locks would be left behind. null where it hears.
 */
export async function hearingFault(url: string, variable: string): Promise<string | null> {
  const [listener, teller] = [clientOf(url), clientOf(url)]
  const channel = `hearing_${randomBytes(8).toString('hex')}`
  const heard = Promise.withResolvers<true>()
  listener.on('notification', () => heard.resolve(true))
  try {
    await Promise.all([listener.connect(), teller.connect()])
    await listener.query(`listen ${channel}`)
    await teller.query('select pg_notify($1, $2)', [channel, ''])
    const isHeard = await Promise.race([heard.promise, pause(hearingMs, false, { ref: false })])
    await listener.query(`unlisten ${channel}`)
    return isHeard ? null : faultOf(variable)
  } finally {
    await Promise.all([listener.end(), teller.end()])
  }
}

function faultOf(variable: string): string {
  return variable === 'DATABASE_URL'
    ? 'DATABASE_URL passes no notices on, as a pooler in transaction mode does: set DATABASE_DIRECT_URL to the database itself'
    : `${variable} passes no notices on: it has to lead to the database itself, not to a pooler`
}

function clientOf(url: string): pg.Client {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => undefined) // told again by the call under way
  return client
}
