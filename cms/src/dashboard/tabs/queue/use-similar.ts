'use client'

import { call } from '@cyberluach/api/client'
import type { Similar } from '@cyberluach/api/list-similar'
import { useMemo } from 'react'

import { storedToken } from '../../../session/stored-session.ts'
import { usePolling } from '../../data/use-polling.ts'
import { partsOf } from './read-queue.ts'
import type { Submission } from './submission.ts'

const idsAtOnce = 100
const secondsBetweenPolls = 30

/** The events of the calendar that pending submissions may repeat, by submission. None while nobody has said. */
export function useSimilar(submissions: readonly Submission[]): ReadonlyMap<string, Similar> {
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
  return useMemo(() => new Map(data?.map((similar) => [similar.submissionId, similar])), [data])
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

function isMessage(eventType: string): boolean {
  return eventType === 'contact_message' || eventType === 'feedback'
}
