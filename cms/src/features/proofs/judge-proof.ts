import { proofHeader, type ProofFault, type ProvenForm } from '@cyberluach/core/proof-of-work'
import type { PoolClient } from 'pg'
import type { Services } from '../../platform/services.ts'
import { logger } from '../../platform/logger.ts'
import { readProof } from './questions.ts'
import { isFirstUse } from './use-once.ts'

/** What a form came with: null is a proof that holds. Suspicious only where proofs are enforced. */
export type Judgement = { fault: ProofFault | null; isSuspicious: boolean }

type Sent = { headers: Headers; services: Services }

/**
 * Judges the proof that a form came with, and uses it up in the caller's transaction. Nothing is judged where proofs are
 * off.
 */
export async function judgeProof(
  client: PoolClient,
  form: ProvenForm,
  { headers, services: { configuration } }: Sent,
): Promise<Judgement> {
  const { proofOfWork, secret } = configuration
  if (proofOfWork === 'off') return { fault: null, isSuspicious: false }
  const read = readProof(secret, form, headers.get(proofHeader), new Date())
  const fault = read.fault ?? ((await isFirstUse(client, read)) ? null : 'replayed')
  if (fault !== null) logger.info({ form, fault, proofOfWork }, 'a form came without a proof of work')
  return { fault, isSuspicious: fault !== null && proofOfWork === 'enforce' }
}

/** Keeps with a submission why it has no proof that holds. */
export async function noteFault(
  client: PoolClient,
  submission: string,
  { fault, isSuspicious }: Judgement,
): Promise<void> {
  if (fault === null) return
  await client.query(
    'insert into submission_faults (submission_id, fault, is_suspicious) values ($1, $2, $3)',
    [submission, fault, isSuspicious],
  )
}
