import { mkdir, rm, readdir, readFile, writeFile } from 'node:fs/promises'
import { join, dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { projectFolder } from '../config.ts'
import { lockFolder } from '../data/data-folder.ts'
import { isRefused } from '../installed.mjs'
import { readIfThere } from '../data/private-file.ts'
import { LastingRefusal } from '../refusal.ts'
import { killIfThere } from '../system/processes.ts'
import { skipped, step } from '../system/steps.ts'
import { fingerprintOf } from './fingerprint.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { compress } from '../edge/http/compression.ts'

type Build = {
  title: string
  inputs: string[]
  /** Holds the fingerprint of the inputs that the output beside it was built from. */
  stamp: string
  run: (signal: AbortSignal) => Promise<void>
}

/** What both builds are made of. */
export const shared = ['core', 'api', 'i18n', 'design', 'forms', 'package-lock.json', 'tsconfig.base.json']

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

const graceMs = 5000

/** The script of a package's command, to be run under this same Node. `folder` is where the package is looked for. */
export function toolPath(folder: string, packageName: string, command: string = packageName): string {
  const require = createRequire(pathToFileURL(join(folder, 'package.json')))
  const manifest = require.resolve(`${packageName}/package.json`)
  const { bin } = require(manifest) as { bin: string | Record<string, string> }
  return join(dirname(manifest), typeof bin === 'string' ? bin : (bin[command] ?? ''))
}

/** Runs a tool to its end. Throws with all that it printed where it fails. On abort it and what it started are ended. */
export async function runTool(script: string, args: string[], cwd: string, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  const child = spawn(process.execPath, [script, ...args], {
    cwd,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      ASTRO_TELEMETRY_DISABLED: '1',
      NEXT_TELEMETRY_DISABLED: '1',
      NO_COLOR: '1',
    },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk))
  const group = -(child.pid ?? 0)
  const kill = (how: NodeJS.Signals) => killIfThere(group, how)
  const abort = () => {
    kill('SIGTERM')
    setTimeout(kill, graceMs, 'SIGKILL').unref()
  }
  signal.addEventListener('abort', abort, { once: true })
  const [code, killedBy] = (await once(child, 'close')) as [number | null, string | null]
  signal.removeEventListener('abort', abort)
  kill('SIGKILL')
  signal.throwIfAborted()
  if (code !== 0) throw new Error(`${args.join(' ')} failed (${killedBy ?? code}):\n${output.trim()}`)
}

const compressible = /\.(?:css|html|ico|js|json|mjs|svg|txt|webmanifest|xml)$/
const smallestBytes = 200

/** Writes a brotli and a gzip copy beside every file that becomes smaller by it. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name))
  await Promise.all(files.map((entry) => compressFile(join(entry.parentPath, entry.name))))
}

async function compressFile(path: string): Promise<void> {
  const body = await readFile(path)
  if (body.length < smallestBytes) return
  for (const [encoding, suffix] of [
    ['br', '.br'],
    ['gzip', '.gz'],
  ] as const) {
    const smaller = await compress(body, encoding, 'thorough')
    if (smaller.length < body.length) await writeFile(path + suffix, smaller)
  }
}

/**
 * Notes beside an output what it was built from. Whoever builds need not be who runs it: every user may read it. One
 * that is not whole is no fingerprint, and is built again.
 */
export async function stampBuild(path: string, fingerprint: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, `${fingerprint}\n`, { mode: 0o644 })
}
