import { chmod, copyFile, lstat, mkdir, readdir, readlink, stat, symlink, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { globSync, readFileSync } from 'node:fs'
import { nodeFileTrace } from '@vercel/nft'
import { transform } from 'esbuild'
import { projectFolder } from '../../server/config.ts'
import { imageMark } from '../../server/start/image-mark.ts'
import { licences, isLeftOut, programs, read } from './parts.ts'

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
async function copyFiles(from: string, to: string, places: Map<string, string>): Promise<void> {
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

/** Every file that one of the programs may load, links to packages among them, as paths below `root`. */
async function tracedFiles(
  root: string,
  programs: string[],
  isLeftOut: (path: string) => boolean,
): Promise<Set<string>> {
  const { fileList } = await nodeFileTrace(
    programs.map((program) => join(root, program)),
    { base: root, processCwd: root, ignore: isLeftOut, readFile: readScript },
  )
  return fileList
}

/** What the server's parts of the built CMS load, as Next wrote down when it built them. */
function filesTracedByNext(root: string): string[] {
  const lists = globSync('cms/.next/**/*.nft.json', { cwd: root })
  return lists.flatMap((list) => {
    const { files } = JSON.parse(readFileSync(join(root, list), 'utf8')) as { files: string[] }
    return files.map((file) => relative(root, join(root, dirname(list), file)))
  })
}

/** The tracer reads JavaScript. What Next brings in bundles of their own loads nothing that Next has not written down. */
async function readScript(path: string): Promise<string | null> {
  if (/\/node_modules\/next\/dist\/compiled\/.*\.js$/.test(path)) return ''
  const text = await readFile(path, 'utf8').catch(nullWhereNoFile)
  if (text === null || !/\.tsx?$/.test(path) || path.includes('/node_modules/')) return text
  const loader = path.endsWith('x') ? 'tsx' : 'ts'
  return (await transform(text, { loader, jsx: 'automatic', tsconfigRaw: { compilerOptions: keptImports } })).code
}

/** As tsconfig.base.json has it: an import stays where only a type of it is used. */
const keptImports = { verbatimModuleSyntax: true }

function nullWhereNoFile(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'EISDIR') return null
  throw error
}

/** Copies what the built product needs at run time into an empty folder, and marks it as built. */
export async function makeImage(folder: string, root = projectFolder): Promise<void> {
  await mkdir(folder, { recursive: true })
  if ((await readdir(folder)).length > 0) throw new Error(`${folder} is not empty`)
  const traced = await tracedFiles(root, programs, isLeftOut)
  const wholeFolders = await Promise.all(read.map((path) => filesAt(root, path)))
  const paths = [...traced, ...filesTracedByNext(root), ...wholeFolders.flat()]
  const copied = paths.filter((path) => !isLeftOut(path)).toSorted()
  await copyFiles(root, folder, new Map([...copied.map((path) => [path, path] as const), ...licences(root)]))
  await writeFile(join(folder, imageMark), `${process.platform} ${process.arch}, Node ${process.version}\n`)
}
