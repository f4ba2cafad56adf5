import * as proofsApi from '@cyberluach/api/proofs'
import { proofQuestion, grantedProof, questionToken, readQuestion } from './questions.ts'
import { done } from '../../platform/http/outcome.ts'
import { handle } from '../../platform/http/endpoint.ts'
import { newWordQuestion } from '@cyberluach/core/messages/word-question'
import { questionText } from '@cyberluach/i18n/word-question'
import { randomInt } from 'node:crypto'
import { isFirstUse } from './check-proof.ts'
import { textsFor } from '../texts/texts-for.ts'
import { languageOf } from '../../platform/http/request.ts'

const getProofQuestion = handle(proofsApi.getProofQuestion, async ({ params, services }) =>
  done(200, proofQuestion(services.configuration.secret, params.form, new Date())),
)

const getWordQuestion = handle(proofsApi.getWordQuestion, async ({ params, headers, services }) => {
  const { secret, proofOfWork } = services.configuration
  if (proofOfWork !== 'enforce') return done(200, { question: null })
  const locale = languageOf(headers)
  const { wordQuestion } = await textsFor(locale, services.pool)
  const question = newWordQuestion(chance)
  const text = questionText(locale, wordQuestion, question)
  return done(200, { question: { text, token: questionToken(secret, params.form, question, new Date()) } })
})

const answerWordQuestion = handle(
  proofsApi.answerWordQuestion,
  { limit: 'wordAnswers' },
  async ({ params, body, services: { pool, configuration } }) => {
    const asked = readQuestion(configuration.secret, params.form, body.token, new Date())
    if (!asked || !(await isFirstUse(pool, asked)) || !asked.isAnswer(body.answer)) return done(200, { proof: null })
    return done(200, { proof: grantedProof(configuration.secret, params.form, new Date()) })
  },
)

/** Nobody can tell the next question from those before it. */
function chance(): number {
  return randomInt(2 ** 32) / 2 ** 32
}

export const proofRoutes = [getProofQuestion, getWordQuestion, answerWordQuestion] as const
