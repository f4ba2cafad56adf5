import { createEvent as endpoint } from '@cyberluach/api/change-event'
import { documentOf } from '../../features/events/manage/event-document.ts'
import { createManaged } from '../../features/events/manage/write-managed.ts'
import { done } from '../../platform/outcome.ts'
import { handle } from '../endpoint.ts'

export const createEvent = handle(endpoint, async ({ body, services, signedIn: { user } }) =>
  done(201, await createManaged({ services, user }, { ...documentOf(body), state: 'scheduled' })),
)
