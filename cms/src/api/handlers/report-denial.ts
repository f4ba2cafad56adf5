import { reportDenial as endpoint } from '@cyberluach/api/report-denial'
import { recordAudit } from '../../features/audit/record-audit.ts'
import { handle } from '../endpoint.ts'
import { done, refused } from '../../platform/outcome.ts'
import { isOwnServer } from '../visitor-address.ts'

export const reportDenial = handle(endpoint, async ({ headers, address, services }) => {
  const { pool, limits, configuration } = services
  if (!isOwnServer(headers, configuration.port)) return refused('forbidden')
  // One visitor, or a crowd of them, must not fill the log with what can never be deleted from it.
  const wait =
    (await limits.take('denials', address ?? 'unknown')) ?? (await limits.take('denialsOfAll', 'everyone'))
  if (wait !== null) return refused('tooMany', { retryAfter: wait })
  await recordAudit(pool, { action: 'denied', username: null, subject: '/admin/login' })
  return done(204, null)
})
