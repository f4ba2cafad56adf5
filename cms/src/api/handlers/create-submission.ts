import {
  organizerTexts,
  enqueueReceivedMail,
} from '../../features/submissions/mails/enqueue-organizer-mail.ts'
import type { Handler } from '../endpoint.ts'
import { insertSubmission } from '../../features/submissions/insert-submission.ts'
import { languageOf } from '../language.ts'
import { done } from '../../platform/outcome.ts'
import { storeOnce } from '../store-once.ts'
import { columnsOf } from '../../features/submissions/submission-columns.ts'

const endpoint = 'POST /api/submissions'

export const createSubmission: Handler<typeof endpoint> = async (call) => {
  const { body, headers, services } = call
  const texts = await organizerTexts(services)
  const stored = await storeOnce(endpoint, 'submissions', call, async (client) => {
    const created = await insertSubmission(client, {
      ...columnsOf(body, services.configuration.timeZone),
      organizer_email: body.organizerEmail,
      locale: body.locale ?? languageOf(headers),
      received: JSON.stringify(body),
    })
    await enqueueReceivedMail({ client, services, texts }, created.id)
    return created
  })
  return stored.kind === 'refused' ? stored : done(201, stored.answer)
}
