import { call } from '@cyberluach/api/client'
import type { Proposals } from '@cyberluach/api/proposals'
import type { ProposalKind } from '@cyberluach/core/sources/sources'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'

import { storedToken } from '../../../../session/session.ts'
import { usePolling } from '../../../frame/use-polling.ts'
import { summaryKey } from '../../../frame/summary.ts'
import { pageSize } from '../../../list/event-list.ts'

const proposalsKey = ['proposals'] as const
const decidedKey = ['decided-proposals'] as const

export type ProposalFilter = { kind: ProposalKind | ''; source: string }

export const allProposals: ProposalFilter = { kind: '', source: '' }

const secondsBetweenPolls = 15
/** While a row is open nothing moves below it. */
const secondsWhileOpen = 3600

/** A page of what waits for a decision, best first, which row is open, and what changes both. */
export function useProposals() {
  const client = useQueryClient()
  const [filter, setFilterOnly] = useState<ProposalFilter>(allProposals)
  const [page, setPage] = useState(0)
  const [openId, setOpenId] = useState<string | null>(null)
  const { data, liveness, isPrevious, error, retry } = usePolling({
    key: [...proposalsKey, filter, page],
    read: (signal) => readPage(filter, page, signal),
    seconds: openId === null ? secondsBetweenPolls : secondsWhileOpen,
    keepsPrevious: true,
  })

  const setFilter = useCallback((chosen: ProposalFilter) => {
    setFilterOnly(chosen)
    setPage(0)
    setOpenId(null)
  }, [])
  const turnTo = useCallback((chosen: number) => {
    setPage(chosen)
    setOpenId(null)
  }, [])
  const toggle = useCallback((id: string) => setOpenId((open) => (open === id ? null : id)), [])

  /** Takes out of the list what was decided about. */
  const forget = useCallback(
    async (id: string) => {
      // A reading that began before the decision would bring it back.
      await client.cancelQueries({ queryKey: proposalsKey })
      client.setQueriesData<Proposals>({ queryKey: proposalsKey }, (known) => known && without(known, id))
    },
    [client],
  )
  const readAgain = useCallback(async () => {
    const keys = [proposalsKey, decidedKey, summaryKey, ['sources'], ['managed-events']]
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
  }, [client])

  // The last decision about a page leaves the one before it.
  if (data && !isPrevious && page > 0 && data.proposals.length === 0) setPage(page - 1)

  return {
    filter,
    setFilter,
    page,
    turnTo,
    openId,
    setOpenId,
    toggle,
    list: data,
    liveness,
    isReading: isPrevious,
    error,
    retry,
    forget,
    readAgain,
  }
}

export type ProposalList = ReturnType<typeof useProposals>

/** The last decisions, the latest first. */
export function useDecided() {
  return usePolling({
    key: decidedKey,
    read: (signal) =>
      call('GET /api/sys/mgmt/sightings/decided', {
        query: { limit: 50 },
        token: storedToken() ?? '',
        signal,
      }),
    seconds: secondsBetweenPolls,
  })
}

function readPage({ kind, source }: ProposalFilter, page: number, signal: AbortSignal): Promise<Proposals> {
  return call('GET /api/sys/mgmt/sightings', {
    query: {
      kind: kind || undefined,
      source: source || undefined,
      limit: pageSize,
      offset: page * pageSize,
    },
    token: storedToken() ?? '',
    signal,
  })
}

function without(known: Proposals, id: string): Proposals {
  const gone = known.proposals.find((proposal) => proposal.id === id)
  if (!gone) return known
  return {
    proposals: known.proposals.filter((proposal) => proposal !== gone),
    total: Math.max(0, known.total - 1),
    counts: { ...known.counts, [gone.kind]: Math.max(0, known.counts[gone.kind] - 1) },
  }
}
