'use client'

import { callWithTotal } from '@cyberluach/api/client'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

import { storedToken } from '../session/stored-session.ts'
import type { Submission } from './submission.ts'

export const submissionsKey = ['submissions'] as const
export const secondsBetweenPolls = 5

/** As many as the API gives at once. */
const most = 5000

export type SubmissionList = { submissions: Submission[]; total: number }

/** How up to date the list is: after two missed readings late, after a third, or without any list at all, lost. */
export type Liveness = { state: 'live' | 'late' | 'lost'; updatedAt: number | null }

/**
 * The event submissions, read again every five seconds while the page is visible. What has not changed keeps its
 * identity. To be used once: each use would poll by itself.
 */
export function useSubmissionPolling(): { list: SubmissionList | undefined; liveness: Liveness } {
  const { data, dataUpdatedAt, errorUpdatedAt, errorUpdateCount } = useQuery({
    queryKey: submissionsKey,
    queryFn: readSubmissions,
    refetchInterval: secondsBetweenPolls * 1000,
    refetchOnWindowFocus: 'always',
  })
  const [errorsBefore, setErrorsBefore] = useState(0)
  const isFailing = errorUpdatedAt > dataUpdatedAt
  useEffect(() => {
    if (!isFailing) setErrorsBefore(errorUpdateCount)
  }, [isFailing, errorUpdateCount])

  const missed = isFailing ? errorUpdateCount - errorsBefore : 0
  const isLost = missed >= 3 || (missed > 0 && !data)
  const state = isLost ? 'lost' : missed === 2 ? 'late' : 'live'
  return { list: data, liveness: { state, updatedAt: dataUpdatedAt || null } }
}

/** Unchanged lists come out of the browser's cache: the server answers 304 to their ETag. */
async function readSubmissions({ signal }: { signal: AbortSignal }): Promise<SubmissionList> {
  const { answer, total } = await callWithTotal('GET /api/sys/mgmt/submissions', {
    query: { kind: 'event', limit: most },
    token: storedToken() ?? '',
    signal,
  })
  return { submissions: answer, total: total ?? answer.length }
}
