import { withdrawSubmission as endpoint } from '@cyberluach/api/submission-link'
import { recordAudit } from '../../features/audit/record-audit.ts'
import { changeLinked } from '../../features/submissions/change-linked.ts'
import { organizerTexts } from '../../features/submissions/mails/enqueue-organizer-mail.ts'
import { handle } from '../endpoint.ts'

export const withdrawSubmission = handle(endpoint, async (call) => {
  const texts = await organizerTexts(call.services)
  return changeLinked(call, async (client, { id, title, locale }) => {
    await client.query(
      `update submissions set status = 'rejected', withdrawn_at = now(), decided_at = now(), decided_by = null,
         admin_notes = $2, updated_at = now()
       where id = $1`,
      [id, texts[locale].submissionLink.withdrawnNote],
    )
    await recordAudit(client, { action: 'submissionWithdrawn', username: null, subject: id, details: title })
  })
})
