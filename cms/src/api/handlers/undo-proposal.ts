import { undoProposal as endpoint } from '@cyberluach/api/decide-sightings'
import { undoProposal as undo } from '../../features/sources/decide/undo-proposal.ts'
import { done } from '../../platform/outcome.ts'
import { handle } from '../endpoint.ts'

export const undoProposal = handle(endpoint, async ({ params, services, signedIn: { user } }) => {
  const proposal = await undo({ services, user }, params.id)
  return 'code' in proposal ? proposal : done(200, proposal)
})
