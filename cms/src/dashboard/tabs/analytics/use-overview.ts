'use client'

import type { Analytics } from '@cyberluach/api/analytics'
import { call } from '@cyberluach/api/client'
import type { Timeframe } from '@cyberluach/api/timeframes'

import { storedToken } from '../../../session/session.ts'
import { usePolling } from '../../data/use-polling.ts'

export const overviewKey = (timeframe: Timeframe) => ['overview', timeframe] as const

/** What was measured in a period, read again every 30 seconds. The period before shows until a new one has come. */
export function useOverview(timeframe: Timeframe) {
  return usePolling({
    key: overviewKey(timeframe),
    read: (signal) => readOverview(timeframe, signal),
    seconds: 30,
    keepsPrevious: true,
  })
}

async function readOverview(timeframe: Timeframe, signal: AbortSignal): Promise<Analytics> {
  const answer = await call('GET /api/sys/stats/overview', {
    query: { timeframe },
    token: storedToken() ?? '',
    signal,
  })
  if (!('totalSessions' in answer)) throw new Error('The answer holds no figures')
  return answer
}
