import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectFolder } from '../server/config.ts'
import { runCommand } from './run-command.ts'

const cms = join(projectFolder, 'cms')
const migrations = join(cms, 'src/migrations')

const generators = [
  { file: 'src/payload-types.ts', command: 'generate:types' },
  { file: 'src/app/(payload)/admin/importMap.js', command: 'generate:importmap' },
]

/** Never connected to: the generators only read the configuration. */
const environment = {
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  PAYLOAD_SECRET: 'x'.repeat(32),
  PAYLOAD_CONFIG_PATH: 'src/payload.config.ts',
  LOG_LEVEL: 'silent',
}

/** Which generated files are not what their generator writes today, in one text; null where all are. Changes nothing. */
export async function generatedFilesFault(): Promise<string | null> {
  const faults: string[] = []
  for (const { file, command } of generators) {
    const path = join(cms, file)
    const before = await readFile(path, 'utf8')
    const { ok, output } = await runCommand(['payload', command], { cwd: cms, environment })
    const after = await readFile(path, 'utf8')
    await writeFile(path, before)
    if (!ok) faults.push(`payload ${command} failed:\n${output}`)
    else if (after !== before) faults.push(`cms/${file} is not current: npm run ${command} -w cms`)
  }
  const missing = await missingMigration()
  if (missing) faults.push(missing)
  return faults.length > 0 ? faults.join('\n') : null
}

/** Asks for a migration of whatever the collections have and the migrations lack: there should be nothing. */
async function missingMigration(): Promise<string | null> {
  const index = join(migrations, 'index.ts')
  const [before, listed] = [new Set(await readdir(migrations)), await readFile(index, 'utf8')]
  const command = ['payload', 'migrate:create', '--skip-empty', 'missing']
  const { ok, output } = await runCommand(command, { cwd: cms, environment })
  const made = (await readdir(migrations)).filter((name) => !before.has(name))
  for (const name of made) await rm(join(migrations, name))
  await writeFile(index, listed)
  if (!ok) return `payload migrate:create failed:\n${output}`
  return made.length > 0
    ? 'The collections changed and no migration says so: npm run migrate:create -w cms'
    : null
}
