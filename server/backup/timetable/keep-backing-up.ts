import type { ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { projectFolder, type Config } from '../../config.ts'
import { withClient } from '../../database/client.ts'
import { endChild, startChild, type Running } from '../../supervisor/child.ts'
import { createRotatingLog } from '../../log/rotating-log.ts'
import { pauseUnless } from '../../system/steps.ts'
import { record } from '../record.ts'
import { untilDue } from './scheduled-backup.ts'

type BackupContext = {
  config: Pick<Config, 'backupEvery' | 'backupFolder' | 'backupPassphrase'>
  /** Of the database itself, past a pooler. */
  url: string
  environment: Record<string, string>
  logFolder: string
  report: (line: string) => void
  pauses?: Pauses
}

type Pauses = {
  /** How long nothing is begun after a backup, whatever became of it: at least, and after many failures. */
  quietMs: number
  longestQuietMs: number
  /** Somebody else may have made one meanwhile, and clocks are moved: when it is looked again at the latest. */
  lookMs: number
}

const program = fileURLToPath(new URL('./scheduled-command.ts', import.meta.url))
const endWithParent = new URL('../../supervisor/end-with-parent.ts', import.meta.url).href
const minute = 60_000
const usualPauses: Pauses = { quietMs: minute, longestQuietMs: 60 * minute, lookMs: 10 * minute }
/** A backup that takes longer hangs: on a disk of another machine that is away, for one. */
const shortestLimitMs = 60 * minute

/** Makes the backups of the timetable, each in a process of its own that gives way to visitors, until `stop`. */
export function keepBackingUp({ config, url, environment, logFolder, report, pauses = usualPauses }: BackupContext) {
  const every = config.backupEvery
  const { quietMs, longestQuietMs, lookMs } = pauses
  const stopping = new AbortController()
  const log = createRotatingLog(join(logFolder, 'backup.log'))
  let running: Running | null = null
  const loop = keep()

  return {
    async stop() {
      stopping.abort()
      if (running) await endChild(running)
      await loop
      await log.close()
    },
    hurry: () => void running?.child.kill('SIGKILL'),
  }

  async function keep(): Promise<void> {
    let failures = 0
    while (!stopping.signal.aborted) {
      const left = await untilNext()
      await pauseUnless(stopping.signal, Math.min(left ?? quietMs, lookMs))
      if (left === null || left > lookMs || stopping.signal.aborted) continue
      failures = (await runOnce().catch(notStarted)) ? 0 : failures + 1
      // The pause that the database knows of is as long, unless it could not note the failure.
      await pauseUnless(stopping.signal, Math.min(quietMs * 2 ** Math.max(0, failures - 1), longestQuietMs))
    }
  }

  /** Null while the database is away, which others tell: there is nothing to back up then. */
  function untilNext(): Promise<number | null> {
    return withClient(url, (client) => untilDue(client, every)).catch(() => null)
  }

  async function runOnce(): Promise<boolean> {
    const begun = performance.now()
    const plan = {
      name: 'backup',
      args: ['--import', endWithParent, program],
      cwd: projectFolder,
      environment,
      isBehindVisitors: true,
      report,
    }
    running = startChild(plan, log)
    const hanging = setTimeout(() => running?.child.kill('SIGKILL'), Math.max(every, shortestLimitMs))
    await running.over
    clearTimeout(hanging)
    const { child } = running
    running = null
    if (child.signalCode && !stopping.signal.aborted) await noteKilled(child, performance.now() - begun)
    return child.exitCode === 0
  }

  /** The system has no process left to give. */
  function notStarted(error: Error): false {
    report(`The backup could not be started: ${error.message}`)
    running = null
    return false
  }

  /** One that fails notes that itself; one that is killed cannot. */
  async function noteKilled({ signalCode }: ChildProcess, milliseconds: number): Promise<void> {
    report(`The backup was killed (${signalCode}); it is made again`)
    const { backupFolder: file, backupPassphrase } = config
    const attempt = {
      madeBy: 'timetable',
      milliseconds,
      file,
      isEncrypted: backupPassphrase !== null,
    } as const
    await record(url, attempt, { fault: 'killed', words: `killed (${signalCode})` }).catch((error: Error) =>
      report(`This could not be noted in the database: ${error.message}`),
    )
  }
}
