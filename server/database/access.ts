import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { z } from 'zod'
import { readIfThere, writePrivate } from '../private-file.ts'
import { LastingRefusal } from '../refusal.ts'
import { isInitialised } from './cluster.ts'
import type { ClusterPlace } from './cluster-place.ts'

/**
 * The embedded database's passwords, and the port that it had last. `password` is the superuser's, whom only the start
 * and the commands beside it speak for; `ownerPassword` that of the role that the product is, none yet before its first
 * start with this program.
 */
export type Access = z.infer<typeof accessSchema>

const password = z.string().regex(/^[0-9a-f]+$/)
const accessSchema = z.object({
  password,
  ownerPassword: password.optional(),
  port: z.int().min(0).max(65_535),
})

export const accessFile = (dataFolder: string): string => join(dataFolder, 'database.json')

/** What the data folder keeps of it, or null where it keeps nothing; throws one line where that is not ours. */
export async function keptAccess(dataFolder: string): Promise<Access | null> {
  const path = accessFile(dataFolder)
  const kept = await readIfThere(path)
  if (kept === null) return null
  const access = accessSchema.safeParse(parsed(kept))
  if (!access.success) throw unreadable(path, 'is not what was written there', dataFolder)
  return access.data
}

/** For a new database; throws where there is one already, which nothing new would open. */
export async function newAccess(dataFolder: string, place: ClusterPlace): Promise<Access> {
  if (await isInitialised(place)) {
    const both = place.movedAside ? `${dataFolder} and ${place.folder}` : dataFolder
    throw unreadable(accessFile(dataFolder), 'is missing', both)
  }
  const access = { password: newPassword(), port: 0 }
  await keepAccess(dataFolder, access)
  return access
}

export function newPassword(): string {
  return randomBytes(24).toString('hex')
}

export function keepAccess(dataFolder: string, access: Access): Promise<void> {
  return writePrivate(accessFile(dataFolder), JSON.stringify(access))
}

function unreadable(path: string, fault: string, folders: string): Error {
  return new LastingRefusal(
    `${path} ${fault}: restore it from a backup, or move ${folders} aside to begin anew`,
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
