import { syncSource as endpoint } from '@cyberluach/api/manage-sources'
import { syncNow } from '../../features/sources/manage/sync-now.ts'
import { done } from '../../platform/outcome.ts'
import { handle } from '../endpoint.ts'

export const syncSource = handle(endpoint, async ({ params, services, signedIn: { user } }) => {
  const syncing = await syncNow({ services, user }, params.id)
  return 'code' in syncing ? syncing : done(200, syncing)
})
