import { withdrawSubmission as endpoint } from '@cyberluach/api/submission-link'
import { recordAudit } from '../../features/audit/record-audit.ts'
import { changeLinked } from '../../features/submissions/change-linked.ts'
import { organizerTexts } from '../../features/submissions/mails/enqueue-organizer-mail.ts'
import { handle } from '../endpoint.ts'
import { updateSubmission } from '../../features/submissions/update-submission.ts'

export const withdrawSubmission = handle(endpoint, async (call) => {
  const texts = await organizerTexts(call.services)
  return changeLinked(call, async (client, { id, title, locale }) => {
    const withdrawn = await updateSubmission(
      client,
      id,
      `status = 'rejected', withdrawn_at = now(), decided_at = now(), decided_by = null, admin_notes = $2`,
      [texts[locale].submissionLink.withdrawnNote],
    )
    await recordAudit(client, { action: 'submissionWithdrawn', username: null, subject: id, details: title })
    return withdrawn
  })
})
