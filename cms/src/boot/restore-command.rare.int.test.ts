import { execFile } from 'node:child_process'
import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { backUp } from '../../../server/backup/recorded.ts'
import { projectFolder } from '../../../server/config.ts'
import { storeEvent } from '../testing/events.ts'
import { startApi, type TestApi } from '../testing/start-api.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { startEmbeddedDatabase } from '../../../server/database/embedded.ts'
import { withClient } from '../../../server/database/client.ts'
import { temporaryFolder } from '../../../server/testing/temporary-folder.ts'

const run = promisify(execFile)
const lost = 'the secret that went with the lost disk'
const another = 'a secret that was made anew, for nothing'
const passphrase = 'seven wet umbrellas'

let api: TestApi
let empty: TestDatabase
let folder: string

beforeAll(async () => {
  api = await startApi()
  empty = await openTestDatabase('empty')
  folder = await temporaryFolder('restore-')
})
afterAll(async () => {
  await api.stop()
  await empty.stop()
  await rm(folder, { recursive: true, force: true })
})

test(
  'the command brings data and secret back, keeps the secret of before, and says where another one is set',
  { timeout: 180_000 },
  async () => {
    await storeEvent(api, { title: 'Kept' })
    const file = join(folder, 'kept.backup')
    await backUp(api.database.url, { file, passphrase, payloadSecret: lost })
    await writeFile(join(folder, 'payload-secret'), `${another}\n`)
    const restore = () =>
      run(process.execPath, [join(projectFolder, 'server/backup/restore-command.ts'), file], {
        env: {
          ...process.env,
          DATABASE_URL: empty.url,
          DATA_DIR: folder,
          PAYLOAD_SECRET: another,
          BACKUP_PASSPHRASE: passphrase,
        },
      })

    const { stdout } = await restore()
    expect(stdout).toMatch(/^The file is whole: /)
    expect(stdout).toContain('the sum of each table as in the backup')
    expect(stdout).toContain(
      `PAYLOAD_SECRET is not the secret of the backup, without which mailed links and second factors are void: set it to what ${folder}/payload-secret says`,
    )
    expect(stdout).not.toContain(lost)
    const client = new pg.Client(empty.url)
    await client.connect()
    const { rows } = await client.query(`select title from events_locales where title = 'Kept'`)
    await client.end()
    expect(rows).toHaveLength(1)
    expect(await readFile(join(folder, 'payload-secret'), 'utf8')).toBe(`${lost}\n`)
    expect((await stat(join(folder, 'payload-secret'))).mode & 0o777).toBe(0o600)
    expect(await readFile(join(folder, 'payload-secret.before-restore'), 'utf8')).toBe(`${another}\n`)

    // A second time it would be over people's accounts.
    await expect(restore()).rejects.toMatchObject({
      stderr: 'The database is in use by a calendar: --replace puts the backup in its place\n',
    })
  },
)

test(
  'in the embedded database it replaces what the product’s own role may not, and all belongs to that role after',
  { timeout: 180_000 },
  async () => {
    const file = join(folder, 'embedded.backup')
    await backUp(api.database.url, { file, passphrase, payloadSecret: lost })
    const dataFolder = await temporaryFolder('restore-embedded-')
    onTestFinished(() => rm(dataFolder, { recursive: true, force: true }))
    const environment = {
      DATABASE_URL: '',
      DATABASE_DIRECT_URL: '',
      DATABASE_READ_URL: '',
      PAYLOAD_SECRET: '',
    }
    for (const words of [[], ['--replace']])
      await run(process.execPath, [join(projectFolder, 'server/backup/restore-command.ts'), file, ...words], {
        env: { ...process.env, ...environment, DATA_DIR: dataFolder, BACKUP_PASSPHRASE: passphrase },
      })
    const database = await startEmbeddedDatabase(dataFolder, () => undefined)
    try {
      const { rows } = await withClient(database.url, (client) =>
        client.query(`select (select count(*)::int from users) > 0 as "hasUsers",
          (select array_agg(distinct tableowner) from pg_tables where schemaname !~ '^(pg_|information)')::text as "ofTables",
          (select array_agg(datname || ' ' || datdba::regrole) from pg_database where datname ~ 'cyb')::text as "ofDatabases"`),
      )
      expect(rows).toEqual([{ hasUsers: true, ofTables: '{cyberluach}', ofDatabases: '{"cyberluach cyberluach"}' }])
    } finally {
      await database.stop()
    }
  },
)
