import { readLink as endpoint } from '@cyberluach/api/read-link'
import { readLink as read } from '../../features/sources/read-link/read-link.ts'
import { done, refused } from '../../platform/outcome.ts'
import { handle } from '../endpoint.ts'

/** Whom a limit of everybody together counts. */
const everybody = 'everybody'

export const readLink = handle(endpoint, async ({ body, services, address }) => {
  if (!services.configuration.readsLinks) return refused('notFound')
  if (address !== null) {
    const { limits } = services
    const wait = (await limits.take('readLinks', address)) ?? (await limits.take('readLinksOfAll', everybody))
    if (wait !== null) return refused('tooMany', { retryAfter: wait })
  }
  return done(200, await read(body.url, services))
})
