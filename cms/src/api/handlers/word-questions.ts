import {
  answerWordQuestion as answerEndpoint,
  getWordQuestion as questionEndpoint,
} from '@cyberluach/api/word-questions'
import { newWordQuestion } from '@cyberluach/core/word-question'
import { questionText } from '@cyberluach/i18n/word-question'
import { randomInt } from 'node:crypto'
import { grantedProof } from '../../features/proofs/questions.ts'
import { isFirstUse } from '../../features/proofs/use-once.ts'
import { questionToken, readQuestion } from '../../features/proofs/word-questions.ts'
import { textsFor } from '../../features/texts/texts-for.ts'
import { done, refused } from '../../platform/outcome.ts'
import { handle } from '../endpoint.ts'
import { languageOf } from '../language.ts'

export const getWordQuestion = handle(questionEndpoint, async ({ params, headers, services }) => {
  const { secret, proofOfWork } = services.configuration
  if (proofOfWork !== 'enforce') return done(200, { question: null })
  const locale = languageOf(headers)
  const { wordQuestion } = await textsFor(locale, services.pool)
  const question = newWordQuestion(chance)
  const text = questionText(locale, wordQuestion, question)
  return done(200, { question: { text, token: questionToken(secret, params.form, question, new Date()) } })
})

export const answerWordQuestion = handle(answerEndpoint, async ({ params, body, address, services }) => {
  const { pool, limits, configuration } = services
  const wait = address === null ? null : await limits.take('wordAnswers', address)
  if (wait !== null) return refused('tooMany', { retryAfter: wait })
  const asked = readQuestion(configuration.secret, params.form, body.token, new Date())
  if (!asked || !(await isFirstUse(pool, asked)) || !asked.isAnswer(body.answer))
    return done(200, { proof: null })
  return done(200, { proof: grantedProof(configuration.secret, params.form, new Date()) })
})

/** Nobody can tell the next question from those before it. */
function chance(): number {
  return randomInt(2 ** 32) / 2 ** 32
}
