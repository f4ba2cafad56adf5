import { createSubmission as endpoint } from '@cyberluach/api/create-submission'
import {
  organizerTexts,
  enqueueReceivedMail,
} from '../../features/submissions/mails/enqueue-organizer-mail.ts'
import { handle } from '../endpoint.ts'
import { judgeProof } from '../../features/proofs/judge-proof.ts'
import { insertSubmission } from '../../features/submissions/insert-submission.ts'
import { languageOf } from '../language.ts'
import { done } from '../../platform/outcome.ts'
import { storeOnce } from '../store-once.ts'
import { columnsOf } from '../../features/submissions/submission-columns.ts'
import { submissionOf } from '../../features/submissions/submission-rows.ts'

export const createSubmission = handle(endpoint, async (call) => {
  const { body, headers, services } = call
  const texts = await organizerTexts(services)
  const stored = await storeOnce(endpoint.name, 'submissions', call, async (client) => {
    const { timeZone } = services.configuration
    const judgement = await judgeProof(client, 'submission', call)
    const columns = {
      ...columnsOf(body, timeZone),
      organizer_email: body.organizerEmail,
      locale: body.locale ?? languageOf(headers),
      received: JSON.stringify(body),
    }
    const row = await insertSubmission(client, columns, judgement)
    // Whoever is named need not be who sent it: what is published tells them.
    if (!judgement.isSuspicious)
      await enqueueReceivedMail({ client, services, texts }, submissionOf(row, timeZone))
    return { id: row.id }
  })
  return stored.kind === 'refused' ? stored : done(201, stored.answer)
})
