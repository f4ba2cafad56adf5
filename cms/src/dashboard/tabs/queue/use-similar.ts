'use client'

import { call } from '@cyberluach/api/client'
import type { Similar } from '@cyberluach/api/moderation'
import { useMemo } from 'react'

import { storedToken } from '../../../session/session.ts'
import { usePolling } from '../../data/use-polling.ts'
import { partsOf } from './read-queue.ts'
import { isMessage, type Submission } from './submission.ts'

const idsAtOnce = 100
const secondsBetweenPolls = 30

/** What each submission may repeat: an event of the calendar, another one that waits, or both. */
export type SimilarBySubmission = ReadonlyMap<string, readonly Similar[]>

/** What pending submissions may repeat. Nothing while nobody has said. */
export function useSimilar(submissions: readonly Submission[]): SimilarBySubmission {
  const ids = submissions
    .filter(({ status, eventType }) => status === 'pending' && !isMessage(eventType))
    .map(({ id }) => id)
    .toSorted()
  const { data } = usePolling({
    key: ['similar', ids.join()],
    read: (signal) => readSimilar(ids, signal),
    seconds: secondsBetweenPolls,
    keepsPrevious: true,
  })
  return useMemo(() => Map.groupBy(data ?? [], ({ submissionId }) => submissionId), [data])
}

async function readSimilar(ids: readonly string[], signal: AbortSignal): Promise<Similar[]> {
  const token = storedToken() ?? ''
  const answers = await Promise.all(
    partsOf(ids, idsAtOnce).map((part) =>
      call('GET /api/sys/mgmt/similar', { query: { ids: part.join() }, token, signal }),
    ),
  )
  return answers.flat()
}
