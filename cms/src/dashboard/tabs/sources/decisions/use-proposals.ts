import { call } from '@cyberluach/api/client'
import type { Proposals } from '@cyberluach/api/proposals'
import type { ProposalKind } from '@cyberluach/core/sources/sources'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

import { storedToken } from '../../../../session/session.ts'
import { usePolling, summaryKey } from '../../../frame/polling.ts'
import { secondsBetweenPolls, useListPage } from '../../../list/use-list-page.ts'

const proposalsKey = ['proposals'] as const
const decidedKey = ['decided-proposals'] as const

export type ProposalFilter = { kind: ProposalKind | ''; source: string; part: 'ahead' | 'over' }

export const allProposals: ProposalFilter = { kind: '', source: '', part: 'ahead' }

/** A page of what waits for a decision, best first. */
export function useProposals() {
  const client = useQueryClient()
  const { update, ...shown } = useListPage<ProposalFilter, Proposals>({
    key: proposalsKey,
    all: allProposals,
    read: ({ kind, source, part }, window, signal) =>
      call('GET /api/sys/mgmt/proposals', {
        query: { kind: kind || undefined, source: source || undefined, part, ...window },
        token: storedToken() ?? '',
        signal,
      }),
  })
  /** Takes out of the list what was decided about. */
  const forget = useCallback((id: string) => update((known) => without(known, id)), [update])
  const readAgain = useCallback(async () => {
    const keys = [proposalsKey, decidedKey, summaryKey, ['sources'], ['managed-events']]
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
  }, [client])

  // The last decision about a page leaves the one before it.
  const { page, list, isReading, turnTo } = shown
  if (page > 0 && !isReading && list?.proposals.length === 0) turnTo(page - 1)
  return { ...shown, forget, readAgain }
}

export type ProposalList = ReturnType<typeof useProposals>

/** The last decisions, the latest first. */
export function useDecided() {
  return usePolling({
    key: decidedKey,
    read: (signal) =>
      call('GET /api/sys/mgmt/proposals/decided', {
        query: { limit: 50 },
        token: storedToken() ?? '',
        signal,
      }),
    seconds: secondsBetweenPolls,
  })
}

function without(known: Proposals, id: string): Proposals {
  const gone = known.proposals.find((proposal) => proposal.id === id)
  if (!gone) return known
  return {
    ...known,
    proposals: known.proposals.filter((proposal) => proposal !== gone),
    total: Math.max(0, known.total - 1),
    counts: { ...known.counts, [gone.kind]: Math.max(0, known.counts[gone.kind] - 1) },
  }
}
