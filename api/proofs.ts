import { mostGuesses, proofMinutes, provenForms, type ProofQuestion } from '@cyberluach/core/messages/proof-of-work'
import { z } from '@hono/zod-openapi'
import { endpoint, idempotencyHeaders, jsonAnswer, jsonBody } from './endpoint.ts'
import { errors, formErrors } from './errors.ts'
import type { IssuedQuestion } from '@cyberluach/core/messages/word-question'

const proofQuestion: z.ZodType<ProofQuestion> = z
  .object({
    salt: z.string(),
    challenge: z.string().openapi({ description: 'SHA-256 of `salt.number`, in hexadecimal digits' }),
    signature: z.string(),
    most: z.number().int().openapi({ description: 'The largest number to try', example: mostGuesses }),
  })
  .openapi('ProofQuestion')

/** The headers of a form: a retry's key, and the proof of work. */
export const formHeaders = withProof(
  'Where the operator enforces it, what comes without is stored all the same, marked as suspicious, and nobody is mailed about it at once',
)

/** The same for a form that sends a mail: without a proof nothing is stored, and no mail goes out. */
export const mailedFormHeaders = withProof('Where the operator enforces it, what comes without is answered 428')

function withProof(consequence: string) {
  return idempotencyHeaders.extend({
    'Proof-Of-Work': z
      .string()
      .max(400)
      .optional()
      .openapi({
        description: `salt.number.signature, of a question of this form: each is good for one write within ${proofMinutes} minutes. ${consequence}`,
      }),
  })
}

/** A question for one form, to be answered by trying numbers. Nothing is stored. */
export const getProofQuestion = endpoint('GET /api/proof-of-work/{form}', {
  tags: ['Submissions'],
  summary: 'A proof of work to go with a form',
  request: { params: z.object({ form: z.enum(provenForms) }) },
  responses: { 200: jsonAnswer(proofQuestion, 'The question'), ...errors(400, 429, 503) },
})

const params = z.object({ form: z.enum(provenForms) })

const issuedQuestion: z.ZodType<IssuedQuestion> = z
  .object({
    text: z.string().openapi({ example: 'Which day of the week comes right after Tuesday?' }),
    token: z.string().openapi({ description: 'Goes back with the answer' }),
  })
  .openapi('WordQuestion')

const question = z.object({
  question: issuedQuestion.nullable().openapi({ description: 'null where no proof is asked for' }),
})

const proof = z.object({
  proof: z.string().nullable().openapi({
    description: 'For the header Proof-Of-Work of one write; null where the answer was wrong, late or not the first',
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
  responses: { 200: jsonAnswer(proof, 'The proof'), ...formErrors() },
})
