'use client'

import type { Proposals } from '@cyberluach/api/proposals'
import type { ManagedSource } from '@cyberluach/api/sources'
import { proposalKinds } from '@cyberluach/core/sources/sources'

import { Choice } from '../../../ui/Choice.tsx'
import { useText } from '../../../text/TextContext.tsx'
import type { ProposalFilter } from './use-proposals.ts'

type Props = {
  filter: ProposalFilter
  setFilter: (filter: ProposalFilter) => void
  counts: Proposals['counts'] | undefined
  sources: readonly ManagedSource[]
}

/** Which kind of decision, and of which list. */
export function ProposalTools({ filter, setFilter, counts, sources }: Props) {
  const words = useText().t.decisions
  const kinds = proposalKinds.map(
    (kind) => [kind, counts ? `${words.many[kind]} (${counts[kind]})` : words.many[kind]] as const,
  )
  return (
    <>
      <Choice
        label={words.kind}
        value={filter.kind}
        choose={(chosen) =>
          setFilter({ ...filter, kind: proposalKinds.find((kind) => kind === chosen) ?? '' })
        }
        options={[['', words.anyKind], ...kinds]}
      />
      {sources.length > 1 && (
        <Choice
          label={words.source}
          value={filter.source}
          choose={(source) => setFilter({ ...filter, source })}
          options={[['', words.anySource], ...sources.map(({ id, name }) => [id, name] as const)]}
        />
      )}
    </>
  )
}
