import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { projectFolder } from '../config.ts'
import { BackupFault } from './fault.ts'

/** Brings an empty database to where these migrations lead, by the program's own. */
export async function migrate(url: string, migrations: string[]): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    DATABASE_URL: url,
    DATABASE_DIRECT_URL: '',
    DATABASE_READ_URL: '',
    PAYLOAD_SECRET: randomBytes(16).toString('hex'),
    LOG_LEVEL: 'error',
    NODE_ENV: 'production',
  }
  execFile(
    process.execPath,
    ['--import', 'tsx', 'src/boot/migrate-to.ts', JSON.stringify(migrations)],
    { cwd: join(projectFolder, 'cms'), env: environment, maxBuffer: 2 ** 24 },
    (error, stdout, stderr) => {
      if (!error) return resolve()
      const line = `${stderr}\n${stdout}`.split('\n').find((text) => /error|cannot|no extension/i.test(text))
      reject(
        new BackupFault(`The tables could not be made: ${line?.trim() ?? error.message}`, { cause: error }),
      )
    },
  )
  return promise
}
