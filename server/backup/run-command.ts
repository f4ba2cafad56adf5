import { BackupFault } from './fault.ts'

/** Runs a command to its end; what went wrong is told in one line. */
export async function runCommand(failed: string, work: () => Promise<void>): Promise<never> {
  try {
    await work()
    process.exit(0)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    console.error(error instanceof BackupFault ? message : `${failed}: ${message}`)
    process.exit(1)
  }
}
