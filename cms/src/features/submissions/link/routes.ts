import * as submissionLinkApi from '@cyberluach/api/submission-link'
import { submissionOfLink, readLinked, changeLinked } from './linked-submission.ts'
import { handle } from '../../../platform/http/endpoint.ts'
import { done, refused } from '../../../platform/http/outcome.ts'
import { recordAudit } from '../../audit/audit.ts'
import { columnsOf, writeColumns, updateSubmission } from '../write-submission.ts'
import { askForChange, askForDetails, decideRequest } from './requests.ts'
import { readWaiting } from './request-rows.ts'
import { textsInBoth } from '../../texts/texts-for.ts'

const getSubmissionLink = handle(submissionLinkApi.getSubmissionLink, async (call) => {
  const id = submissionOfLink(call)
  if (typeof id !== 'string') return id
  const { pool, configuration } = call.services
  const linked = await readLinked(pool, id, configuration.timeZone)
  return linked ? done(200, linked) : refused('notFound')
})

/** What was received first stays as it was; the same text again changes nothing. */
const correctSubmission = handle(submissionLinkApi.correctSubmission, { limit: 'submissionLinks' }, (call) =>
  changeLinked(call, async (client, held) => {
    const columns = columnsOf(call.body, call.services.configuration.timeZone)
    const corrected = await writeColumns(client, held.id, columns, 'corrected_at')
    if (!corrected) return held
    const details = call.body.title
    await recordAudit(client, { action: 'submissionCorrected', username: null, subject: held.id, details })
    return corrected
  }),
)

const withdrawSubmission = handle(submissionLinkApi.withdrawSubmission, { limit: 'submissionLinks' }, async (call) => {
  const texts = await textsInBoth(call.services.pool)
  return changeLinked(call, async (client, { id, title, locale }) => {
    const withdrawn = await updateSubmission(
      client,
      id,
      `status = 'rejected', withdrawn_at = now(), decided_at = now(), decided_by = null, admin_notes = $2`,
      [texts[locale].submissionLink.withdrawnNote],
    )
    const details = title
    await recordAudit(client, { action: 'submissionWithdrawn', username: null, subject: id, details })
    return withdrawn
  })
})

const requestEventChange = handle(submissionLinkApi.requestEventChange, { limit: 'submissionLinks' }, askForChange)

const requestEventDetails = handle(submissionLinkApi.requestEventDetails, { limit: 'submissionLinks' }, askForDetails)

const listEventRequests = handle(submissionLinkApi.listEventRequests, async ({ services: { pool, configuration } }) =>
  done(200, await readWaiting(pool, configuration.timeZone)),
)

const decideEventRequest = handle(submissionLinkApi.decideEventRequest, async (call) => {
  const { params, body, services, signedIn } = call
  const decided = await decideRequest({ services, user: signedIn.user }, params.id, body.isGranted)
  return 'kind' in decided ? decided : done(200, decided)
})

export const submissionLinkRoutes = [
  getSubmissionLink,
  correctSubmission,
  withdrawSubmission,
  requestEventChange,
  requestEventDetails,
  listEventRequests,
  decideEventRequest,
] as const
