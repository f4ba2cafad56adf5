import { childProcesses, killIfThere, processStart } from '../system/processes.ts'
import { LastingRefusal } from '../refusal.ts'
import { waitUntil } from '../system/steps.ts'
import { withClient } from './client.ts'
import { postmasterPid } from './cluster.ts'
import type { ClusterPlace } from './cluster-place.ts'

/** The first process of a PostgreSQL, which starts all others. */
export type Postmaster = { pid: number; isOver: () => boolean; over: Promise<void> }

const answerLimitMs = 2000

/** After kill -9 of the process that started it, a postmaster lives on: it is used as it is. */
export async function runningPostmaster(place: ClusterPlace, url: string): Promise<Postmaster | null> {
  const pid = await postmasterPid(place)
  const lives = async () => pid !== null && (await processStart(pid)) !== null
  if (!pid || !(await lives()) || (await answers(url)) !== 'yes') return null
  let ended = false
  const over = waitUntil(async () => !(await lives()), Number.POSITIVE_INFINITY, 200).then(
    () => void (ended = true),
  )
  return { pid, isOver: () => ended, over }
}

export async function stopPostmaster(postmaster: Postmaster | null): Promise<void> {
  if (!postmaster || postmaster.isOver()) return
  process.kill(postmaster.pid, 'SIGINT') // "fast": ends the sessions and writes everything out
  const hurry = setTimeout(() => postmaster.isOver() || process.kill(postmaster.pid, 'SIGQUIT'), 8000)
  await postmaster.over
  clearTimeout(hurry)
}

/**
 * Ends a postmaster that hangs and all that it has started: a session that hangs, too, would hold the memory that the next
 * one needs. What was committed is read from the log again.
 */
export async function killPostmaster({ pid, isOver }: Postmaster): Promise<void> {
  const sessions = await childProcesses(pid)
  if (isOver()) return
  for (const each of [pid, ...sessions]) killIfThere(each, 'SIGKILL')
}

/** Whether a database lets us in. Throws one line where it does not know our password. */
export async function answers(url: string): Promise<'yes' | 'refused'> {
  try {
    await connectOnce(url)
    return 'yes'
  } catch (error) {
    if ((error as { code?: string }).code === '28P01') {
      throw new LastingRefusal(
        'The database does not know our password: database.json in the data folder is of another one',
        { cause: error },
      )
    }
    return 'refused'
  }
}

/** Rejects where a new session gets no answer within 2 s. That there is no room for it is an answer. */
export async function askPostmaster(url: string): Promise<void> {
  await connectOnce(url).catch((error: { severity?: string }) => {
    if (!error.severity) throw error
  })
}

function connectOnce(url: string): Promise<void> {
  return withClient(url, async () => undefined, answerLimitMs)
}
