import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, renameSync, statSync } from 'node:fs'
import { backOff } from '../back-off.ts'

export type ChildPlan = {
  name: string
  /** Arguments of this same Node. */
  args: string[]
  cwd: string
  environment: Record<string, string>
  logFile: string
  /** Resolves when the child that was just started serves. */
  isReady: (child: ChildProcess, signal: AbortSignal) => Promise<void>
  report: (line: string) => void
}

export type Supervised = { stop: () => Promise<void>; hurry: () => void }

/** A child that ended before it was ready for the first time. */
export class ChildEnded extends Error {
  readonly exitCode: number | null
  constructor(name: string, exitCode: number | null, lastWords: string) {
    super(`${name} ended while starting (${exitCode ?? 'killed'})${lastWords && `:\n${lastWords}`}`)
    this.exitCode = exitCode
  }
}

const graceMs = 6000
const rememberedLines = 20
const largestLogBytes = 5 * 1024 * 1024

/**
 * Starts a child in a process group of its own, waits until it serves, and starts it again whenever it ends, with a
 * pause that grows. Whatever a child leaves running is ended with it.
 */
export async function supervise(plan: ChildPlan, signal: AbortSignal): Promise<Supervised> {
  let stopping = false
  const stopped = new AbortController()
  let running = start(plan)
  const startLimit = AbortSignal.any([signal, stopped.signal])
  await Promise.race([plan.isReady(running.child, startLimit), failed(running)]).catch(async (error) => {
    stopping = true
    await end(running)
    throw error
  })
  const kept = keepRunning()

  return {
    async stop() {
      stopping = true
      stopped.abort()
      await end(running)
      await kept
    },
    hurry: () => killGroup(running.child, 'SIGKILL'),
  }

  async function keepRunning(): Promise<void> {
    const delays = backOff()
    for (;;) {
      await running.over
      killGroup(running.child, 'SIGKILL')
      if (stopping) return
      plan.report(`${plan.name} ended (${endOf(running.child)}); starting it again`)
      await delays.wait(stopped.signal)
      if (stopping) return
      running = start(plan)
    }
  }

  async function failed(candidate: Running): Promise<never> {
    await candidate.over
    throw new ChildEnded(plan.name, candidate.child.exitCode, candidate.lastWords())
  }
}

type Running = { child: ChildProcess; over: Promise<unknown>; lastWords: () => string }

function start({ name, args, cwd, environment, logFile, report }: ChildPlan): Running {
  const log = openLog(logFile)
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...environment },
    detached: true,
    stdio: ['ignore', log, 'pipe', 'ipc'],
  })
  closeSync(log)
  const words: string[] = []
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    const lines = text.split('\n').filter((line) => line.trim())
    words.push(...lines)
    words.splice(0, words.length - rememberedLines)
    for (const line of lines) report(`${name}: ${line}`)
  })
  return { child, over: once(child, 'exit'), lastWords: () => words.join('\n') }
}

async function end({ child, over }: Running): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill('SIGTERM')
    const late = setTimeout(() => killGroup(child, 'SIGKILL'), graceMs)
    await over
    clearTimeout(late)
  }
  killGroup(child, 'SIGKILL')
}

function killGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (!pid) return
  try {
    process.kill(-pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function endOf({ exitCode, signalCode }: ChildProcess): string {
  return signalCode ?? `exit code ${exitCode}`
}

/** The last log is kept beside a new one when it has grown large. */
function openLog(path: string): number {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  if (size > largestLogBytes) renameSync(path, `${path}.1`)
  return openSync(path, 'a', 0o600)
}
