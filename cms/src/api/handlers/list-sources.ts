import { listSources as endpoint } from '@cyberluach/api/manage-sources'
import { listSources as list } from '../../features/sources/manage/list-sources.ts'
import { done } from '../../platform/outcome.ts'
import { handle } from '../endpoint.ts'

export const listSources = handle(endpoint, async ({ services }) =>
  done(200, await list(services.pool, new Date())),
)
