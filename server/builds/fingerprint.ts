import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'

/** Made by tools, or no input of a build. */
const leftOut =
  /(?:^|\/)(?:node_modules|dist|\.next|\.astro|\.data|\.cache)(?:\/|$)|\.test\.tsx?$|\.tsbuildinfo$|next-env\.d\.ts$/

/** A name for all that a build reads: paths and contents of the files under `inputs`, in any order they were written. */
export async function fingerprintOf(root: string, inputs: string[]): Promise<string> {
  const files = (await Promise.all(inputs.map((input) => filesUnder(root, input)))).flat().toSorted()
  const hash = createHash('sha256').update(process.version)
  for (const file of files) hash.update(`\n${file}\n`).update(await readFile(join(root, file)))
  return hash.digest('hex')
}

async function filesUnder(root: string, input: string): Promise<string[]> {
  const entries = await readdir(join(root, input), { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOTDIR') return null
      throw error
    },
  )
  if (!entries) return [input]
  const found = entries.map(async (entry) => {
    const path = `${input}/${entry.name}`.split(sep).join('/')
    if (leftOut.test(path)) return []
    return entry.isDirectory() ? filesUnder(root, path) : [path]
  })
  return (await Promise.all(found)).flat()
}
