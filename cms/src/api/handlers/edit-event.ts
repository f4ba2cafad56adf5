import { editEvent as endpoint } from '@cyberluach/api/change-event'
import { changeManaged } from '../../features/events/manage/write-managed.ts'
import { writtenDocument } from '../../features/events/manage/written-document.ts'
import { done } from '../../platform/outcome.ts'
import { handle } from '../endpoint.ts'

/** Mended days of an event make no move of it. */
export const editEvent = handle(endpoint, async ({ params, query, body, services, signedIn: { user } }) => {
  const { timeZone } = services.configuration
  const looked = { id: params.id, version: query.version }
  const changed = await changeManaged({ services, user }, looked, (held) =>
    writtenDocument(body, held, { timeZone, before: held.event.deadlines }),
  )
  return 'kind' in changed ? changed : done(200, changed)
})
