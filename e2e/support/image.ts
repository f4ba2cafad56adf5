import { execFile } from 'node:child_process'
import { lstat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { projectFolder } from '../../server/config.ts'
import { filesAt } from '../../scripts/image/copy-files.ts'

const run = promisify(execFile)

/** Makes the folder that the container's image is made of, as the Containerfile does. */
export async function makeImageFolder(folder: string): Promise<void> {
  await run(process.execPath, [join(projectFolder, 'scripts/image-files.ts'), folder])
}

/** Runs one of the commands of a folder made so, by its own Node, and answers with all that it printed. */
export async function runInImage(
  folder: string,
  [program = '', ...args]: string[],
  environment: Record<string, string>,
): Promise<string> {
  const { stdout, stderr } = await run(join(folder, 'node_modules/node/bin/node'), [join(folder, program), ...args], {
    env: { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR, NODE_ENV: 'production', ...environment },
  })
  return stdout + stderr
}

/** Every file of a folder, with what changes where it is written to. */
export async function stateOf(folder: string): Promise<string[]> {
  const files = (await filesAt(folder, '.')).toSorted()
  return Promise.all(
    files.map(async (file) => {
      const { size, mtimeMs } = await lstat(join(folder, file))
      return `${file} ${size} ${mtimeMs}`
    }),
  )
}
