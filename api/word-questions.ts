import { proofMinutes, provenForms } from '@cyberluach/core/proof-of-work'
import type { AskedQuestion } from '@cyberluach/core/word-question'
import { z } from '@hono/zod-openapi'
import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { jsonAnswer, jsonBody } from './json.ts'

const params = z.object({ form: z.enum(provenForms) })

const askedQuestion: z.ZodType<AskedQuestion> = z
  .object({
    text: z.string().openapi({ example: 'Which day of the week comes right after Tuesday?' }),
    token: z.string().openapi({ description: 'Goes back with the answer' }),
  })
  .openapi('WordQuestion')

const question = z.object({
  question: askedQuestion.nullable().openapi({ description: 'null where no proof is asked for' }),
})

const proof = z.object({
  proof: z.string().nullable().openapi({
    description:
      'For the header Proof-Of-Work of one write; null where the answer was wrong, late or not the first',
  }),
})

/** A question that a person answers where no script can work, in the language of `Accept-Language`. Nothing is stored. */
export const getWordQuestion = endpoint('GET /api/proof-of-work/{form}/question', {
  tags: ['Submissions'],
  summary: 'A question in words, in place of a proof of work',
  request: { params },
  responses: { 200: jsonAnswer(question, 'The question'), ...errors(400, 429, 503) },
})

/** Takes an answer in for a proof. A question is good for one answer, right or wrong. */
export const answerWordQuestion = endpoint('POST /api/proof-of-work/{form}/answer', {
  tags: ['Submissions'],
  summary: 'Answer a question in words',
  request: {
    params,
    ...jsonBody(
      z
        .strictObject({
          token: z.string().max(300),
          answer: z
            .string()
            .max(300)
            .openapi({ description: `Within ${proofMinutes} minutes` }),
        })
        .openapi('WordAnswer'),
    ),
  },
  responses: { 200: jsonAnswer(proof, 'The proof'), ...errors(400, 403, 413, 415, 422, 429, 503) },
})
