import { readdir, rm, copyFile, cp, link, mkdir, rename } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { installedFolder, majorOf, nativeFolder, nativeVersion } from '../database/postgres-program.ts'
import { readIfThere } from '../data/private-file.ts'

/** So long, in days, the data that was moved to a newer PostgreSQL stays beside it. */
const retainedDays = 30

export type RetainedCluster = { folder: string; major: number; until: Date }

const dayMs = 24 * 60 * 60_000

/** The name under which the cluster of an older major is kept, from now on. */
export async function retainedName(folder: string, major: number, now = new Date()): Promise<string> {
  const name = `${folder}-${major}.kept-${now.toISOString().slice(0, 10)}`
  const taken = new Set(await readdir(dirname(folder)))
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? name : `${name}-${number}`
    if (!taken.has(basename(free))) return free
  }
}

/** The clusters of older majors beside the one of a folder. */
export async function retainedClusters(folder: string): Promise<RetainedCluster[]> {
  const pattern = new RegExp(`^${basename(folder)}-(\\d+)\\.kept-(\\d{4}-\\d\\d-\\d\\d)(-\\d+)?$`)
  const names = await readdir(dirname(folder))
  return names.flatMap((name) => {
    const [, major, day] = pattern.exec(name) ?? []
    if (!major || !day) return []
    const until = new Date(Date.parse(day) + retainedDays * dayMs)
    return [{ folder: join(dirname(folder), name), major: Number(major), until }]
  })
}

/**
 * Removes those whose time is over: what erased their data from the calendar did not erase it there. Only to be called
 * when the product runs on what the data was moved to.
 */
export async function removeOutdated(folder: string, now = new Date()): Promise<void> {
  for (const cluster of await retainedClusters(folder))
    if (cluster.until <= now) await rm(cluster.folder, { recursive: true })
}

const folderOf = (dataFolder: string) => join(dataFolder, 'postgres-programs')

/**
 * Keeps PostgreSQL's programs beside the data that they alone can read: the next program may bring a newer major version,
 * and a server may have no way to fetch older ones. As links where the disk allows it, as copies elsewhere. Those of
 * majors that no data is of any more are removed.
 */
export async function keepPrograms(dataFolder: string, majorsInUse: number[], native = nativeFolder()): Promise<void> {
  const parent = folderOf(dataFolder)
  const major = majorOf(nativeVersion(native))
  const place = join(parent, String(major))
  await mkdir(parent, { recursive: true, mode: 0o755 })
  const isRetained =
    (await readIfThere(join(place, 'package.json'))) === (await readIfThere(join(native, '..', 'package.json')))
  if (!isRetained) {
    const draft = `${place}.new`
    await rm(draft, { recursive: true, force: true })
    await mkdir(draft, { mode: 0o755 })
    await linkAll(native, join(draft, 'native'))
    await cp(join(native, '..', 'package.json'), join(draft, 'package.json'))
    await rm(place, { recursive: true, force: true })
    await rename(draft, place)
  }
  for (const name of await readdir(parent)) {
    if (![major, ...majorsInUse].includes(Number(name))) await rm(join(parent, name), { recursive: true })
  }
}

/** The folder of the programs of an older major: kept by an earlier start, or brought by npm; null where there is none. */
export async function olderPrograms(dataFolder: string, major: number): Promise<string | null> {
  const stored = join(folderOf(dataFolder), String(major))
  if (await readIfThere(join(stored, 'package.json'))) return join(stored, 'native')
  return installedFolder(major)
}

async function linkAll(from: string, to: string): Promise<void> {
  await mkdir(to, { mode: 0o755 })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) await linkAll(source, target)
    else if (entry.isSymbolicLink()) await cp(source, target, { verbatimSymlinks: true })
    // Libraries to build other programs with: nobody does here.
    else if (!entry.name.endsWith('.a')) await link(source, target).catch(() => copyFile(source, target))
  }
}
