import { readdir, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'

/** So long, in days, the data that was moved to a newer PostgreSQL stays beside it. */
export const keptDays = 30

export type KeptCluster = { folder: string; major: number; until: Date }

const dayMs = 24 * 60 * 60_000

/** The name under which the cluster of an older major is kept, from now on. */
export async function keptName(folder: string, major: number, now = new Date()): Promise<string> {
  const name = `${folder}-${major}.kept-${now.toISOString().slice(0, 10)}`
  const taken = new Set(await readdir(dirname(folder)))
  for (let number = 1; ; number += 1) {
    const free = number === 1 ? name : `${name}-${number}`
    if (!taken.has(basename(free))) return free
  }
}

/** The clusters of older majors beside the one of a folder. */
export async function keptClusters(folder: string): Promise<KeptCluster[]> {
  const pattern = new RegExp(`^${basename(folder)}-(\\d+)\\.kept-(\\d{4}-\\d\\d-\\d\\d)(-\\d+)?$`)
  const names = await readdir(dirname(folder))
  return names.flatMap((name) => {
    const [, major, day] = pattern.exec(name) ?? []
    if (!major || !day) return []
    const until = new Date(Date.parse(day) + keptDays * dayMs)
    return [{ folder: join(dirname(folder), name), major: Number(major), until }]
  })
}

/**
 * Removes those whose time is over: what erased their data from the calendar did not erase it there. Only to be called
 * when the product runs on what the data was moved to.
 */
export async function removeOutdated(folder: string, now = new Date()): Promise<void> {
  for (const kept of await keptClusters(folder))
    if (kept.until <= now) await rm(kept.folder, { recursive: true })
}
