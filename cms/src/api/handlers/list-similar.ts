import { listSimilar as endpoint } from '@cyberluach/api/list-similar'
import { readSimilar } from '../../features/submissions/similar/read-similar.ts'
import { done } from '../../platform/outcome.ts'
import { handle } from '../endpoint.ts'

export const listSimilar = handle(endpoint, async ({ query, services }) =>
  done(200, await readSimilar(query.ids, services.configuration.timeZone)),
)
