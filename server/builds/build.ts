import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { projectFolder } from '../config.ts'
import { lockFolder } from '../data-lock.ts'
import { isRefused } from '../installed.mjs'
import { readIfThere } from '../private-file.ts'
import { LastingRefusal } from '../refusal.ts'
import { skipped, step } from '../steps.ts'
import { fingerprintOf } from './fingerprint.ts'
import { precompress } from './precompress.ts'
import { runTool, toolPath } from './run-tool.ts'
import { stampBuild } from './stamp-build.ts'

type Build = {
  title: string
  inputs: string[]
  /** Holds the fingerprint of the inputs that the output beside it was built from. */
  stamp: string
  run: (signal: AbortSignal) => Promise<void>
}

const shared = ['core', 'api', 'i18n', 'design', 'package-lock.json', 'tsconfig.base.json']

const builds: Build[] = [
  {
    title: 'Building the site',
    inputs: [...shared, 'site', 'astro.config.mjs', 'server/builds'],
    stamp: 'site/dist/.built-from',
    async run(signal) {
      await runTool(toolPath(projectFolder, 'astro'), ['build'], projectFolder, signal)
      await precompress(join(projectFolder, 'site/dist/client'))
    },
  },
  {
    title: 'Building the CMS',
    inputs: [...shared, 'cms', 'server/builds'],
    stamp: 'cms/.next/.built-from',
    async run(signal) {
      const folder = join(projectFolder, 'cms')
      await runTool(toolPath(folder, 'next'), ['build'], folder, signal)
      await precompress(join(folder, '.next/static'))
    },
  },
]

/** Builds site and CMS where their inputs changed, one after the other; other starts of this folder wait meanwhile. */
export async function buildAll(signal: AbortSignal): Promise<void> {
  if (await areBuilt()) return builds.forEach(({ title }) => skipped(title))
  const release = await buildLock(signal)
  try {
    for (const build of builds) await buildIfChanged(build, signal)
  } finally {
    await release()
  }
}

/** Then nothing is written, and the folder of the program may be read-only. */
async function areBuilt(): Promise<boolean> {
  const built = builds.map(async ({ inputs, stamp }) => {
    const wanted = await fingerprintOf(projectFolder, inputs)
    return (await readIfThere(join(projectFolder, stamp)))?.trim() === wanted
  })
  return (await Promise.all(built)).every(Boolean)
}

async function buildIfChanged({ title, inputs, stamp, run }: Build, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  const path = join(projectFolder, stamp)
  const wanted = await fingerprintOf(projectFolder, inputs)
  if ((await readIfThere(path))?.trim() === wanted) return skipped(title)
  await rm(path, { force: true })
  await step(title, () => run(signal))
  await stampBuild(path, wanted)
}

async function buildLock(signal: AbortSignal): Promise<() => Promise<void>> {
  const folder = join(projectFolder, 'node_modules', '.cache')
  for (;;) {
    const lock = await lockToBuild(folder)
    if (lock.ok) return lock.release
    await pause(300, undefined, { signal })
  }
}

/** The lock of a build in `folder`; refuses in one line where this user may not write there. */
export async function lockToBuild(folder: string): ReturnType<typeof lockFolder> {
  try {
    await mkdir(folder, { recursive: true })
    return await lockFolder(folder, '', 'building.json')
  } catch (error) {
    if (!isRefused(error as NodeJS.ErrnoException)) throw error
    throw new LastingRefusal(
      'The builds are not of this program, as after a change of its version, and this user may not make them: run "node scripts/bootstrap.mjs build" as the owner of its folder',
      { cause: error },
    )
  }
}
