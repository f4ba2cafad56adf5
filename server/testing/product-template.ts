import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { dayKeyOf } from '@cyberluach/core/dates/day-key'
import { fingerprintOf } from '../builds/fingerprint.ts'
import { projectFolder } from '../config.ts'
import { cacheFolder } from './cache-folder.ts'
import { startProduct, type Product, type TestAdmin } from './product.ts'
import { temporaryFolder } from './temporary-folder.ts'

const run = promisify(execFile)
const day = 24 * 60 * 60_000
const templates = join(cacheFolder, 'products')

/** What a product's data after its first start is made of, beside the day. */
const inputs = ['core', 'api', 'i18n', 'cms', 'server', 'package-lock.json']

type Seed = 'demo' | 'none'

type Start = {
  seed: Seed
  /** The instant that its clock begins at; without one it goes by the machine's. */
  begins?: string | undefined
}

/** Starts a product on data of its own from a template. `environment` are the other settings. */
export async function startSeeded(start: Start, environment: Record<string, string> = {}): Promise<Product> {
  const seeded = await seededData(start)
  const product = await startProduct({ ...environment, ...seeded }, { begins: start.begins })
  const stop = async () => {
    const exitCode = await product.stop()
    await rm(seeded.DATA_DIR, { recursive: true, force: true })
    return exitCode
  }
  return { ...product, stop }
}

/**
 * The settings of a product on a copy of what a first start with this seed left behind, which the cache of this machine
 * keeps until the sources or the day change. The copy is the caller's to remove.
 */
export async function seededData(start: Start): Promise<{ SEED: Seed; ADMIN_PASSWORD: string; DATA_DIR: string }> {
  const template = await madeTemplate(start)
  const dataDir = await temporaryFolder('cyberluach-')
  await run('cp', ['-a', `${join(template, 'data')}/.`, dataDir])
  const { password } = JSON.parse(await readFile(join(template, 'admin.json'), 'utf8')) as TestAdmin
  return { SEED: start.seed, ADMIN_PASSWORD: password, DATA_DIR: dataDir }
}

const made = new Map<string, Promise<string>>()

/** The folder of a template: of an earlier run, or made now. */
function madeTemplate(start: Start): Promise<string> {
  const key = JSON.stringify(start)
  const folder = made.get(key) ?? makeTemplate(start)
  made.set(key, folder)
  return folder
}

async function makeTemplate({ seed, begins }: Start): Promise<string> {
  const sources = await fingerprintOf(projectFolder, inputs)
  const begun = begins ?? dayKeyOf(new Date(), 'Asia/Jerusalem')
  const folder = join(templates, `${seed}-${begun.replaceAll(':', '')}-${sources.slice(0, 16)}`)
  if (await stat(folder).catch(() => null)) {
    await utimes(folder, new Date(), new Date())
    return folder
  }
  await mkdir(templates, { recursive: true, mode: 0o700 })
  await forgetOld()
  const dataDir = await temporaryFolder('cyberluach-')
  const product = await startProduct({ SEED: seed, DATA_DIR: dataDir }, { begins })
  await product.stop()
  for (const part of ['logs', 'first-admin']) await rm(join(dataDir, part), { recursive: true, force: true })
  const access = JSON.parse(await readFile(join(dataDir, 'database.json'), 'utf8')) as object
  await writeFile(join(dataDir, 'database.json'), JSON.stringify({ ...access, port: 0 }))
  const draft = await mkdtemp(`${folder}.`)
  await run('cp', ['-a', dataDir, join(draft, 'data')])
  await rm(dataDir, { recursive: true })
  await writeFile(join(draft, 'admin.json'), JSON.stringify(product.admin), { mode: 0o600 })
  await rename(draft, folder).catch(async (error: NodeJS.ErrnoException) => {
    await rm(draft, { recursive: true })
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
  })
  return folder
}

async function forgetOld(): Promise<void> {
  for (const name of await readdir(templates)) {
    const { mtimeMs } = await stat(join(templates, name))
    if (mtimeMs < Date.now() - 2 * day) await rm(join(templates, name), { recursive: true, force: true })
  }
}
