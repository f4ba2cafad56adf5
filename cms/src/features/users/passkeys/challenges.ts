import type { Pool, PoolClient } from 'pg'

const minutes = 5

/** Keeps what a browser is asked to sign: to add a passkey to somebody's account, or, for null, to sign in. */
export async function keepChallenge(
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
export async function takeChallenge(
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
    const said: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'))
    const challenge = (said as { challenge?: unknown } | null)?.challenge
    return typeof challenge === 'string' ? challenge : null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
