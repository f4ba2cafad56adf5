import type { ProvenForm } from '@cyberluach/core/proof-of-work'
import { answerCodeOf, type AnswerCode, type WordQuestion } from '@cyberluach/core/word-question'
import { answerCodesOf } from '@cyberluach/i18n/word-question'
import { endOf, isSame, questionClaim, signedBy } from './questions.ts'

const tokenPattern = /^(([a-z]+)\.([0-9a-z]{1,11})\.([\w-]{16})\.([\w-]{43}))\.([\w-]{43})$/

/**
 * What names a question that was asked in words: its form, its end, itself, and its answer under a seal that only we can
 * make. Nothing is kept for it.
 */
export function questionToken(secret: string, form: ProvenForm, question: WordQuestion, now: Date): string {
  const { claim, id } = questionClaim(form, now)
  const sealed = `${claim}.${sealOf(secret, id, answerCodeOf(question))}`
  return `${sealed}.${signatureOf(secret, sealed)}`
}

/** What was asked by a token; null for one that is not ours, is over, or belongs to another form. */
export type Asked = { id: string; expiresAt: Date; isAnswer: (typed: string) => boolean }

export function readQuestion(secret: string, form: ProvenForm, token: string, now: Date): Asked | null {
  const [, sealed = '', named, until = '', id = '', seal = '', given = ''] = tokenPattern.exec(token) ?? []
  if (!isSame(given, signatureOf(secret, sealed)) || named !== form) return null
  const expiresAt = endOf(until)
  if (expiresAt < now) return null
  const isAnswer = (typed: string) =>
    answerCodesOf(typed).some((code) => isSame(seal, sealOf(secret, id, code)))
  return { id, expiresAt, isAnswer }
}

function sealOf(secret: string, id: string, code: AnswerCode): string {
  return signedBy(secret, 'word-question-answer', `${id}.${code}`)
}

function signatureOf(secret: string, sealed: string): string {
  return signedBy(secret, 'word-question', sealed)
}
