import { correctSubmission as endpoint } from '@cyberluach/api/submission-link'
import { recordAudit } from '../../features/audit/record-audit.ts'
import { changeLinked } from '../../features/submissions/change-linked.ts'
import { columnsOf } from '../../features/submissions/submission-columns.ts'
import { writeColumns } from '../../features/submissions/update-submission.ts'
import { handle } from '../endpoint.ts'

/** What was received first stays as it was; the same text again changes nothing. */
export const correctSubmission = handle(endpoint, (call) =>
  changeLinked(call, async (client, held) => {
    const columns = columnsOf(call.body, call.services.configuration.timeZone)
    const corrected = await writeColumns(client, held.id, columns, 'corrected_at')
    if (!corrected) return held
    await recordAudit(client, {
      action: 'submissionCorrected',
      username: null,
      subject: held.id,
      details: call.body.title,
    })
    return corrected
  }),
)
