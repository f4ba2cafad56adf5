import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { SystemUser } from './postgres-user.ts'

/** Whether `user` can pass through every folder above `path`, and read `path` itself as a folder. */
export async function isReachable(path: string, user: SystemUser): Promise<boolean> {
  for (let folder = path; ; folder = dirname(folder)) {
    if (!(await mayPass(folder, user))) return false
    if (folder === dirname(folder)) return true
  }
}

async function mayPass(folder: string, { uid, gid }: SystemUser): Promise<boolean> {
  const status = await stat(folder)
  if (status.uid === uid) return (status.mode & 0o100) !== 0
  if (status.gid === gid) return (status.mode & 0o010) !== 0
  return (status.mode & 0o001) !== 0
}
