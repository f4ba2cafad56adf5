import { correctSubmission as endpoint } from '@cyberluach/api/submission-link'
import { recordAudit } from '../../features/audit/record-audit.ts'
import { changeLinked } from '../../features/submissions/change-linked.ts'
import { handle } from '../endpoint.ts'
import { columnsOf } from '../../features/submissions/submission-columns.ts'

/** What was received first stays as it was; the same text again changes nothing. */
export const correctSubmission = handle(endpoint, (call) =>
  changeLinked(call, async (client, { id }) => {
    const columns = columnsOf(call.body, call.services.configuration.timeZone)
    const names = Object.keys(columns)
    const places = names.map((_, index) => `$${index + 2}`)
    const { rowCount } = await client.query(
      `update submissions s
       set ${names.map((name, index) => `${name} = ${places[index]}`).join(', ')},
         corrected_at = now(), updated_at = now()
       where s.id = $1 and (${names.map((name) => `s.${name}`).join(', ')}) is distinct from (${places.join(', ')})`,
      [id, ...Object.values(columns)],
    )
    if (rowCount === 0) return
    await recordAudit(client, {
      action: 'submissionCorrected',
      username: null,
      subject: id,
      details: call.body.title,
    })
  }),
)
