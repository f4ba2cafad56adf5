import { setTimeout as pause } from 'node:timers/promises'
import type { Part } from './ages.ts'
import type { SmallDisk } from './small-disk.ts'
import type { Subject } from './subject.ts'
import type { Trouble } from './trouble.ts'

const hourMs = 3_600_000
/** Every so many troubles one that takes longer; the others are kills of an edge, a cms or the database. */
const rareEvery = 12
const quickKills: Part[] = ['edge', 'postgres', 'edge', 'cms', 'edge', 'postgres']
const betweenMs = [1_500, 4_000] as const
const awayMs = [2_000, 20_000] as const
const longAwayMs = 60_000
const fullMs = 6_000

/** Makes one trouble after the other until `end`, each noted; which and how long is left to chance. */
export async function makeTroubles(
  subject: Subject,
  disk: SmallDisk | null,
  end: number,
  random: () => number = Math.random,
): Promise<Trouble[]> {
  const troubles: Trouble[] = []
  const between = ([least, most]: readonly [number, number]) => least + random() * (most - least)
  const note = async (what: string, kills: number, make: () => Promise<unknown>) => {
    const from = Date.now()
    const made = await make()
    if (made !== false) troubles.push({ what, from, to: Date.now(), kills })
  }
  const rare: (() => Promise<void>)[] = [
    () => note('database stopped for a while', 0, () => away(Math.min(between(awayMs), end - Date.now()))),
    () =>
      note('supervisor killed, started with its clock an hour ahead', 1, () =>
        subject.startAgain(new Date(Date.now() + hourMs).toISOString()),
      ),
    ...(disk ? [() => note('disk full', 0, () => full(disk))] : []),
    () => note('supervisor killed, started with the right clock', 1, () => subject.startAgain()),
    () =>
      note('database stopped for up to a minute', 0, () =>
        away(Math.min(longAwayMs, (end - Date.now()) / 4)),
      ),
  ]
  for (let index = 1; Date.now() < end; index += 1) {
    if (index % rareEvery === 0) await rare[(index / rareEvery - 1) % rare.length]?.()
    else {
      const part = quickKills[Math.floor(random() * quickKills.length)] ?? 'edge'
      await note(`${part} killed`, 1, () => subject.kill(part))
    }
    await pause(between(betweenMs))
  }
  return troubles

  /** Nothing of PostgreSQL runs, though every connection stays. */
  async function away(ms: number): Promise<void> {
    const pids = subject.pidsOf('postgres')
    signal(pids, 'SIGSTOP')
    await pause(Math.max(1_000, ms))
    signal(pids, 'SIGCONT')
  }
}

async function full(disk: SmallDisk): Promise<void> {
  await disk.fill()
  await pause(fullMs)
  await disk.empty()
}

function signal(pids: number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}
