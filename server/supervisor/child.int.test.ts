import { existsSync } from 'node:fs'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { getPriority, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { processStart } from '../system/processes.ts'
import { waitUntil } from '../system/steps.ts'
import { supervise, type ChildPlan, type Supervised } from './child.ts'
import { mostLinesPerSecond } from './output.ts'
import { largestLogBytes } from '../log/rotating-log.ts'

let folder: string
let supervised: Supervised | null = null
/** Process id of the child that has become ready last; its file is written a little earlier. */
let readyPid: number | undefined
const reports: string[] = []

/** Starts a child of its own, writes both process ids down, and serves until it is told to end. */
const program = `
  import { spawn } from 'node:child_process'
  import { writeFileSync } from 'node:fs'
  const inner = spawn(process.execPath, ['--eval', 'setInterval(() => undefined, 1000)'])
  writeFileSync(process.env.PIDS, process.pid + ' ' + inner.pid)
  process.on('SIGTERM', () => process.exit(0))
  process.on('SIGUSR2', () => { for (;;); })
  process.send('ready')`

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'child-'))
  await writeFile(join(folder, 'program.mjs'), program)
  reports.length = 0
})
afterEach(async () => {
  await supervised?.stop()
  supervised = null
  await rm(folder, { recursive: true, force: true })
})

function plan(more: Partial<ChildPlan> = {}): ChildPlan {
  return {
    name: 'worker',
    args: [join(folder, 'program.mjs')],
    cwd: folder,
    environment: { PIDS: join(folder, 'pids') },
    logFile: join(folder, 'log'),
    isReady: async (child, signal) => {
      await once(child, 'message', { signal })
      readyPid = child.pid
    },
    report: (line) => reports.push(line),
    ...more,
  }
}

const pids = async () => (await readFile(join(folder, 'pids'), 'utf8')).split(' ').map(Number) as [number, number]
const isGone = async (pid: number) => (await processStart(pid)) === null
const never = new AbortController().signal

test('a child that is killed comes back, and what it had started does not stay', async () => {
  supervised = await supervise(plan(), never)
  const [child, inner] = await pids()
  process.kill(child, 'SIGKILL')
  await waitUntil(async () => (await pids())[0] !== child, 10_000)
  await waitUntil(() => isGone(inner), 5000)
  expect(reports[0]).toMatch(/^worker ended \(SIGKILL\); starting it again$/)
})

test('one that the system cannot start again for a while is started when it can', async () => {
  const cwd = join(folder, 'home')
  await mkdir(cwd)
  supervised = await supervise(plan({ cwd }), never)
  const [child] = await pids()
  await rm(cwd, { recursive: true })
  process.kill(child, 'SIGKILL')
  await expect
    .poll(() => reports.at(-1), { timeout: 10_000 })
    .toMatch(/^worker could not be started \(spawn .* ENOENT\); trying again$/)
  await mkdir(cwd)
  await waitUntil(async () => (await pids())[0] !== child, 10_000)
})

test.each([
  ['is stopped', 'SIGSTOP', /answer 3 times/],
  // Where others hold the processor that long, it does nothing, either.
  ['never comes to the end of what it does', 'SIGUSR2', /answer \d+ times/],
] as const)(
  'a child that %s is ended and started again, however often, and a line says why',
  async (_, signal, missed) => {
    const answering = import.meta.resolve('./answer-supervisor.ts')
    const args = ['--import', answering, join(folder, 'program.mjs')]
    supervised = await supervise(plan({ args, answersSupervisor: true, askEveryMs: 150 }), never)
    for (let round = 0; round < 2; round += 1) {
      const [child, inner] = await pids()
      process.kill(child, signal)
      await waitUntil(async () => (await pids())[0] !== child && (await pids())[0] === readyPid, 20_000)
      await waitUntil(() => isGone(inner), 5000)
      expect(reports.splice(0)).toEqual([expect.stringMatching(missed), 'worker ended (SIGKILL); starting it again'])
    }
  },
)

test('after stop neither the child nor what it started is left', async () => {
  supervised = await supervise(plan(), never)
  const both = await pids()
  await supervised.stop()
  for (const pid of both) await waitUntil(() => isGone(pid), 5000)
})

test('a child behind visitors gives way to others, and so does what it starts', async () => {
  supervised = await supervise(plan({ isBehindVisitors: true }), never)
  for (const pid of await pids()) {
    expect(getPriority(pid)).toBe(10)
    const group = await readFile(`/proc/${pid}/autogroup`, 'utf8').catch(() => 'nice 10')
    expect(group).toMatch(/nice 10$/m)
  }
})

test('a child that ends before it serves says why', async () => {
  await writeFile(join(folder, 'program.mjs'), `console.error('no such thing'); process.exit(3)`)
  await expect(supervise(plan(), never)).rejects.toMatchObject({
    exitCode: 3,
    message: expect.stringContaining('no such thing'),
  })
})

test('a child that ends before it serves says why, also where its logger writes', async () => {
  const record = { level: 60, err: { code: '42501' }, msg: 'could not start' }
  await writeFile(join(folder, 'program.mjs'), `console.log('${JSON.stringify(record)}'); process.exit(1)`)
  await expect(supervise(plan(), never)).rejects.toThrow(/ended while starting \(1\):\ncould not start {2}err=42501$/)
})

