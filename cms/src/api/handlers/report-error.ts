import { storeErrorReport } from '../../features/visits/error-reports.ts'
import type { Handler } from '../endpoint.ts'
import { done } from '../../platform/outcome.ts'
import { storeOnce } from '../store-once.ts'

const endpoint = 'POST /api/errors'

export const reportError: Handler<typeof endpoint> = async (call) => {
  const stored = await storeOnce(endpoint, 'errors', call, async (client) => {
    await storeErrorReport(client, call.body)
    return null
  })
  return stored.kind === 'refused' ? stored : done(204, null)
}
