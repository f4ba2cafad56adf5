import {
  mostGuesses,
  proofMinutes,
  provenForms,
  type ProofFault,
  type ProofQuestion,
  type ProvenForm,
} from '@cyberluach/core/proof-of-work'
import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'

const proofPattern = /^(([a-z]+)\.([0-9a-z]{1,11})\.([\w-]{16}))\.(\d{1,7})\.([\w-]{43})$/

/** A question for a form; nothing of it is kept: the signature says that it is ours. */
export function proofQuestion(secret: string, form: ProvenForm, now: Date): ProofQuestion {
  const until = Math.floor(now.getTime() / 1000) + proofMinutes * 60
  const salt = `${form}.${until.toString(36)}.${randomBytes(12).toString('base64url')}`
  const challenge = challengeOf(salt, randomInt(mostGuesses + 1))
  return { salt, challenge, signature: signatureOf(secret, challenge), most: mostGuesses }
}

type ReadProof = { fault: ProofFault } | { fault: null; id: string; expiresAt: Date }

/** Whether a proof holds for the form, but for whether it was used before; `id` is what it is used up by. */
export function readProof(secret: string, form: ProvenForm, proof: string | null, now: Date): ReadProof {
  if (!proof) return { fault: 'missing' }
  const [, salt = '', named, until = '', id = '', number, given = ''] = proofPattern.exec(proof) ?? []
  const expected = signatureOf(secret, challengeOf(salt, Number(number)))
  if (given.length !== expected.length || !timingSafeEqual(Buffer.from(given), Buffer.from(expected)))
    return { fault: 'invalid' }
  if (!provenForms.some((known) => known === named)) return { fault: 'invalid' }
  if (named !== form) return { fault: 'otherForm' }
  const expiresAt = new Date(Number.parseInt(until, 36) * 1000)
  return expiresAt < now ? { fault: 'expired' } : { fault: null, id, expiresAt }
}

function challengeOf(salt: string, number: number): string {
  return createHash('sha256').update(`${salt}.${number}`).digest('hex')
}

/** By a key of its own, made of the product's secret. */
function signatureOf(secret: string, challenge: string): string {
  const key = createHmac('sha256', secret).update('proof-of-work').digest()
  return createHmac('sha256', key).update(challenge).digest('base64url')
}
