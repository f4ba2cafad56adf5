import { randomBytes } from 'node:crypto'
import type { Services } from '../platform/services.ts'

/** Creates the first admin while there is no user at all. A password that nobody chose is printed, once. */
export async function createFirstAdmin({ payload, pool, configuration }: Services): Promise<void> {
  const { rowCount } = await pool.query('select from users limit 1')
  if (rowCount !== 0) return
  const { username, password } = configuration.admin
  const chosen = password ?? randomBytes(12).toString('base64url')
  await payload.create({ collection: 'users', data: { username, password: chosen, role: 'admin' } })
  if (password === null) process.stdout.write(`First admin: ${username} / ${chosen}\n`)
}
