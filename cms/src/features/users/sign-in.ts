import { recordAudit, type AuditEntry } from '../audit/audit.ts'
import { refused, type Refusal } from '../../platform/http/outcome.ts'
import type { Services, SignedInUser, RequestContext } from '../../platform/services.ts'
import { createGate } from '../../platform/gate.ts'
import { type Payload, jwtSign } from 'payload'
import type { PoolClient } from 'pg'
import { roles } from '../../access/roles.ts'
import { databasePool } from '../../platform/database/pool.ts'
import { inPayloadTransaction } from '../../platform/database/transaction.ts'
import { endSession, type SigningIn, claimsOf, startSession, type SignInWay, lockSignIn } from './sessions.ts'
import { mayBePassword } from './password.ts'
import { createChallenge, type Asks, type Challenged } from './second-factor/challenge.ts'
import { factorOf } from './second-factor/factors.ts'
import { randomUUID } from 'node:crypto'
import { addSignInWarning } from '../notices/warnings/add-warning.ts'
import { longestSession } from './cookies.ts'
import { clientRange } from '@cyberluach/core/site/requests'
import { logger } from '../../platform/logger.ts'

/** Where an attempt comes from: its address, and the known device where the browser is one. */
export type Origin = { from: string; device: string | null }

type Outcome = SignIn | Refusal

/**
 * Passwords are slow to check by design, so that strangers can ask for more of it than there is. Two of theirs are at
 * work at once, which leaves threads for everything else; ten wait, for two seconds or so.
 */
const strangers = createGate({ atWork: 2, waiting: 10 })
/** Browsers that somebody has signed in with have a lane of their own, which no stranger can fill. */
const knownDevices = createGate({ atWork: 1, waiting: 10 })
/** By then the queue has moved on. */
const busySeconds = 5

/** One try to sign in, within the limits of where it comes from. */
export async function attemptSignIn(services: Services, sent: Attempt, origin: Origin): Promise<Outcome> {
  return (await attemptOfDevice(services, sent, origin.device)) ?? attemptOfStranger(services, sent, origin)
}

/** Null where the device is none that is known, or has failed too often: then it is a stranger like any other. */
async function attemptOfDevice(services: Services, sent: Attempt, device: string | null): Promise<Outcome | null> {
  if (device === null) return null
  const { limits, payload } = services
  return oneAtATime(`sign-in by device ${device}`, async () => {
    if ((await limits.waitOf('signInOfDevice', device)) !== null) return null
    const session = await knownDevices(() => signInUser(payload, sent))
    if (session === 'full') return busy()
    if (session) return session
    await recordFailure(services, sent.username)
    await limits.take('signInOfDevice', device)
    return refused('wrongCredentials')
  })
}

/** In turn, so that attempts sent at the same moment, under however many names, cannot pass before the first has failed. */
async function attemptOfStranger(services: Services, sent: Attempt, { from }: Origin): Promise<Outcome> {
  // Who finds no room costs no more than this answer: not even a look at the limits.
  const outcome = await oneAtATime(`sign-in from ${from}`, () =>
    strangers(() => attemptWithinLimits(services, sent, from)),
  )
  return outcome === 'full' ? busy() : outcome
}

async function attemptWithinLimits(services: Services, sent: Attempt, from: string): Promise<Outcome> {
  const { limits, payload } = services
  const account = `${sent.username.toLowerCase().trim()} ${from}`
  if ((await limits.waitOf('signInFromAddress', from)) !== null) return refused('lockedOut')
  const wait = await limits.waitOf('signInOfAccount', account)
  const session = wait === null ? await signInUser(payload, sent) : null
  if (session) return session
  await recordFailure(services, sent.username)
  await limits.take('signInFromAddress', from)
  if (wait !== null) return refused('tooMany', { retryAfter: wait })
  await limits.take('signInOfAccount', account)
  return refused('wrongCredentials')
}

function busy(): Refusal {
  return refused('signInBusy', { retryAfter: busySeconds })
}

/** A name without an account is not stored: people type passwords there. */
export async function recordFailure({ pool }: Pick<Services, 'pool'>, typed: string): Promise<void> {
  const username = typed.toLowerCase().trim()
  const known = await pool.query('select from users where username = $1', [username])
  const entry: AuditEntry = { action: 'signInFailed', username: known.rowCount === 0 ? null : username }
  await recordAudit(pool, entry)
}

/** Name and password as typed, in which browser, and how long the session is to last without use. */
export type Attempt = SigningIn & { username: string; password: string; idleSeconds: number }

/** Somebody who is in, or whose password was right and who is asked for the second step. */
export type SignIn = NewlySignedIn | Challenged

