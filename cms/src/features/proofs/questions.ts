import {
  mostGuesses,
  proofMinutes,
  proofText,
  provenForms,
  serverProofErrors,
  type ProofError,
  type ProofQuestion,
  type ProvenForm,
} from '@cyberluach/core/messages/proof-of-work'
import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { answerCodeOf, type AnswerCode, type WordQuestion } from '@cyberluach/core/messages/word-question'
import { answerCodesOf } from '@cyberluach/i18n/word-question'

const proofPattern = /^(([a-z]+)\.([0-9a-z]{1,11})\.([\w-]{16}))\.(\d{1,7})\.([\w-]{43})$/

/** A question for a form; nothing of it is stored: the signature says that it is ours. */
export function proofQuestion(secret: string, form: ProvenForm, now: Date): ProofQuestion {
  return newQuestion(secret, form, now).question
}

/** The proof that whoever answered a question in words gets: nobody has to work for it. */
export function grantedProof(secret: string, form: ProvenForm, now: Date): string {
  const { question, number } = newQuestion(secret, form, now)
  return proofText(question, number)
}

/** The part of a question that names its form, its end and itself. */
function questionClaim(form: ProvenForm, now: Date): { claim: string; id: string } {
  const until = Math.floor(now.getTime() / 1000) + proofMinutes * 60
  const id = randomBytes(12).toString('base64url')
  return { claim: `${form}.${until.toString(36)}.${id}`, id }
}

/** The end that a claim names. */
export function endOf(until: string): Date {
  return new Date(Number.parseInt(until, 36) * 1000)
}

function newQuestion(secret: string, form: ProvenForm, now: Date): { question: ProofQuestion; number: number } {
  const { claim: salt } = questionClaim(form, now)
  const number = randomInt(mostGuesses + 1)
  const challenge = challengeOf(salt, number)
  const signature = signatureOf(secret, challenge)
  return { question: { salt, challenge, signature, most: mostGuesses }, number }
}

type ReadProof = { error: ProofError } | { error: null; id: string; expiresAt: Date }

/** Whether a proof holds for the form, but for whether it was used before; `id` is what it is used up by. */
export function readProof(secret: string, form: ProvenForm, proof: string | null, now: Date): ReadProof {
  if (!proof) return { error: 'missing' }
  const reported = serverProofErrors.find((fault) => fault === proof)
  if (reported) return { error: reported }
  const [, salt = '', named, until = '', id = '', number, given = ''] = proofPattern.exec(proof) ?? []
  const expected = signatureOf(secret, challengeOf(salt, Number(number)))
  if (!isSame(given, expected)) return { error: 'invalid' }
  if (!provenForms.some((known) => known === named)) return { error: 'invalid' }
  if (named !== form) return { error: 'otherForm' }
  const expiresAt = endOf(until)
  return expiresAt < now ? { error: 'expired' } : { error: null, id, expiresAt }
}

/** Whether two signatures are the same, in a time that tells nothing of where they are not. */
export function isSame(actual: string, expected: string): boolean {
  return actual.length === expected.length && timingSafeEqual(Buffer.from(actual), Buffer.from(expected))
}

function challengeOf(salt: string, number: number): string {
  return createHash('sha256').update(`${salt}.${number}`).digest('hex')
}

function signatureOf(secret: string, challenge: string): string {
  return signedBy(secret, 'proof-of-work', challenge)
}

/** By a key of its own for each purpose, made of the product's secret. */
function signedBy(secret: string, purpose: string, text: string): string {
  const key = createHmac('sha256', secret).update(purpose).digest()
  return createHmac('sha256', key).update(text).digest('base64url')
}

const tokenPattern = /^(([a-z]+)\.([0-9a-z]{1,11})\.([\w-]{16})\.([\w-]{43}))\.([\w-]{43})$/

/**
 * What names a question that was asked in words: its form, its end, itself, and its answer under a seal that only we can
 * make. Nothing is stored for it.
 */
export function questionToken(secret: string, form: ProvenForm, question: WordQuestion, now: Date): string {
  const { claim, id } = questionClaim(form, now)
  const sealed = `${claim}.${sealOf(secret, id, answerCodeOf(question))}`
  return `${sealed}.${wordSignatureOf(secret, sealed)}`
}

/** What was asked by a token; null for one that is not ours, is over, or belongs to another form. */
type OpenQuestion = { id: string; expiresAt: Date; isAnswer: (typed: string) => boolean }

export function readQuestion(secret: string, form: ProvenForm, token: string, now: Date): OpenQuestion | null {
  const [, sealed = '', named, until = '', id = '', seal = '', given = ''] = tokenPattern.exec(token) ?? []
  if (!isSame(given, wordSignatureOf(secret, sealed)) || named !== form) return null
  const expiresAt = endOf(until)
  if (expiresAt < now) return null
  const isAnswer = (typed: string) => answerCodesOf(typed).some((code) => isSame(seal, sealOf(secret, id, code)))
  return { id, expiresAt, isAnswer }
}

function sealOf(secret: string, id: string, code: AnswerCode): string {
  return signedBy(secret, 'word-question-answer', `${id}.${code}`)
}

function wordSignatureOf(secret: string, sealed: string): string {
  return signedBy(secret, 'word-question', sealed)
}
