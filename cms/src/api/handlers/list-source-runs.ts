import { listSourceRuns as endpoint } from '@cyberluach/api/manage-sources'
import { listRuns } from '../../features/sources/manage/list-sources.ts'
import { done, refused } from '../../platform/outcome.ts'
import { handle } from '../endpoint.ts'

export const listSourceRuns = handle(endpoint, async ({ params, services }) => {
  const runs = await listRuns(services.pool, params.id)
  return runs ? done(200, runs) : refused('notFound')
})