test.each([
  ['lines', 'stdout', 'x'.repeat(399) + '\n'],
  ['lines about errors', 'stderr', 'x'.repeat(399) + '\n'],
  ['a line that never ends', 'stdout', 'x'.repeat(400)],
  ['a line about errors that never ends', 'stderr', 'x'.repeat(400)],
])(
  'a child that prints 40 MB of %s is not held up, its log stays small, and what it says then is heard',
  async (_, stream, piece) => {
    await writeFile(
      join(folder, 'program.mjs'),
      `for (let i = 0; i < 100_000; i += 1) process.${stream}.write(${JSON.stringify(piece)})
     process.${stream}.write('\\n', () => process.send('ready'))
     setInterval(() => process.${stream}.write('after the flood\\n'), 100)
     process.on('SIGTERM', () => process.exit(0))`,
    )
    const begun = performance.now()
    supervised = await supervise(plan(), never)
    expect(performance.now() - begun).toBeLessThan(20_000)
    const logFile = join(folder, 'log')
    const log = () => readFile(logFile, 'utf8')
    await waitUntil(async () => existsSync(logFile) && (await log()).includes('"after the flood"'), 10_000)
    await supervised.stop()
    const seconds = Math.ceil((performance.now() - begun) / 1000)
    const logs = (await readdir(folder)).filter((name) => name.startsWith('log'))
    const sizes = await Promise.all(logs.map(async (name) => (await stat(join(folder, name))).size))
    expect(Math.max(...sizes)).toBeLessThanOrEqual(largestLogBytes)
    // A line for what was left out, and one that the flood was cut in the middle of.
    const mostLines = (seconds + 1) * (mostLinesPerSecond + 2)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(mostLines * 500 + 5000)
    expect(reports.length).toBeLessThanOrEqual(stream === 'stderr' ? mostLines : 0)
    if (piece.endsWith('\n')) expect(await log()).toMatch(/"msg":"… \d+ more lines were left out"/)
    else expect(await log()).toMatch(/"msg":"x{4000} …"/)
  },
)

test('every line of a child is one of JSON, and its warnings are told to whoever runs it', async () => {
  await writeFile(
    join(folder, 'program.mjs'),
    `console.log(JSON.stringify({ level: 30, time: 0, pid: 7, hostname: 'host', msg: 'calm' }))
     console.log(JSON.stringify({ level: 50, time: 0, name: 'x', requestId: 'abc', code: '53100', msg: 'no room' }))
     console.log('plain words')
     console.error(JSON.stringify({ level: 40, msg: 'somebody’s own words' }))
     process.on('SIGTERM', () => process.exit(0))
     process.send('ready')`,
  )
  const told: unknown[] = []
  supervised = await supervise(plan({ report: (line, record) => told.push([line, record?.level]) }), never)
  await supervised.stop()
  const written = (await readFile(join(folder, 'log'), 'utf8')).trim().split('\n')
  const records = written.map((line) => JSON.parse(line) as object)
  const [epoch, iso] = ['1970-01-01T00:00:00.000Z', expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/)]
  expect(records).toHaveLength(4)
  for (const record of [
    { time: epoch, level: 'info', process: 'worker', msg: 'calm' },
    { time: epoch, level: 'error', process: 'worker', requestId: 'abc', code: '53100', msg: 'no room' },
    { time: iso, level: 'info', process: 'worker', msg: 'plain words' },
    // Not believed: an error that quotes a visitor begins as the visitor likes.
    { time: iso, level: 'error', process: 'worker', msg: '{"level":40,"msg":"somebody’s own words"}' },
  ])
    expect(records).toContainEqual(record)
  expect(told).toHaveLength(2)
  expect(told).toContainEqual(['worker: no room  requestId=abc  code=53100', 'error'])
})

test('what a child prints reaches log and terminal without control characters', async () => {
  await writeFile(
    join(folder, 'program.mjs'),
    `console.log('said \\x1b[31mred\\x1b[0m\\x07\\ttab')
     console.error('wrong\\x1b]0;title\\x07\\x9b2J words')
     process.on('SIGTERM', () => process.exit(0))
     process.send('ready')`,
  )
  supervised = await supervise(plan(), never)
  await supervised.stop()
  expect(reports).toEqual(['worker: wrong words'])
  const log = await readFile(join(folder, 'log'), 'utf8')
  const records = log.split('\n').flatMap((line) => (line ? [JSON.parse(line) as { msg: string }] : []))
  expect(records.map(({ msg }) => msg).toSorted()).toEqual(['said red\ttab', 'wrong words'])
  expect((await stat(join(folder, 'log'))).mode & 0o777).toBe(0o600)
})

test('a start that is broken off leaves nothing behind', async () => {
  const asked = new AbortController()
  const starting = supervise(
    plan({ isReady: (child, signal) => once(child, 'never', { signal }).then() }),
    asked.signal,
  )
  await waitUntil(() => pids().catch(() => null), 5000)
  const both = await pids()
  asked.abort()
  await expect(starting).rejects.toThrow()
  for (const pid of both) await waitUntil(() => isGone(pid), 5000)
})

test('when the supervisor itself is killed, its children end', async () => {
  const supervisor = `
    const { supervise } = await import(${JSON.stringify(import.meta.resolve('./child.ts'))})
    const { once } = await import('node:events')
    await supervise({
      name: 'worker',
      args: ['--import', ${JSON.stringify(import.meta.resolve('./end-with-parent.ts'))}, ${JSON.stringify(join(folder, 'program.mjs'))}],
      cwd: ${JSON.stringify(folder)},
      environment: { PIDS: ${JSON.stringify(join(folder, 'pids'))} },
      logFile: ${JSON.stringify(join(folder, 'log'))},
      isReady: (child) => once(child, 'message'),
      report: () => undefined,
    }, new AbortController().signal)
    console.log('started')`
  const process_ = spawn(process.execPath, ['--input-type=module', '--eval', supervisor], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(createInterface(process_.stdout), 'line')
  const both = await pids()
  process_.kill('SIGKILL')
  for (const pid of both) await waitUntil(() => isGone(pid), 5000)
})
