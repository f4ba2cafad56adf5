import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Pool, PoolClient } from 'pg'

const hash = promisify(pbkdf2)

/** How Payload marks what it hashed in this way, and the cost of that. */
const mark = 'pbkdf2-sha256-v1:'
const iterations = 600_000
const bytes = 32

const nobody = { hash: mark + randomBytes(bytes).toString('hex'), salt: randomBytes(bytes).toString('hex') }

/**
 * Whether this is the password of that name. A name that nobody has costs the same work. What Payload hashed in another
 * way is left to its own check, and passes here.
 */
export async function mayBePassword(pool: Pool, username: string, password: string): Promise<boolean> {
  return (await compared(await storedOf(pool, username), password)) !== 'wrong'
}

/** Whether this is the password of that name, where no other check follows. */
export async function isPassword(
  database: Pool | PoolClient,
  username: string,
  password: string,
): Promise<boolean> {
  return (await compared(await storedOf(database, username), password)) === 'right'
}

/** A password as it is stored. */
export type Stored = { hash: string; salt: string }

/** Whether this is the password that is stored so, where no other check follows. */
export async function isStoredPassword(stored: Stored, password: string): Promise<boolean> {
  return (await compared(stored, password)) === 'right'
}

async function storedOf(database: Pool | PoolClient, username: string): Promise<Stored> {
  const { rows } = await database.query<Stored>(
    'select hash, salt from users where username = $1 and hash is not null and salt is not null',
    [username],
  )
  return rows[0] ?? nobody
}

async function compared(
  { hash: known, salt }: Stored,
  password: string,
): Promise<'right' | 'wrong' | 'unknown'> {
  const made = await hash(password, salt, iterations, bytes, 'sha256')
  if (!known.startsWith(mark)) return 'unknown'
  const stored = Buffer.from(known.slice(mark.length), 'hex')
  return stored.length === made.length && timingSafeEqual(stored, made) ? 'right' : 'wrong'
}