/**
 * Signs a person in, or answers null where name or password is wrong. Whoever has a second factor, or needs one, is not
 * in yet: the session that Payload began is never committed, and a challenge is. Payload keeps a user's sessions in one list,
 * which simultaneous sign-ins would overwrite: they take turns, in this process and, by a lock, in every other. Wrong
 * passwords never get a turn, so that nobody can keep another one waiting by guessing.
 */
export async function signInUser(payload: Payload, attempt: Attempt): Promise<SignIn | null> {
  const username = attempt.username.toLowerCase().trim()
  if (username === '' || attempt.password.trim() === '') return null
  if (!(await mayBePassword(databasePool(), username, attempt.password))) return null
  return oneAtATime(`sign-in as ${username}`, () => login(payload, { ...attempt, username }))
}

async function login(payload: Payload, attempt: Attempt): Promise<SignIn | null> {
  const { username, password, idleSeconds } = attempt
  try {
    return await inPayloadTransaction(payload, async (client, req) => {
      await lockSignIn(client, username)
      const { token, user } = await payload.login({ collection: 'users', data: { username, password }, req })
      const claims = token ? await claimsOf(payload.secret, token) : null
      const role = roles.find((known) => known === user?.role)
      if (!token || !claims || !role) throw new Error('a sign-in without a session')
      const asks = await secondStepOf(client, claims.id)
      if (asks) {
        await endSession(client, claims.sessionId)
        return await createChallenge(client, { userId: claims.id, asks, idleSeconds })
      }
      const person = { id: claims.id, username, role }
      await noteSession(client, person, claims.sessionId, { ...attempt, way: 'password' })
      return { token, user: person }
    })
  } catch (error) {
    if ((error as { status?: number }).status === 401) return null
    throw error
  }
}

/** What somebody's sign-in asks for besides the password; null where nothing is. */
async function secondStepOf(client: PoolClient, userId: string): Promise<Asks | null> {
  const factor = await factorOf(client, userId)
  if (factor?.has) return 'code'
  return factor?.isNeeded ? 'enrolment' : null
}

export type NewlySignedIn = { token: string; user: SignedInUser }

/** How a session begins: by what, in which browser, and how long it lasts without use. */
export type Beginning = SigningIn & { idleSeconds: number; way: SignInWay }

/** Signs in whose password and code were looked at already, as Payload does it: a session in its list, and a token. */
export async function beginSession(
  client: PoolClient,
  user: SignedInUser,
  { secret, ...beginning }: Beginning & { secret: string },
): Promise<NewlySignedIn> {
  const sessionId = randomUUID()
  await lockSignIn(client, user.username)
  await client.query(
    `insert into users_sessions (_order, _parent_id, id, created_at, expires_at)
     select coalesce(max(_order), 0) + 1, $1::uuid, $2, now(), now() + make_interval(secs => $3)
     from users_sessions where _parent_id = $1::uuid`,
    [user.id, sessionId, longestSession],
  )
  await noteSession(client, user, sessionId, beginning)
  const fieldsToSign = { id: user.id, collection: 'users', role: user.role, sid: sessionId }
  const { token } = await jwtSign({ fieldsToSign, secret, tokenExpiration: longestSession })
  return { token, user }
}

/** Stores a session that has begun, and lets its person know where they have not signed in with this browser before. */
export async function noteSession(
  database: PoolClient,
  { id: userId, username }: SignedInUser,
  sessionId: string,
  { client, device, idleSeconds, way }: Beginning,
): Promise<void> {
  await startSession(database, { sessionId, userId, idleSeconds, way, client })
  await recordAudit(database, { action: 'signIn', username })
  if (device?.username !== username) await addSignInWarning(database, userId, client)
}

/** Not those of a challenge that is over, or of a sign-in that found no room: those are no guesses. */
const guesses = new Set<Refusal['code']>(['wrongCredentials', 'wrongCode', 'wrongPasskey', 'tooMany', 'lockedOut'])

/**
 * Passes a rejected sign-in on, with a line for programs that shut addresses out, such as fail2ban. The line names
 * nobody: not even what was typed as a name, where people type passwords. The address, cut as limits count it, stands in
 * it where LOG_ADDRESSES asks for that: visitors are promised that none is stored.
 */
export function failedSignIn(refusal: Refusal, by: SignInWay, { services, address }: RequestContext): Refusal {
  const { code } = refusal
  const shown = services.configuration.logsAddresses && address ? { address: clientRange(address) } : {}
  if (guesses.has(code)) logger.warn({ event: 'signInFailed', by, code, ...shown }, 'a sign-in failed')
  return refusal
}

const last = new Map<string, Promise<unknown>>()

/** Runs work of the same name one after the other, so that those who wait hold no connection. */
export async function oneAtATime<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const before = last.get(name) ?? Promise.resolve()
  const mine = before.then(work, work)
  last.set(name, mine)
  try {
    return await mine
  } finally {
    if (last.get(name) === mine) last.delete(name)
  }
}
