import { chmod, copyFile, lstat, mkdir, readdir, readlink, stat, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** The files and links at or below a path. Throws where nothing is there. */
export async function filesAt(root: string, path: string): Promise<string[]> {
  if (!(await lstat(join(root, path))).isDirectory()) return [path]
  const names = await readdir(join(root, path))
  return (await Promise.all(names.map((name) => filesAt(root, `${path}/${name}`)))).flat()
}

/**
 * Copies files and links to where everybody may read them: `places` says for each path below `to` which one below
 * `from` it is. Throws where a link would lead to nothing.
 */
export async function copyFiles(from: string, to: string, places: Map<string, string>): Promise<void> {
  const links: string[] = []
  for (const [place, path] of places) {
    const [source, target] = [join(from, path), join(to, place)]
    const status = await lstat(source)
    await mkdir(dirname(target), { recursive: true })
    if (status.isSymbolicLink()) {
      await symlink(await readlink(source), target)
      links.push(target)
    } else if (status.isFile()) {
      await copyFile(source, target)
      await chmod(target, status.mode & 0o100 ? 0o755 : 0o644)
    }
  }
  for (const link of links) await stat(link)
}
