import { rejectSubmission as endpoint } from '@cyberluach/api/reject-submission'
import { decideOnce } from '../decide-once.ts'
import { handle } from '../endpoint.ts'

export const rejectSubmission = handle(endpoint, async (call) => {
  const { params, body } = call
  const decision = { kind: 'reject', notes: body.notes } as const
  return decideOnce(call, { endpoint: endpoint.name, request: { params, body } }, { id: params.id }, decision)
})
