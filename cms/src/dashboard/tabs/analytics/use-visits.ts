'use client'

import { call } from '@cyberluach/api/client'

import { storedToken } from '../../../session/session.ts'
import { usePolling } from '../../data/use-polling.ts'

export const visitsKey = ['visits'] as const
export const secondsBetweenVisits = 10

/** The visits with a sign of life in the last five minutes, read again every ten seconds. Once in each tab. */
export function useVisits() {
  return usePolling({
    key: visitsKey,
    read: (signal) => call('GET /api/sys/stats/sessions', { token: storedToken() ?? '', signal }),
    seconds: secondsBetweenVisits,
  })
}
