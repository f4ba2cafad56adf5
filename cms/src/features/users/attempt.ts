import { recordAudit, type AuditEntry } from '../audit/record-audit.ts'
import { refused, type Refusal } from '../../platform/outcome.ts'
import type { Services } from '../../platform/services.ts'
import { createGate } from '../../platform/gate.ts'
import { oneAtATime } from './one-at-a-time.ts'
import { signInUser, type Attempt, type SignIn } from './sign-in.ts'

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
async function attemptOfDevice(
  services: Services,
  sent: Attempt,
  device: string | null,
): Promise<Outcome | null> {
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

/** Names that nobody has are not kept: people type passwords there. */
export async function recordFailure({ pool }: Pick<Services, 'pool'>, typed: string): Promise<void> {
  const username = typed.toLowerCase().trim()
  const known = await pool.query('select from users where username = $1', [username])
  const entry: AuditEntry = { action: 'signInFailed', username: known.rowCount === 0 ? null : username }
  await recordAudit(pool, entry)
}
