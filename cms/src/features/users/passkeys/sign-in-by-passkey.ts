import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
  type AuthenticationResponseJSON,
} from '@simplewebauthn/server'
import type { PoolClient } from 'pg'
import { logger } from '../../../platform/logger.ts'
import { inTransaction } from '../../../platform/database/transaction.ts'
import { refused, type Refusal } from '../../../platform/http/outcome.ts'
import type { Services, SignedInUser } from '../../../platform/services.ts'
import { recordFailure, beginSession, type NewlySignedIn } from '../sign-in.ts'
import { storeChallenge, consumeChallenge, type RelyingParty } from './passkeys.ts'
import type { SigningIn } from '../sessions.ts'

type Sent = SigningIn & {
  response: AuthenticationResponseJSON
  idleSeconds: number
  party: RelyingParty
  from: string
}

/** What a browser is asked to sign, by whichever passkey its person chooses: no account is named. */
export async function passkeyQuestion(
  { pool, limits }: Services,
  party: RelyingParty,
  from: string,
): Promise<{ challenge: string; rpId: string } | Refusal> {
  const wait = await limits.take('passkeyQuestions', from)
  if (wait !== null) return refused('tooMany', { retryAfter: wait })
  const { challenge } = await generateAuthenticationOptions({ rpID: party.id, userVerification: 'required' })
  await storeChallenge(pool, challenge, null)
  return { challenge, rpId: party.id }
}

/**
 * Signs in by a passkey alone: its device has asked for a finger, a face or a PIN, so that it is both factors. Failures
 * count with those of passwords for the address that they come from.
 */
export async function attemptPasskey(services: Services, sent: Sent): Promise<NewlySignedIn | Refusal> {
  const { limits, payload, pool } = services
  if ((await limits.waitOf('signInFromAddress', sent.from)) !== null) return refused('lockedOut')
  const challenge = await consumeChallenge(pool, sent.response.response.clientDataJSON, null)
  const session = challenge && (await inTransaction((client) => openSession(client, challenge, sent, payload.secret)))
  if (session) return session
  await recordFailure(services, (await ownerOf(services, sent.response.id)) ?? '')
  await limits.take('signInFromAddress', sent.from)
  return refused('wrongPasskey')
}

type Stored = SignedInUser & { publicKey: Buffer; counter: string }

async function openSession(
  client: PoolClient,
  expectedChallenge: string,
  { response, idleSeconds, party, client: browser, device }: Sent,
  secret: string,
): Promise<NewlySignedIn | null> {
  const { rows } = await client.query<Stored>(
    `select u.id, u.username, u.role, p.public_key as "publicKey", p.counter
     from passkeys p join users u on u.id = p.user_id where p.id = $1 for update of p`,
    [response.id],
  )
  const [stored] = rows
  const handle = response.response.userHandle
  if (!stored || !handle || Buffer.from(handle, 'base64url').toString() !== stored.id) return null
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential: {
      id: response.id,
      publicKey: new Uint8Array(stored.publicKey),
      counter: Number(stored.counter),
    },
  }).catch((error: unknown) => {
    logger.warn({ err: error }, 'A passkey was refused')
    return null
  })
  if (!verified?.verified) return null
  await client.query('update passkeys set counter = $2, last_used_at = now() where id = $1', [
    response.id,
    verified.authenticationInfo.newCounter,
  ])
  const { id, username, role } = stored
  const beginning = { client: browser, device, idleSeconds, way: 'passkey', secret } as const
  return beginSession(client, { id, username, role }, beginning)
}

async function ownerOf({ pool }: Services, passkey: string): Promise<string | null> {
  const { rows } = await pool.query<{ username: string }>(
    'select u.username from passkeys p join users u on u.id = p.user_id where p.id = $1',
    [passkey],
  )
  return rows[0]?.username ?? null
}
