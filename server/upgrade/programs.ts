import { copyFile, cp, link, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { installedFolder, majorOf, nativeFolder, nativeVersion } from '../database/native-folder.ts'
import { readIfThere } from '../private-file.ts'

const folderOf = (dataFolder: string) => join(dataFolder, 'postgres-programs')

/**
 * Keeps PostgreSQL's programs beside the data that they alone can read: the next program may bring a newer major version,
 * and a server may have no way to fetch older ones. As links where the disk allows it, as copies elsewhere. Those of
 * majors that no data is of any more are removed.
 */
export async function keepPrograms(
  dataFolder: string,
  majorsInUse: number[],
  native = nativeFolder(),
): Promise<void> {
  const parent = folderOf(dataFolder)
  const major = majorOf(nativeVersion(native))
  const place = join(parent, String(major))
  await mkdir(parent, { recursive: true, mode: 0o755 })
  const isKept =
    (await readIfThere(join(place, 'package.json'))) ===
    (await readIfThere(join(native, '..', 'package.json')))
  if (!isKept) {
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
  const kept = join(folderOf(dataFolder), String(major))
  if (await readIfThere(join(kept, 'package.json'))) return join(kept, 'native')
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
