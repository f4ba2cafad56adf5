import { decideProposal as endpoint } from '@cyberluach/api/decide-sightings'
import { decideProposal as decide } from '../../features/sources/decide/decide-proposal.ts'
import { done } from '../../platform/outcome.ts'
import { handle } from '../endpoint.ts'

export const decideProposal = handle(endpoint, async ({ params, body, services, signedIn: { user } }) => {
  const decided = await decide({ services, user }, params.id, body)
  return 'kind' in decided ? decided : done(200, decided)
})
