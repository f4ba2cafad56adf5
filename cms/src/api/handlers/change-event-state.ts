import { changeEventState as endpoint } from '@cyberluach/api/change-event'
import { changeState } from '../../features/events/manage/change-state.ts'
import { done } from '../../platform/outcome.ts'
import { handle } from '../endpoint.ts'

export const changeEventState = handle(endpoint, async ({ params, query, body, services, signedIn }) => {
  const looked = { id: params.id, version: query.version }
  const changed = await changeState({ services, user: signedIn.user }, looked, body)
  return 'kind' in changed ? changed : done(200, changed)
})
