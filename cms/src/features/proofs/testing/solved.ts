import { proofText, type ProofQuestion } from '@cyberluach/core/messages/proof-of-work'
import { createHash } from 'node:crypto'

/** The proof that answers a question, found as a browser finds it. */
export function solved(question: ProofQuestion): string {
  for (let number = 0; number <= question.most; number += 1) {
    const hash = createHash('sha256').update(`${question.salt}.${number}`).digest('hex')
    if (hash === question.challenge) return proofText(question, number)
  }
  throw new Error('no number answers the question')
}
