import { previewSource as endpoint } from '@cyberluach/api/preview-source'
import { previewedOf } from '../../features/sources/manage/previewed.ts'
import { previewSource as preview } from '../../features/sources/sync/preview-source.ts'
import { done, refused } from '../../platform/outcome.ts'
import { handle } from '../endpoint.ts'

/** Whoever asks has our server ask others: not without end. */
export const previewSource = handle(endpoint, async ({ body, services, signedIn: { user } }) => {
  const retryAfter = await services.limits.take('sourcePreviews', user.id)
  if (retryAfter !== null) return refused('tooMany', { retryAfter })
  const source = await previewedOf(services.pool, body)
  return source ? done(200, await preview(services, source)) : refused('notFound')
})
