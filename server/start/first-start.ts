import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { storedText, readIfThere } from '../data/private-file.ts'
import { withClient } from '../database/client.ts'

type FirstStart = {
  /** The database has no user yet, or an earlier first start did not come to its end. */
  isFirst: boolean
  /** A generated password for the first admin; kept until it has been shown. */
  password: string | null
  finish: () => Promise<void>
}

/** Whether this is the first start on this database, with the first admin's password if nobody set one. */
export async function firstStart(
  dataFolder: string,
  databaseUrl: string,
  setPassword: string | null,
): Promise<FirstStart> {
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
