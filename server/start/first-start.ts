import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { storedText, readIfThere } from '../data/private-file.ts'
import { withClient } from '../database/client.ts'

/**
 * Whether this is the first start on this database, which has no user yet or whose first start did not come to its end,
 * with the first admin's password if nobody set one; it is kept until it has been shown.
 */
export async function firstStart(dataFolder: string, databaseUrl: string, setPassword: string | null) {
  const path = join(dataFolder, 'first-admin')
  const isFirst = (await readIfThere(path)) !== null || !(await hasUsers(databaseUrl))
  if (!isFirst) return { isFirst, password: null, finish: async () => undefined }
  const generated = await storedText(path, () => randomBytes(12).toString('base64url'))
  return { isFirst, password: setPassword ? null : generated, finish: () => rm(path, { force: true }) }
}

function hasUsers(databaseUrl: string): Promise<boolean> {
  return withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ name: string | null }>(`select to_regclass('users') as name`)
    if (!rows[0]?.name) return false
    return ((await client.query('select from users limit 1')).rowCount ?? 0) > 0
  })
}
