/** The forms of strangers that a proof of work can go with: one made for another form is no proof. */
export const provenForms = ['submission', 'contact', 'feedback', 'newsletter', 'calendar'] as const

/** A form as the path of its questions names it (`/api/proof-of-work/{form}`). */
export type ProvenForm = (typeof provenForms)[number]

/**
 * Whether what comes through the form without a proof is stored for a moderator to look at. A subscription is not: it is
 * rejected, and its sender can send it again.
 */
export function isStoredUnproven(form: ProvenForm): boolean {
  return form !== 'newsletter'
}

/** What the site's own server sends in place of a proof, for a browser without scripts. */
export const serverProofErrors = ['noScripts', 'wrongAnswer'] as const

/** Why something came without a proof that holds. */
export const proofErrors = ['missing', 'invalid', 'expired', 'otherForm', 'replayed', ...serverProofErrors] as const

/** One of them, as it is stored with what came without a proof. */
export type ProofError = (typeof proofErrors)[number]

/** The header that a proof comes in. */
export const proofHeader = 'proof-of-work'

/**
 * A question as ALTCHA asks it: of which number up to `most` is `challenge` the SHA-256, as `salt.number`? The signature
 * is the server's, about the challenge; the salt names the form and when the question is over.
 */
export type ProofQuestion = { salt: string; challenge: string; signature: string; most: number }

/** How many numbers a browser tries at most; half of them on average. */
export const mostGuesses = 50_000

/** For how many minutes a question can be answered, one in words too. */
export const proofMinutes = 30

/** What is sent as the proof once the number is known. */
export function proofText({ salt, signature }: ProofQuestion, number: number): string {
  return `${salt}.${number}.${signature}`
}

/** Whether a text is shaped like a proof that is not over. Says nothing of whether it holds. */
export function mayHold(proof: string, now: Date): boolean {
  const [, until = ''] = /^[a-z]+\.([0-9a-z]{1,11})\.[\w.-]{1,380}$/.exec(proof) ?? []
  return Number.parseInt(until, 36) * 1000 > now.getTime()
}
