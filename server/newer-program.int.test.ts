import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { projectFolder } from './config.ts'

const run = promisify(execFile)
const isRoot = process.getuid?.() === 0
/** Nobody's user: where we are root ourselves, what may not be written could be. */
const ordinary = isRoot ? { uid: 65_534, gid: 65_534 } : {}

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'newer-'))
  await chmod(folder, 0o755)
})
afterEach(async () => {
  await run('chmod', ['-R', 'u+w', folder])
  await rm(folder, { recursive: true })
})

/** The program with none of its packages but a Node: those of before a package was added. */
async function newerProgram(): Promise<void> {
  const isCode = (path: string) => !/\.test\.ts$|\/testing$/.test(path)
  for (const path of ['server', 'scripts/bootstrap.mjs'])
    await cp(join(projectFolder, path), join(folder, path), { recursive: true, filter: isCode })
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  await writeFile(join(folder, 'package-lock.json'), '{"packages":{"node_modules/new":{"version":"1.0.0"}}}')
  await mkdir(join(folder, 'node_modules/node/bin'), { recursive: true })
  await writeFile(join(folder, 'node_modules/node/bin/node'), '', { mode: 0o755 })
  await writeFile(join(folder, 'node_modules/.installed-from'), 'another lock file')
  await writeFile(join(folder, 'node_modules/.package-lock.json'), '{"packages":{}}')
}

async function outcomeOf(args: string[], as: object = {}): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { PATH: process.env.PATH, LOG_FORMAT: 'plain' },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...as,
  })
  const closed = once(child, 'close')
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = (await closed) as [number]
  return { code, output: output + errors }
}

test('code that is newer than its packages says so in one line, and a service is not started again', async () => {
  await newerProgram()
  expect(await outcomeOf(['server/start.ts'])).toEqual({
    code: 78,
    output:
      'The packages are not those of this program, as after a change of its version: run "node scripts/bootstrap.mjs build"\n',
  })
})

test('whoever may not install the packages is told who has to', async () => {
  await newerProgram()
  await run('chmod', ['-R', 'a-w,a+rX', folder])
  expect(await outcomeOf(['scripts/bootstrap.mjs', 'start'], ordinary)).toEqual({
    code: 78,
    output: `The packages are not those of this program, and this user may not install them: run "node scripts/bootstrap.mjs build" in ${folder} as its owner\n`,
  })
})

test('packages that npm itself installed need no stamp, which this user may not write', async () => {
  await newerProgram()
  await cp(join(folder, 'package-lock.json'), join(folder, 'node_modules/.package-lock.json'))
  await run('chmod', ['-R', 'a-w,a+rX', folder])
  const program = `import { isInstalled, noteInstalled } from './server/installed.mjs'
    noteInstalled()
    console.log(isInstalled())`
  expect(await outcomeOf(['--input-type=module', '--eval', program], ordinary)).toEqual({
    code: 0,
    output: 'true\n',
  })
})

test('whoever may not build is told who has to', async (context) => {
  const module = new URL('./builds/build.ts', import.meta.url).pathname
  const canRead = await run('cat', [module], ordinary).then(
    () => true,
    () => false,
  )
  if (!canRead) return context.skip('this clone is for its owner alone')
  await chmod(folder, 0o555)
  const program = `const { lockToBuild } = await import(${JSON.stringify(module)})
    await lockToBuild(${JSON.stringify(join(folder, '.cache'))}).catch(({ constructor, message }) =>
      console.log(constructor.name, message))`
  expect((await outcomeOf(['--input-type=module', '--eval', program], ordinary)).output).toBe(
    'LastingRefusal The builds are not of this program, as after a change of its version, and this user may not make them: run "node scripts/bootstrap.mjs build" as the owner of its folder\n',
  )
})
