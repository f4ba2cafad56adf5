import { correctSubmission as endpoint } from '@cyberluach/api/submission-link'
import { recordAudit } from '../../features/audit/record-audit.ts'
import { changeLinked } from '../../features/submissions/change-linked.ts'
import { handle } from '../endpoint.ts'
import { columnsOf } from '../../features/submissions/submission-columns.ts'
import { submissionColumns, type SubmissionRow } from '../../features/submissions/submission-rows.ts'

/** What was received first stays as it was; the same text again changes nothing. */
export const correctSubmission = handle(endpoint, (call) =>
  changeLinked(call, async (client, held) => {
    const columns = columnsOf(call.body, call.services.configuration.timeZone)
    const names = Object.keys(columns)
    const places = names.map((_, index) => `$${index + 2}`)
    const { rows } = await client.query<SubmissionRow>(
      `update submissions s
       set ${names.map((name, index) => `${name} = ${places[index]}`).join(', ')},
         corrected_at = now(), updated_at = now()
       where s.id = $1 and (${names.map((name) => `s.${name}`).join(', ')}) is distinct from (${places.join(', ')})
       returning ${submissionColumns}`,
      [held.id, ...Object.values(columns)],
    )
    if (!rows[0]) return held
    await recordAudit(client, {
      action: 'submissionCorrected',
      username: null,
      subject: held.id,
      details: call.body.title,
    })
    return rows[0]
  }),
)
