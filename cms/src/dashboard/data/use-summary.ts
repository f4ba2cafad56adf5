'use client'

import { call } from '@cyberluach/api/client'
import type { Summary } from '@cyberluach/api/summary'
import { useQuery } from '@tanstack/react-query'

import { storedToken } from '../../session/session.ts'
import { usePolling, type Liveness } from './use-polling.ts'

/** Invalidate it after a decision, so that the counts follow at once. */
export const summaryKey = ['summary'] as const

const secondsBetweenPolls = 5

/** Reads the counts of everything each five seconds, whichever tab is open. The frame does this, once. */
export function useSummaryPolling(): { summary: Summary | undefined; liveness: Liveness } {
  const { data, liveness } = usePolling({
    key: summaryKey,
    read: readSummary,
    seconds: secondsBetweenPolls,
    everywhere: true,
  })
  return { summary: data, liveness }
}

/** The counts as last read by the frame's polling; undefined until the first have come. */
export function useSummary(): Summary | undefined {
  return useQuery({ queryKey: summaryKey, queryFn: ({ signal }) => readSummary(signal), enabled: false }).data
}

function readSummary(signal: AbortSignal): Promise<Summary> {
  return call('GET /api/sys/mgmt/summary', { token: storedToken() ?? '', signal })
}
