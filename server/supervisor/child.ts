import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { backOff } from '../system/steps.ts'
import { behindVisitors, killIfThere } from '../system/processes.ts'
import { wordsOf, type LogRecord } from '../log/record.ts'
import { keepChecking } from './health.ts'
import { takeOutput } from './output.ts'
import { createRotatingLog, type RotatingLog } from '../log/rotating-log.ts'

export const areYouAlive = 'alive?'
export const alive = 'alive'

/**
 * Asks a child by its channel. What a child that is busy with visitors answers late by HTTP it still answers here, and
 * workers that share one port are asked one by one.
 */
async function askChild(child: ChildProcess, limit: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const hear = (message: unknown) => void (message === alive && resolve())
  child.on('message', hear)
  limit.addEventListener('abort', () => resolve(), { once: true })
  try {
    if (child.connected) child.send(areYouAlive, () => undefined) // one that cannot be asked gives no answer either
    await promise
    limit.throwIfAborted()
  } finally {
    child.off('message', hear)
  }
}

/** Takes a line for whoever runs the product, and where a child said it, what it said. */
export type Report = (line: string, record?: LogRecord) => void

/** A process of this same Node. */
type ProcessPlan = {
  name: string
  args: string[]
  cwd: string
  environment: Record<string, string>
  /** What else has to know each process that is started. */
  onStart?: (child: ChildProcess) => void
  /** Whether it gives way to the process that answers visitors. */
  isBehindVisitors?: boolean
  report: Report
}

export type ChildPlan = ProcessPlan & {
  logFile: string
  /** Resolves when the child that was just started serves. */
  isReady: (child: ChildProcess, signal: AbortSignal) => Promise<void>
  /** Whether it loads `answer-supervisor.ts`: it is asked then, and ended where it does not answer. */
  answersSupervisor?: boolean
  /** How often, in milliseconds, where it is not as usual. */
  askEveryMs?: number
}

export type Supervised = { stop: () => Promise<void>; hurry: () => void }

/** A child that ended before it was ready for the first time. */
class ChildEnded extends Error {
  readonly exitCode: number | null
  constructor(name: string, exitCode: number | null, lastWords: string) {
    super(`${name} ended while starting (${exitCode ?? 'killed'})${lastWords && `:\n${lastWords}`}`)
    this.exitCode = exitCode
  }
}

const graceMs = 6000
const restartLimitMs = 180_000
/** Whatever a child started may hold its output open after it. */
const lastOutputMs = 1000

/**
 * Starts a child in a process group of its own, waits until it serves, and starts it again whenever it ends, with a
 * pause that grows. Whatever a child leaves running is ended with it.
 */
export async function supervise(plan: ChildPlan, signal: AbortSignal): Promise<Supervised> {
  let stopping = false
  const stopped = new AbortController()
  const log = createRotatingLog(plan.logFile)
  let running = startChild(plan, log)
  const startLimit = AbortSignal.any([signal, stopped.signal])
  await Promise.race([plan.isReady(running.child, startLimit), failed(running)]).catch(async (error) => {
    stopping = true
    await endChild(running)
    await log.close()
    throw error
  })
  const loop = keepRunning()
  watch(running)

  return {
    async stop() {
      stopping = true
      stopped.abort()
      await endChild(running)
      await loop
      await log.close()
    },
    hurry: () => killGroup(running.child, 'SIGKILL'),
  }

  async function keepRunning(): Promise<void> {
    const delays = backOff()
    for (;;) {
      const error = await errorOf(running)
      killGroup(running.child, 'SIGKILL')
      if (stopping) return
      plan.report(
        error
          ? `${plan.name} could not be started (${error.message}); trying again`
          : `${plan.name} ended (${endOf(running.child)}); starting it again`,
      )
      await delays.wait(stopped.signal)
      if (stopping) return
      running = startChild(plan, log)
      void watchWhenReady(running)
    }
  }

  async function watchWhenReady(started: Running): Promise<void> {
    if (!plan.answersSupervisor) return
    const limit = AbortSignal.any([stopped.signal, AbortSignal.timeout(restartLimitMs)])
    const ready = plan.isReady(started.child, limit).then(
      () => 'yes',
      () => 'no',
    )
    const isReady = await Promise.race([ready, errorOf(started)])
    if (stopping || hasEnded(started.child)) return
    if (isReady === 'yes') return watch(started)
    plan.report(`${plan.name} did not become ready: ending it`)
    killGroup(started.child, 'SIGKILL')
  }

  function watch({ child, over }: Running): void {
    if (!plan.answersSupervisor) return
    const ask = (limit: AbortSignal) => askChild(child, limit)
    const leave = keepChecking({ pid: child.pid ?? 0, ask, everyMs: plan.askEveryMs }, (missed) => {
      if (hasEnded(child)) return
      plan.report(`${plan.name} gave no answer ${missed} times in a row: ending it`)
      killGroup(child, 'SIGKILL')
    })
    void over.then(leave)
  }

  async function failed(candidate: Running): Promise<never> {
    await candidate.over
    await lastOutput(candidate)
    throw new ChildEnded(plan.name, candidate.child.exitCode, candidate.output.lastWords())
  }
}

/** `over` resolves when the child has ended, and rejects where the system could not start it. */
export type Running = { child: ChildProcess; over: Promise<unknown>; output: ReturnType<typeof takeOutput> }

/** Waits until a child is over: why it was not started, or null where it was. */
function errorOf({ over }: Running): Promise<Error | null> {
  return over.then(
    () => null,
    (error: Error) => error,
  )
}

/** Starts a child in a process group of its own. */
export function startChild(plan: ProcessPlan, log: RotatingLog): Running {
  const { name, args, cwd, environment, report } = plan
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...environment },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  if (plan.isBehindVisitors) behindVisitors(child)
  plan.onStart?.(child)
  const output = takeOutput(child, name, log, (record) => report(`${name}: ${wordsOf(record)}`, record))
  return { child, over: once(child, 'exit'), output }
}

async function lastOutput({ output }: Running): Promise<void> {
  await Promise.race([output.over, pause(lastOutputMs, undefined, { ref: false })])
}

/** Ends a child and whatever it left running: by asking at first. */
export async function endChild(running: Running): Promise<void> {
  const { child } = running
  if (!hasEnded(child)) {
    child.kill('SIGTERM')
    const late = setTimeout(() => killGroup(child, 'SIGKILL'), graceMs)
    await errorOf(running)
    clearTimeout(late)
  }
  killGroup(child, 'SIGKILL')
  await lastOutput(running)
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

function killGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid) killIfThere(-pid, signal)
}

function endOf({ exitCode, signalCode }: ChildProcess): string {
  return signalCode ?? `exit code ${exitCode}`
}
