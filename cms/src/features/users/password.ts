import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Pool, PoolClient } from 'pg'
import { sql } from 'drizzle-orm'
import type {
  Access,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
  CollectionAfterChangeHook,
} from 'payload'
import { roleOf } from '../../access/roles.ts'
import { bodyOf } from '../../panel/admin-endpoint.ts'
import { problem } from '../../panel/labels.ts'
import { rejection } from '../../panel/errors.ts'
import { configuration } from '../../platform/configuration.ts'
import { databaseOf } from '../../platform/database/transaction.ts'
import { asidePool } from '../../platform/database/pool.ts'
import { limitsOn } from '../../platform/rate-limits.ts'
import { recordAudit } from '../audit/audit.ts'
import {
  longestPassword,
  passwordFault,
  shortestPassword,
  type PasswordFault,
} from '@cyberluach/core/sign-in/passwords'
import { addPasswordWarning } from '../notices/warnings/add-warning.ts'

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

const path = 'currentPassword'

/** What decides who gets in, and where its person is warned. */
const decisive = ['username', 'role', 'email'] as const

type Change = Partial<Record<(typeof decisive)[number] | 'password' | typeof path, unknown>>

/**
 * Whoever sets a password, their own or somebody else's, and whoever adds an account or changes its name, role or address,
 * types their own password with it: an open screen, or a session that was stolen, makes no account its thief's. It is
 * read here and handed on to nobody. What the system does by itself, as the command line, has nobody to ask.
 */
export const requireCurrentPassword: CollectionBeforeValidateHook<Change & { id: string }> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const { [path]: given, ...change } = data ?? {}
  if (req.user && (operation === 'create' || isDecisive(change, originalDoc ?? {}))) {
    await requireProof(req, given)
    if (isNewPassword(change)) await takeTurnOf(req, originalDoc?.username)
  }
  return change as typeof data
}

/** Removing accounts asks for it too, in the body, and once for all that one call removes. */
export const requirePasswordToRemove: CollectionBeforeOperationHook = async ({ operation, req }) => {
  if (operation !== 'delete' || roleOf(req.user) !== 'admin') return
  await requireProof(req, (await bodyOf(req))[path])
  req.context[proven] = true
}

const proven = 'hasGivenCurrentPassword'

/** While a page is made nobody has: Payload's own buttons, which ask for no password, are shown to nobody. */
export const provenAdmins: Access = ({ req }) => roleOf(req.user) === 'admin' && req.context[proven] === true

function isDecisive(change: Change, before: Change): boolean {
  return (
    isNewPassword(change) || decisive.some((name) => name in change && !isSame(change[name], before[name]))
  )
}

function isNewPassword({ password }: Change): boolean {
  return typeof password === 'string' && password !== ''
}

function isSame(one: unknown, other: unknown): boolean {
  return (one ?? null) === (other ?? null)
}

/** Tries count as those of codes do, before they are looked at, and whatever becomes of the change. */
async function requireProof(req: PayloadRequest, given: unknown): Promise<void> {
  const { id, username } = req.user as { id: unknown; username?: unknown }
  const person = String(username)
  if (typeof given !== 'string' || given === '') throw fault(req, 'currentPasswordEmpty', 400)
  const limits = limitsOn(asidePool(), configuration())
  if ((await limits.take('proofs', person)) !== null) throw fault(req, 'currentPasswordTooMany', 429)
  if (!(await isOwnPassword(req, String(id), given))) {
    await recordAudit(asidePool(), { action: 'proofFailed', username: person, subject: String(id) })
    throw fault(req, 'currentPasswordWrong', 403)
  }
  await limits.forget('proofs', person)
}

/**
 * Looked at without holding anybody up. Then such changes happen one after the other, in every process: of two with the
 * same password, the second finds that it is none any more.
 */
async function isOwnPassword(req: PayloadRequest, id: string, given: string): Promise<boolean> {
  const database = await databaseOf(req)
  const read = () =>
    database.execute<Stored>(
      sql`select hash, salt from users where id = ${id}::uuid and hash is not null and salt is not null`,
    )
  const before = (await read()).rows[0]
  if (!before || !(await isStoredPassword(before, given))) return false
  await database.execute(sql`select pg_advisory_xact_lock(hashtextextended('accounts', 0))`)
  return (await read()).rows[0]?.hash === before.hash
}

/** A sign-in with the former password, under way at this moment, is through before, and ended with the others. */
async function takeTurnOf(req: PayloadRequest, username: unknown): Promise<void> {
  const database = await databaseOf(req)
  await database.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in:${username}`}, 0))`)
}

type Problem = 'currentPasswordEmpty' | 'currentPasswordWrong' | 'currentPasswordTooMany'

function fault(req: PayloadRequest, name: Problem, status: number) {
  const message = problem(req, name)
  return rejection(message, status, [{ path, message }])
}

const problems = {
  short: 'passwordShort',
  long: 'passwordLong',
  repeated: 'passwordRepeated',
  username: 'passwordUsername',
  common: 'passwordCommon',
} as const satisfies Record<PasswordFault, string>

/** A password is kept only where it is not soon guessed, whoever sets it and for whom. */
export const requireStrongPassword: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const password: unknown = data?.password
  if (typeof password !== 'string' || password === '') return data
  const username = String(data?.username ?? originalDoc?.username ?? '')
  // Large: loaded by those only who need it.
  const { isCommonPassword } = await import('@cyberluach/core/sign-in/common-passwords')
  const fault = passwordFault(password, username, isCommonPassword)
  if (!fault) return data
  const n = String(fault === 'long' ? longestPassword : shortestPassword)
  const message = problem(req, problems[fault], { n })
  throw rejection(message, 400, [{ path: 'password', message }])
}

/**
 * With a new password every other session of its account ends, and its person is told. Payload takes them out of its own
 * list as it was before the change: here goes what has come since, and what a change at the same moment would put back.
 */
export const endOthersOnPassword: CollectionAfterChangeHook = async ({ doc, operation, context, req }) => {
  if (operation !== 'update' || context.hasNewPassword !== true) return
  const { id: actor, _sid: session } = (req.user ?? {}) as { id?: unknown; _sid?: unknown }
  const isOwn = String(actor) === String(doc.id)
  const kept = isOwn && typeof session === 'string' ? session : null
  const database = await databaseOf(req)
  await database.execute(
    sql`delete from session_activity where user_id = ${doc.id}::uuid and session_id is distinct from ${kept}::text`,
  )
  await database.execute(
    sql`delete from users_sessions where _parent_id = ${doc.id}::uuid and id is distinct from ${kept}::text`,
  )
  await addPasswordWarning(req, String(doc.id), isOwn)
}
