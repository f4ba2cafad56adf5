import { editEvent as endpoint } from '@cyberluach/api/change-event'
import { documentOf } from '../../features/events/manage/event-document.ts'
import { changeManaged } from '../../features/events/manage/write-managed.ts'
import { done } from '../../platform/outcome.ts'
import { handle } from '../endpoint.ts'

/** Mended days of an event make no move of it. */
export const editEvent = handle(endpoint, async ({ params, query, body, services, signedIn: { user } }) => {
  const looked = { id: params.id, version: query.version }
  const changed = await changeManaged({ services, user }, looked, () => documentOf(body))
  return 'kind' in changed ? changed : done(200, changed)
})
