import { listDecided as endpoint } from '@cyberluach/api/decide-sightings'
import { listDecided as list } from '../../features/sources/decide/list-proposals.ts'
import { done } from '../../platform/outcome.ts'
import { handle } from '../endpoint.ts'

export const listDecided = handle(endpoint, async ({ query, services }) =>
  done(200, await list(services.pool, query)),
)
