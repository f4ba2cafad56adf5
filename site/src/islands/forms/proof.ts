import type { ProvenForm } from '@cyberluach/core/messages/proof-of-work'

const proofs = () => import('../../forms/proof-of-work.ts')

/** Has the form's proof of work made while its visitor writes. */
export async function beginProof(form: ProvenForm): Promise<void> {
  await proofs().then(({ prepareProof }) => prepareProof(form), notLoaded)
}

/** The header with the form's proof, for one sending; without one the form is sent all the same. */
export async function proofFor(form: ProvenForm): Promise<Record<string, string>> {
  return proofs().then(({ takeProof }) => takeProof(form), notLoaded)
}

function notLoaded(reason: unknown): Record<string, string> {
  console.warn('No proof of work could be made', reason)
  return {}
}
