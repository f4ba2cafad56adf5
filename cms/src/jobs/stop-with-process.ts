import { setTimeout as wait } from 'node:timers/promises'
import type { RunningJobs } from './start-jobs.ts'

/** The supervisor ends what has not ended 6 s after it was asked to. */
const patience = 4_500

/**
 * When the process is asked to end, the jobs stop too. Next ends it as soon as its requests are answered: a mail that
 * is just going out gets the seconds that it needs, since half a sending may become two.
 */
export function stopWithProcess(jobs: RunningJobs): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, hold)

  function hold(): void {
    const exit = process.exit.bind(process)
    const stopped = Promise.race([jobs.stop(), wait(patience)]).catch(() => undefined)
    process.exit = ((code) => void stopped.then(() => exit(code))) as typeof process.exit
  }
}
