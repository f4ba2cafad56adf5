import {
  generateRegistrationOptions,
  verifyRegistrationResponse,
  type PublicKeyCredentialCreationOptionsJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Pool, PoolClient } from 'pg'
import { logger } from '../../../platform/logger.ts'
import { recordAudit } from '../../audit/audit.ts'
import type { Person } from '../second-factor/factors.ts'
import { configuration } from '../../../platform/configuration.ts'
import { wired, type RowOf } from '../../../platform/database/wired.ts'

/** EdDSA, ES256, RS256, by their numbers in COSE. */
const algorithms = [-8, -7, -257]

/** A passkey as its person sees it; moments are ISO 8601. */
export type Passkey = { id: string; name: string; createdAt: string; lastUsedAt: string | null }

export async function passkeysOf(database: Pool | PoolClient, userId: string): Promise<Passkey[]> {
  const { rows } = await database.query<RowOf<Passkey, 'createdAt' | 'lastUsedAt'>>(
    `select id, name, created_at as "createdAt", last_used_at as "lastUsedAt" from passkeys
     where user_id = $1 order by created_at, id`,
    [userId],
  )
  return rows.map(wired)
}

/** What a browser makes a passkey by: one that knows its account by itself, and its person by finger, face or PIN. */
export async function passkeyOptions(
  client: PoolClient,
  { id, username }: Person,
  party: RelyingParty,
): Promise<PublicKeyCredentialCreationOptionsJSON> {
  const known = await passkeysOf(client, id)
  const options = await generateRegistrationOptions({
    rpName: 'CyberLuach',
    rpID: party.id,
    userName: username,
    userID: new Uint8Array(Buffer.from(id)),
    excludeCredentials: known.map((passkey) => ({ id: passkey.id })),
    supportedAlgorithmIDs: algorithms,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await storeChallenge(client, options.challenge, id)
  return options
}

/** Stores a new passkey; false where the answer is not one to a question of ours to this person. */
export async function addPasskey(
  client: PoolClient,
  person: Person,
  { response, name, party }: { response: RegistrationResponseJSON; name: string; party: RelyingParty },
): Promise<boolean> {
  const expectedChallenge = await consumeChallenge(client, response.response.clientDataJSON, person.id)
  if (expectedChallenge === null) return false
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    supportedAlgorithmIDs: algorithms,
  }).catch((error: unknown) => {
    logger.warn({ err: error }, 'A passkey was not accepted')
    return null
  })
  if (!verified?.verified) return false
  const { credential } = verified.registrationInfo
  const { rowCount } = await client.query(
    `insert into passkeys (id, user_id, public_key, counter, transports, name)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [
      credential.id,
      person.id,
      Buffer.from(credential.publicKey),
      credential.counter,
      credential.transports ?? [],
      name,
    ],
  )
  if (rowCount !== 1) return false
  await record(client, person, 'factorAdded', name)
  return true
}

export async function renamePasskey(
  client: PoolClient,
  person: Person,
  { id, name }: { id: string; name: string },
): Promise<boolean> {
  const { rows } = await client.query<{ before: string }>(
    `update passkeys p set name = $3 from passkeys old where old.id = p.id and p.id = $1 and p.user_id = $2
     returning old.name as before`,
    [id, person.id, name],
  )
  if (!rows[0]) return false
  await record(client, person, 'factorRenamed', `${rows[0].before} → ${name}`)
  return true
}

export async function removePasskey(client: PoolClient, person: Person, id: string): Promise<boolean> {
  const { rows } = await client.query<{ name: string }>(
    'delete from passkeys where id = $1 and user_id = $2 returning name',
    [id, person.id],
  )
  if (!rows[0]) return false
  await record(client, person, 'factorRemoved', rows[0].name)
  return true
}

async function record(
  client: PoolClient,
  { id, username }: Person,
  action: 'factorAdded' | 'factorRenamed' | 'factorRemoved',
  details: string,
): Promise<void> {
  await recordAudit(client, { action, username, subject: id, details })
}

const minutes = 5

/** Stores what a browser is asked to sign: to add a passkey to somebody's account, or, for null, to sign in. */
export async function storeChallenge(
  database: Pool | PoolClient,
  challenge: string,
  userId: string | null,
): Promise<void> {
  await database.query('delete from passkey_challenges where expires_at < now()')
  await database.query(
    `insert into passkey_challenges (challenge, user_id, expires_at)
     values ($1, $2, now() + make_interval(mins => $3))`,
    [challenge, userId, minutes],
  )
}

/** Uses up the challenge that a browser's answer holds; null where it is none of ours, for that purpose, any more. */
export async function consumeChallenge(
  database: Pool | PoolClient,
  clientDataJSON: string,
  userId: string | null,
): Promise<string | null> {
  const challenge = challengeIn(clientDataJSON)
  if (challenge === null) return null
  const { rowCount } = await database.query(
    `delete from passkey_challenges
     where challenge = $1 and expires_at > now() and user_id is not distinct from $2::uuid`,
    [challenge, userId],
  )
  return rowCount === 1 ? challenge : null
}

function challengeIn(clientDataJSON: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    const challenge = (data as { challenge?: unknown } | null)?.challenge
    return typeof challenge === 'string' ? challenge : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}

/** Whose passkeys are asked for: the site's name for browsers, and the origin that its pages have. */
export type RelyingParty = { id: string; origin: string }

/**
 * The public address where there is one; else the page that asks, which the edge and the API let through only where it
 * is of the host that was asked. null where it is no page.
 */
export function relyingParty(headers: Headers): RelyingParty | null {
  const url = URL.parse(configuration().publicUrl || (headers.get('origin') ?? ''))
  return url ? { id: url.hostname, origin: url.origin } : null
}
