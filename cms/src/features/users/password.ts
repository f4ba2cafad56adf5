import { pbkdf2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import type { Pool, PoolClient } from 'pg'
import type {
  Access,
  CollectionBeforeOperationHook,
  CollectionBeforeValidateHook,
  PayloadRequest,
  CollectionAfterChangeHook,
} from 'payload'
import { roleOf, sessionIdOf } from '../../access/roles.ts'
import { bodyOf } from '../../panel/panel-endpoint.ts'
import { problem } from '../../panel/labels.ts'
import { rejection } from '../../panel/errors.ts'
import { configuration } from '../../platform/configuration.ts'
import { clientOf } from '../../platform/database/transaction.ts'
import { asidePool } from '../../platform/database/pool.ts'
import { limitsOn } from '../../platform/rate-limits.ts'
import { recordAudit } from '../audit/audit.ts'
import {
  longestPassword,
  passwordError,
  shortestPassword,
  type PasswordError,
} from '@cyberluach/core/sign-in/passwords'
import { addPasswordWarning } from '../notices/warnings/add-warning.ts'
import { lockSignIn, endOtherSessions } from './sessions.ts'

const hash = promisify(pbkdf2)

/** How Payload marks what it hashed in this way, and the cost of that. */
const mark = 'pbkdf2-sha256-v1:'
const iterations = 600_000
const bytes = 32

const dummy = { hash: mark + randomBytes(bytes).toString('hex'), salt: randomBytes(bytes).toString('hex') }

/**
 * Whether this is the password of that name. A name without an account costs the same work. What Payload hashed in another
 * way is left to its own check, and passes here.
 */
export async function mayBePassword(pool: Pool, username: string, password: string): Promise<boolean> {
  return (await compared(await storedOf(pool, username), password)) !== 'wrong'
}

/** Whether this is the password of that name, where no other check follows. */
export async function isPassword(database: Pool | PoolClient, username: string, password: string): Promise<boolean> {
  return (await compared(await storedOf(database, username), password)) === 'right'
}

type Stored = { hash: string; salt: string }

async function storedOf(database: Pool | PoolClient, username: string): Promise<Stored> {
  const { rows } = await database.query<Stored>(
    'select hash, salt from users where username = $1 and hash is not null and salt is not null',
    [username],
  )
  return rows[0] ?? dummy
}

async function compared({ hash: known, salt }: Stored, password: string): Promise<'right' | 'wrong' | 'unknown'> {
  const made = await hash(password, salt, iterations, bytes, 'sha256')
  if (!known.startsWith(mark)) return 'unknown'
  const stored = Buffer.from(known.slice(mark.length), 'hex')
  return stored.length === made.length && timingSafeEqual(stored, made) ? 'right' : 'wrong'
}

const path = 'currentPassword'

/** What decides who gets in, and where its person is warned. */
const sensitive = ['username', 'role', 'email'] as const

type Change = Partial<Record<(typeof sensitive)[number] | 'password' | typeof path, unknown>>

/**
 * Whoever sets a password, their own or somebody else's, and whoever adds an account or changes its name, role or address,
 * types their own password with it: an open screen, or a session that was stolen, makes no account its thief's. It is
 * read here and not passed on. What the system does by itself, as the command line, is not asked for it.
 */
export const requireCurrentPassword: CollectionBeforeValidateHook<Change & { id: string }> = async ({
  data,
  originalDoc,
  operation,
  req,
}) => {
  const { [path]: typed, ...change } = data ?? {}
  if (req.user && (operation === 'create' || isSensitive(change, originalDoc ?? {}))) {
    await requireProof(req, typed)
    // A sign-in with the former password, under way at this moment, is through before, and ended with the others.
    if (isNewPassword(change)) await lockSignIn(await clientOf(req), String(originalDoc?.username))
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

/** False while a page is rendered: Payload's own buttons, which ask for no password, are never shown. */
export const provenAdmins: Access = ({ req }) => roleOf(req.user) === 'admin' && req.context[proven] === true

function isSensitive(change: Change, before: Change): boolean {
  return isNewPassword(change) || sensitive.some((name) => name in change && !isSame(change[name], before[name]))
}

function isNewPassword({ password }: Change): boolean {
  return typeof password === 'string' && password !== ''
}

function isSame(one: unknown, other: unknown): boolean {
  return (one ?? null) === (other ?? null)
}

/** Tries count as those of codes do, before they are looked at, and whatever becomes of the change. */
async function requireProof(req: PayloadRequest, typed: unknown): Promise<void> {
  const person = String(req.user?.username)
  const id = String(req.user?.id)
  if (typeof typed !== 'string' || typed === '') throw proofError(req, 'currentPasswordEmpty', 400)
  const limits = limitsOn(asidePool(), configuration())
  if ((await limits.take('proofs', person)) !== null) throw proofError(req, 'currentPasswordTooMany', 429)
  if (!(await isOwnPassword(req, id, typed))) {
    await recordAudit(asidePool(), { action: 'proofFailed', username: person, subject: id })
    throw proofError(req, 'currentPasswordWrong', 403)
  }
  await limits.forget('proofs', person)
}

/**
 * Looked at without holding anybody up. Then such changes happen one after the other, in every process: of two with the
 * same password, the second finds that it is none any more.
 */
async function isOwnPassword(req: PayloadRequest, id: string, typed: string): Promise<boolean> {
  const client = await clientOf(req)
  const read = async () => {
    const stored = 'select hash, salt from users where id = $1 and hash is not null and salt is not null'
    return (await client.query<Stored>(stored, [id])).rows[0]
  }
  const before = await read()
  if (!before || (await compared(before, typed)) !== 'right') return false
  await client.query(`select pg_advisory_xact_lock(hashtextextended('accounts', 0))`)
  return (await read())?.hash === before.hash
}

type Problem = 'currentPasswordEmpty' | 'currentPasswordWrong' | 'currentPasswordTooMany'

function proofError(req: PayloadRequest, name: Problem, status: number) {
  const message = problem(req, name)
  return rejection(message, status, [{ path, message }])
}

const problems = {
  short: 'passwordShort',
  long: 'passwordLong',
  repeated: 'passwordRepeated',
  username: 'passwordUsername',
  common: 'passwordCommon',
} as const satisfies Record<PasswordError, string>

/** Rejects a password that is soon guessed, whoever sets it and for whom. */
export const requireStrongPassword: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const password: unknown = data?.password
  if (typeof password !== 'string' || password === '') return data
  const username = String(data?.username ?? originalDoc?.username ?? '')
  // Large: loaded by those only who need it.
  const { isCommonPassword } = await import('@cyberluach/core/sign-in/common-passwords')
  const error = passwordError(password, username, isCommonPassword)
  if (!error) return data
  const n = String(error === 'long' ? longestPassword : shortestPassword)
  const message = problem(req, problems[error], { n })
  throw rejection(message, 400, [{ path: 'password', message }])
}

/**
 * With a new password every other session of its account ends, and its person is told. Payload takes them out of its own
 * list as it was before the change: here goes what has come since, and what a change at the same moment would put back.
 */
export const endOthersOnPassword: CollectionAfterChangeHook = async ({ doc, operation, context, req }) => {
  if (operation !== 'update' || context.hasNewPassword !== true) return
  const isOwn = String(req.user?.id) === String(doc.id)
  const except = isOwn ? sessionIdOf(req.user) : null
  await endOtherSessions(await clientOf(req), String(doc.id), except)
  await addPasswordWarning(req, String(doc.id), isOwn)
}
