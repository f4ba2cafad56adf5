import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, sep } from 'node:path'

const madeByTools =
  /(?:^|\/)(?:node_modules|dist|\.git|\.next|\.astro|\.data|\.cache|test-results|playwright-report)(?:\/|$)|\.tsbuildinfo$|next-env\.d\.ts$/
const test = /\.test\.tsx?$|\/testing\//

/**
 * A name for all that a tool reads: paths and contents of the files under `inputs`, in any order they were written.
 * Tests and what they are made of are no input, unless they are asked for.
 */
export async function fingerprintOf(root: string, inputs: string[], { withTests = false } = {}): Promise<string> {
  const found = await Promise.all(inputs.map((input) => filesUnder(root, input)))
  const files = found
    .flat()
    .filter((path) => withTests || !test.test(path))
    .toSorted()
  const hash = createHash('sha256').update(process.version)
  for (const file of files) hash.update(`\n${file}\n`).update(await readFile(join(root, file)))
  return hash.digest('hex')
}

async function filesUnder(root: string, input: string): Promise<string[]> {
  const entries = await readdir(join(root, input), { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTDIR') return null
    throw error
  })
  if (!entries) return [input]
  const found = entries.map(async (entry) => {
    const path = `${input}/${entry.name}`.split(sep).join('/')
    if (madeByTools.test(path)) return []
    return entry.isDirectory() ? filesUnder(root, path) : [path]
  })
  return (await Promise.all(found)).flat()
}
