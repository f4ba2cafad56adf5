import { call } from '@cyberluach/api/client'
import {
  proofHeader,
  proofMinutes,
  proofText,
  type ProofQuestion,
  type ProvenForm,
} from '@cyberluach/core/messages/proof-of-work'

type Proof = { text: Promise<string | null>; askedAt: number }

/** A proof is made anew when the server might call it over by the time it arrives. */
const freshMs = (proofMinutes - 5) * 60_000

/** What a form waits for its proof before it is sent without one: nothing is lost by that. */
const longestWaitMs = 5_000

const made = new Map<ProvenForm, Proof>()

/** Has a proof made for the form, where none is at hand or on its way. */
export function prepareProof(form: ProvenForm): Proof {
  const known = made.get(form)
  if (known && Date.now() - known.askedAt < freshMs) return known
  const proof = { text: makeProof(form), askedAt: Date.now() }
  made.set(form, proof)
  return proof
}

/**
 * The header that goes with the form, for one sending; none where no proof could be made: the form is sent all the same.
 * A repetition of what arrived needs none, and anything else needs another one.
 */
export async function takeProof(form: ProvenForm): Promise<Record<string, string>> {
  const { text: making } = prepareProof(form)
  const tooLong = new Promise<null>((resolve) => setTimeout(() => resolve(null), longestWaitMs))
  const text = await Promise.race([making, tooLong])
  made.delete(form)
  return text === null ? {} : { [proofHeader]: text }
}

async function makeProof(form: ProvenForm): Promise<string | null> {
  try {
    const question = await call('GET /api/proof-of-work/{form}', { params: { form } })
    const number = await solve(question)
    return number === null ? null : proofText(question, number)
  } catch (reason) {
    console.warn('No proof of work could be made', reason)
    made.delete(form)
    return null
  }
}

function solve({ salt, challenge, most }: ProofQuestion): Promise<number | null> {
  const worker = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<number | null>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<number | null>) => resolve(data)
    worker.onerror = reject
    worker.postMessage({ salt, challenge, most })
  }).finally(() => worker.terminate())
}
