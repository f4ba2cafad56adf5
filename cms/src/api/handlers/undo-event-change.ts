import { undoEventChange as endpoint } from '@cyberluach/api/change-event'
import { undoChange } from '../../features/events/manage/change-state.ts'
import { done } from '../../platform/outcome.ts'
import { handle } from '../endpoint.ts'

export const undoEventChange = handle(endpoint, async ({ params, body, services, signedIn: { user } }) => {
  const undone = await undoChange({ services, user }, params.id, body.change)
  return 'kind' in undone ? undone : done(200, undone)
})
