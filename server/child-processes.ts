import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

/** The processes that a process has started and that are still there, stopped ones too. */
export async function childProcesses(parent: number): Promise<number[]> {
  const all = process.platform === 'linux' ? await parentsByProc() : await parentsByPs()
  return all.filter(([, its]) => its === parent).map(([pid]) => pid)
}

type WithParent = [pid: number, parent: number]

async function parentsByProc(): Promise<WithParent[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  return Promise.all(
    pids.map(async (pid): Promise<WithParent> => {
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '') // it ended meanwhile
      return [Number(pid), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])]
    }),
  )
}

async function parentsByPs(): Promise<WithParent[]> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid='])
  return stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number) as WithParent)
}
