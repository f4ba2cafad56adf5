import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { projectFolder } from '../../server/config.ts'
import { imageMark } from '../../server/image-mark.ts'
import { copyFiles, filesAt } from './copy-files.ts'
import { licences } from './licences.ts'
import { isLeftOut, programs, read } from './parts.ts'
import { filesTracedByNext, tracedFiles } from './traced-files.ts'

/** Copies what the built product needs at run time into an empty folder, and marks it as built. */
export async function makeImage(folder: string, root = projectFolder): Promise<void> {
  await mkdir(folder, { recursive: true })
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty`)
  const traced = await tracedFiles(root, programs, isLeftOut)
  const wholeFolders = await Promise.all(read.map((path) => filesAt(root, path)))
  const paths = [...traced, ...filesTracedByNext(root), ...wholeFolders.flat()]
  const kept = paths.filter((path) => !isLeftOut(path)).toSorted()
  await copyFiles(root, folder, new Map([...kept.map((path) => [path, path] as const), ...licences(root)]))
  await writeFile(join(folder, imageMark), `${process.platform} ${process.arch}, Node ${process.version}\n`)
}
