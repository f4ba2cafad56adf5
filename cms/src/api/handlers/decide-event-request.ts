import { decideEventRequest as endpoint } from '@cyberluach/api/event-requests'
import { decideRequest } from '../../features/submissions/requests/decide-request.ts'
import { done } from '../../platform/outcome.ts'
import { handle } from '../endpoint.ts'

export const decideEventRequest = handle(endpoint, async ({ params, body, services, signedIn: { user } }) => {
  const decided = await decideRequest({ services, user }, params.id, body.isGranted)
  return 'kind' in decided ? decided : done(200, decided)
})
