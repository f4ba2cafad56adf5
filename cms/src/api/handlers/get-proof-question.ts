import { getProofQuestion as endpoint } from '@cyberluach/api/get-proof-question'
import { proofQuestion } from '../../features/proofs/questions.ts'
import { done } from '../../platform/outcome.ts'
import { handle } from '../endpoint.ts'

export const getProofQuestion = handle(endpoint, async ({ params, services }) =>
  done(200, proofQuestion(services.configuration.secret, params.form, new Date())),
)
