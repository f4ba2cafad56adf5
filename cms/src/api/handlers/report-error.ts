import { reportError as endpoint } from '@cyberluach/api/report-error'
import { storeErrorReport } from '../../features/visits/error-reports.ts'
import { handle } from '../endpoint.ts'
import { done } from '../../platform/outcome.ts'
import { storeOnce } from '../store-once.ts'

export const reportError = handle(endpoint, async (call) => {
  const stored = await storeOnce(endpoint.name, 'errors', call, async (client) => {
    await storeErrorReport(client, call.body)
    return null
  })
  return stored.kind === 'refused' ? stored : done(204, null)
})
