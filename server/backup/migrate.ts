import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { projectFolder } from '../config.ts'
import { BackupError } from './backup-error.ts'
import { readdir, readFile } from 'node:fs/promises'

/** Which step failed: its place among those that were to be done, from 1 on. */
type FailedStep = { step: string; number: number; of: number }

/** The tables could not be made what they should be. */
export class MigrateError extends BackupError {
  /** null where it was none of the program's steps that failed. */
  readonly failed: FailedStep | null
  readonly reason: string
  constructor(reason: string, failed: FailedStep | null, cause?: Error) {
    super(`The tables could not be made: ${reason}`, { cause })
    this.failed = failed
    this.reason = reason
  }
}

/** How far; a database of the first releases has no queue. */
export type Wanted = { migrations: string[]; withQueue: boolean }

/** Brings a database to where these migrations of the program lead; where none are wanted, to where all of them do. */
export async function migrate(url: string, wanted?: Wanted): Promise<void> {
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
    ['src/boot/migrate-to.ts', ...(wanted ? [JSON.stringify(wanted)] : [])],
    { cwd: join(projectFolder, 'cms'), env: environment, maxBuffer: 2 ** 24 },
    (error, stdout, stderr) => (error ? reject(errorIn(stdout, stderr, error)) : resolve()),
  )
  return promise
}

function errorIn(stdout: string, stderr: string, error: Error): MigrateError {
  const said = stdout.split('\n').find((line) => line.startsWith('{"fault":'))
  if (!said) return new MigrateError(stderr.trim().split('\n').at(-1) ?? error.message, null, error)
  const { fault, ...failed } = JSON.parse(said) as { fault: string } & Partial<FailedStep>
  return new MigrateError(fault, failed.step ? (failed as FailedStep) : null, error)
}

/** The version of this program. */
export async function programVersion(): Promise<string> {
  const text = await readFile(join(projectFolder, 'package.json'), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}

/** Names of the migrations that this program knows. */
export async function knownMigrations(): Promise<Set<string>> {
  const files = await readdir(join(projectFolder, 'cms/src/migrations'))
  return new Set(files.filter((file) => /^\d.*\.ts$/.test(file)).map((file) => file.slice(0, -3)))
}

/** Those of these migrations that this program does not know: a newer one ran them. */
export async function unknownMigrations(names: string[]): Promise<string[]> {
  const known = await knownMigrations()
  return names.filter((name) => !known.has(name))
}
