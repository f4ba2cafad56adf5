import { mostGuesses, proofMinutes, provenForms, type ProofQuestion } from '@cyberluach/core/proof-of-work'
import { z } from '@hono/zod-openapi'
import { endpoint } from './endpoint.ts'
import { errors } from './error-schema.ts'
import { idempotencyHeaders, jsonAnswer } from './json.ts'

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

/** The same where nothing is stored of what comes without: an address is refused before a mail goes there. */
export const mailedFormHeaders = withProof(
  'Where the operator enforces it, what comes without is answered 428',
)

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
