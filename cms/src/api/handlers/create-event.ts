import { createEvent as endpoint } from '@cyberluach/api/change-event'
import { createManaged } from '../../features/events/manage/write-managed.ts'
import { writtenDocument } from '../../features/events/manage/written-document.ts'
import { done } from '../../platform/outcome.ts'
import { handle } from '../endpoint.ts'

export const createEvent = handle(endpoint, async ({ body, services, signedIn: { user } }) => {
  const { timeZone } = services.configuration
  const created = await createManaged({ services, user }, async (adding) => {
    const written = await writtenDocument(body, adding, { timeZone, before: [] })
    return written.kind === 'refused' ? written : { ...written, state: 'scheduled' }
  })
  return 'kind' in created ? created : done(201, created)
})
