import { readFile } from 'node:fs/promises'

/**
 * The time, in nanoseconds, that the first thread of a process has run or has waited for a processor. It stands still
 * where the process is stopped or waits for something that does not come. null where nobody can tell: it is gone, or its
 * system is not Linux.
 */
export async function processActivity(pid: number): Promise<number | null> {
  const text = await readFile(`/proc/${pid}/schedstat`, 'utf8').catch(() => '')
  const [ran = 0, waited = 0] = text.split(' ').map(Number)
  return ran + waited || null
}
