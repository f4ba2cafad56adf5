import { inTransaction } from '../../../platform/database/transaction.ts'
import { refused, type Refusal } from '../../../platform/http/outcome.ts'
import type { Services } from '../../../platform/services.ts'
import { recordAudit } from '../../audit/audit.ts'
import { beginSession, type NewlySignedIn } from '../sign-in.ts'
import { consumeChallenge, pendingSignIn } from './challenge.ts'
import { beginApp, confirmApp, hasFactors, consumeCode, type AppKey } from './factors.ts'
import { type SigningIn, lockSignIn } from '../sessions.ts'

/** The session, and the recovery codes of somebody who set up a second factor on the way. */
type Opened = NewlySignedIn & { idleSeconds: number; recoveryCodes: string[] | null }

type Sent = { challenge: string; code: string }

/**
 * The second step of a sign-in: the code of the app, or a recovery code. Guesses are counted before they are looked at,
 * for the account from wherever they come; a browser that the account has signed in with counts for itself,
 * so that a thief of the password cannot shut its owner out.
 */
export async function attemptCode(
  { limits, pool, payload }: Services,
  { challenge, code }: Sent,
  signingIn: SigningIn,
): Promise<Opened | Refusal> {
  const pending = await pendingSignIn(pool, challenge)
  if (!pending) return refused('challengeOver')
  const { username } = pending
  const { device } = signingIn
  const guesser = device?.username === username ? `device ${device.nonce}` : `account ${username}`
  const wait = await limits.take('signInCodes', guesser)
  if (wait !== null) {
    await recordAudit(pool, { action: 'signInFailed', username, details: 'code' })
    return refused('tooMany', { retryAfter: wait })
  }
  const outcome = await inTransaction(async (client) => {
    // What ends every session ends this one, too: that of a new password.
    await lockSignIn(client, username)
    // One after the other: what the challenge asks for may be settled by somebody else at this moment.
    await hasFactors(client, pending.userId)
    const locked = await pendingSignIn(client, challenge, { lock: true })
    if (!locked) return refused('challengeOver')
    const { userId, role, asks, idleSeconds } = locked
    const person = { id: userId, username }
    const recoveryCodes = asks === 'enrolment' ? await confirmApp(client, person, code) : null
    const isRight = asks === 'enrolment' ? recoveryCodes !== null : await consumeCode(client, person, code)
    if (!isRight) {
      await recordAudit(client, { action: 'signInFailed', username, details: 'code' })
      return refused('wrongCode')
    }
    await consumeChallenge(client, challenge)
    const beginning = { ...signingIn, idleSeconds, way: 'code', secret: payload.secret } as const
    const session = await beginSession(client, { ...person, role }, beginning)
    return { ...session, idleSeconds, recoveryCodes }
  })
  if (!('kind' in outcome)) await limits.forget('signInCodes', guesser)
  return outcome
}

/** The key of a new app for somebody who may not come in without: it counts from its first right code on. */
export async function enrolAtSignIn(challenge: string): Promise<AppKey | Refusal> {
  return inTransaction(async (client) => {
    const pending = await pendingSignIn(client, challenge, { lock: true })
    if (pending?.asks !== 'enrolment') return refused('challengeOver')
    const key = await beginApp(client, { id: pending.userId, username: pending.username })
    return key ?? refused('challengeOver')
  })
}
