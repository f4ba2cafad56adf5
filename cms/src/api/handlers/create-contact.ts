import { createContact as endpoint } from '@cyberluach/api/create-contact'
import type { ContactPayload } from '@cyberluach/api/create-contact'
import { contactInfo, contactTitle } from '@cyberluach/core/contact-message'
import { handle } from '../endpoint.ts'
import { judgeProof } from '../../features/proofs/judge-proof.ts'
import { insertSubmission } from '../../features/submissions/insert-submission.ts'
import { languageOf } from '../language.ts'
import { done } from '../../platform/outcome.ts'
import { storeOnce } from '../store-once.ts'

export const createContact = handle(endpoint, async (call) => {
  const { body, headers } = call
  const stored = await storeOnce(endpoint.name, 'contact', call, async (client) => {
    const judgement = await judgeProof(client, 'contact', call)
    const columns = { ...columnsOf(body), locale: body.locale ?? languageOf(headers) }
    const { id } = await insertSubmission(client, columns, judgement)
    return { id }
  })
  return stored.kind === 'refused' ? stored : done(201, stored.answer)
})

/** A message is a submission of its own type, so that one queue serves all that visitors send. */
function columnsOf(payload: ContactPayload) {
  return {
    title: contactTitle(payload.subject),
    event_type: 'contact_message',
    organizer_name: payload.name,
    organizer_email: payload.email,
    additional_info: contactInfo(payload),
    received: JSON.stringify(payload),
  }
}
