import { approveSubmission as endpoint } from '@cyberluach/api/approve-submission'
import { decideOnce } from '../decide-once.ts'
import { handle } from '../endpoint.ts'

export const approveSubmission = handle(endpoint, async (call) => {
  const { params, query } = call
  const asked = { id: params.id, seen: query.corrected }
  return decideOnce(call, { endpoint: endpoint.name, request: { params, query } }, asked, { kind: 'approve' })
})
