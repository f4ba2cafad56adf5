import { editSubmission as endpoint } from '@cyberluach/api/edit-submission'
import { eventTypes } from '@cyberluach/core/event'
import { recordAudit } from '../../features/audit/record-audit.ts'
import { holdPending } from '../../features/submissions/moderation.ts'
import { columnsOf } from '../../features/submissions/submission-columns.ts'
import { submissionOf } from '../../features/submissions/submission-rows.ts'
import { writeColumns } from '../../features/submissions/update-submission.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import { done, refused } from '../../platform/outcome.ts'
import { handle } from '../endpoint.ts'

/** What was received first stays as it was; the same again changes nothing. */
export const editSubmission = handle(endpoint, ({ params, query, body, services, signedIn }) => {
  const { timeZone } = services.configuration
  return inTransaction(async (client) => {
    const held = await holdPending(client, params.id, query.corrected)
    if ('kind' in held) return held
    if (!eventTypes.some((type) => type === held.eventType)) return refused('notFound')
    const columns = { ...columnsOf(body, timeZone), organizer_email: body.organizerEmail }
    const edited = await writeColumns(client, held.id, columns, 'edited_at')
    if (!edited) return done(200, submissionOf(held, timeZone))
    const { username } = signedIn.user
    await recordAudit(client, { action: 'submissionEdited', username, subject: held.id, details: body.title })
    return done(200, submissionOf(edited, timeZone))
  })
})
