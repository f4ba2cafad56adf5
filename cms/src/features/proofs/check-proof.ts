import { proofHeader, type ProofError, type ProvenForm } from '@cyberluach/core/messages/proof-of-work'
import type { PoolClient, Pool } from 'pg'
import type { Services } from '../../platform/services.ts'
import { logger } from '../../platform/logger.ts'
import { readProof } from './questions.ts'

/** What a form came with: null is a proof that holds. Suspicious only where proofs are enforced. */
export type ProofCheck = { error: ProofError | null; isSuspicious: boolean }

type Sent = { headers: Headers; services: Services }

/**
 * Judges the proof that a form came with, and uses it up in the caller's transaction. Nothing is judged where proofs are
 * off.
 */
export async function checkProof(
  client: PoolClient,
  form: ProvenForm,
  { headers, services: { configuration } }: Sent,
): Promise<ProofCheck> {
  const { proofOfWork, secret } = configuration
  if (proofOfWork === 'off') return { error: null, isSuspicious: false }
  const read = readProof(secret, form, headers.get(proofHeader), new Date())
  const error = read.error ?? ((await isFirstUse(client, read)) ? null : 'replayed')
  if (error !== null) logger.info({ form, fault: error, proofOfWork }, 'a form came without a proof of work')
  return { error, isSuspicious: error !== null && proofOfWork === 'enforce' }
}

export async function recordProofError(
  client: PoolClient,
  submission: string,
  { error, isSuspicious }: ProofCheck,
): Promise<void> {
  if (error === null) return
  await client.query('insert into submission_faults (submission_id, fault, is_suspicious) values ($1, $2, $3)', [
    submission,
    error,
    isSuspicious,
  ])
}

/**
 * Uses up a proof or a question by its id, by one statement: of two at once one is the first, on whichever machine. It is
 * remembered until it is over.
 */
export async function isFirstUse(
  database: Pool | PoolClient,
  { id, expiresAt }: { id: string; expiresAt: Date },
): Promise<boolean> {
  const { rowCount } = await database.query(
    'insert into used_proofs (id, expires_at) values ($1, $2) on conflict (id) do nothing',
    [id, expiresAt],
  )
  return rowCount === 1
}
