import { createFeedback as endpoint } from '@cyberluach/api/create-feedback'
import type { FeedbackPayload } from '@cyberluach/api/create-feedback'
import { feedbackInfo, feedbackText, feedbackTitle } from '@cyberluach/core/feedback'
import { handle } from '../endpoint.ts'
import { judgeProof } from '../../features/proofs/judge-proof.ts'
import { insertSubmission } from '../../features/submissions/insert-submission.ts'
import { languageOf } from '../language.ts'
import { done } from '../../platform/outcome.ts'
import { storeOnce } from '../store-once.ts'

export const createFeedback = handle(endpoint, async (call) => {
  const { body, headers } = call
  const stored = await storeOnce(endpoint.name, 'feedback', call, async (client) => {
    const judgement = await judgeProof(client, 'feedback', call)
    const columns = { ...columnsOf(body), locale: body.locale ?? languageOf(headers) }
    const { id } = await insertSubmission(client, columns, judgement)
    return { id }
  })
  return stored.kind === 'refused' ? stored : done(201, stored.answer)
})

function columnsOf(payload: FeedbackPayload) {
  return {
    title: feedbackTitle(payload.overallRating),
    description: feedbackText(payload),
    event_type: 'feedback',
    organizer_name: payload.name,
    organizer_email: payload.email,
    additional_info: feedbackInfo(payload),
    received: JSON.stringify(payload),
  }
}
