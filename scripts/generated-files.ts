import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { projectFolder } from '../server/config.ts'
import { runCommand, type Outcome } from './run-command.ts'

const cms = join(projectFolder, 'cms')
const migrations = join(cms, 'src/migrations')

const generators = [typesError, importMapError, migrationError]

/** Never connected to: the generators only read the configuration. */
const environment = {
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  PAYLOAD_SECRET: 'x'.repeat(32),
  PAYLOAD_CONFIG_PATH: 'src/payload.config.ts',
  LOG_LEVEL: 'silent',
}

/**
 * Which generated files are not what their generator writes today, in one text; null where all are. Changes nothing, and
 * touches no file that is current: other checks read them meanwhile.
 */
export async function generatedFilesError(): Promise<string | null> {
  const errors: string[] = []
  for (const find of generators) {
    const error = await find()
    if (error) errors.push(error)
  }
  return errors.length > 0 ? errors.join('\n') : null
}

/** The types are written elsewhere, and compared. */
async function typesError(): Promise<string | null> {
  const folder = await mkdtemp(join(tmpdir(), 'generated-'))
  const made = join(folder, 'payload-types.ts')
  try {
    const { ok, output } = await generate('generate:types', { PAYLOAD_TS_OUTPUT_PATH: made })
    if (!ok) return `payload generate:types failed:\n${output}`
    return (await isSame(made, join(cms, 'src/payload-types.ts'))) ? null : notCurrent('src/payload-types.ts', 'types')
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** The map is written over only where it differs. */
async function importMapError(): Promise<string | null> {
  const file = 'src/app/(payload)/admin/importMap.js'
  const before = await readFile(join(cms, file), 'utf8')
  const { ok, output } = await generate('generate:importmap')
  const isCurrent = (await readFile(join(cms, file), 'utf8')) === before
  if (!isCurrent) await writeFile(join(cms, file), before)
  if (!ok) return `payload generate:importmap failed:\n${output}`
  return isCurrent ? null : notCurrent(file, 'importmap')
}

/** Asks for a migration of whatever the collections have and the migrations lack: there should be nothing. */
async function migrationError(): Promise<string | null> {
  const index = join(migrations, 'index.ts')
  const [before, listed] = [new Set(await readdir(migrations)), await readFile(index, 'utf8')]
  const { ok, output } = await generate('migrate:create', {}, '--skip-empty', 'missing')
  const made = (await readdir(migrations)).filter((name) => !before.has(name))
  for (const name of made) await rm(join(migrations, name))
  if ((await readFile(index, 'utf8')) !== listed) await writeFile(index, listed)
  if (!ok) return `payload migrate:create failed:\n${output}`
  return made.length > 0 ? 'The collections changed and no migration says so: npm run migrate:create -w cms' : null
}

function generate(command: string, more: Record<string, string> = {}, ...args: string[]): Promise<Outcome> {
  return runCommand(['payload', '--disable-transpile', command, ...args], {
    cwd: cms,
    environment: { ...environment, ...more },
  })
}

async function isSame(one: string, other: string): Promise<boolean> {
  return (await readFile(one, 'utf8')) === (await readFile(other, 'utf8'))
}

function notCurrent(file: string, what: string): string {
  return `cms/${file} is not current: npm run generate:${what} -w cms`
}
