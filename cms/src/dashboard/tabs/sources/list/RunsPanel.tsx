'use client'

import type { ManagedSource, SourceRun } from '@cyberluach/api/sources'
import { History } from 'lucide-react'

import { Ago } from '../../../ui/Ago.tsx'
import { Bone } from '../../../ui/Bone.tsx'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import { FailureLine } from '../../../ui/FailureLine.tsx'
import { useText } from '../../../text/TextContext.tsx'
import { Panel } from '../../queue/Panel.tsx'
import { countedWords } from '../source-words.ts'
import { useRuns } from '../use-sources.ts'
import { RefusedRows } from './RefusedRows.tsx'

const statusOfOutcome = {
  changed: 'approved',
  unchanged: 'quiet',
  unwell: 'pending',
  failed: 'rejected',
} as const

/** What each of the last runs brought, and which rows were not read, with the reason. */
export function RunsPanel({ source }: { source: ManagedSource }) {
  const { failed, runs: words } = useText().t.sources
  const { data: runs, error, refetch, dataUpdatedAt } = useRuns(source)
  return (
    <Panel part="message" icon={History} title={words.title}>
      {error && <FailureLine title={failed} updatedAt={dataUpdatedAt || null} retry={refetch} />}
      {!runs && !error && (
        <div className="grid gap-2" aria-busy="true">
          <Bone width="60%" height={13} />
          <Bone width="48%" height={13} />
        </div>
      )}
      {runs?.length === 0 && <p className="text-ink-2">{words.none}</p>}
      {runs && runs.length > 0 && (
        <ol className="m-0 grid list-none gap-0 p-0">
          {runs.map((run) => (
            <Run key={run.id} run={run} />
          ))}
        </ol>
      )}
    </Panel>
  )
}

function Run({ run }: { run: SourceRun }) {
  const language = useText()
  const { t, say } = language
  const words = t.sources
  const { endedAt, trigger, outcome, reason, counts, refused } = run
  return (
    <li className="grid gap-0.5 border-t border-line py-2 first:border-t-0 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <StatusBadge status={statusOfOutcome[outcome]}>{words.outcomes[outcome]}</StatusBadge>
        <Ago iso={endedAt} />
        <span className="text-ink-3">{words.triggers[trigger]}</span>
      </p>
      {reason && <p className="font-medium">{words.reasons[reason]}</p>}
      {outcome !== 'failed' && <p className="text-ink-2">{countedWords(run, language)}</p>}
      {refused.length > 0 && (
        <details className="mt-0.5">
          <summary className="w-fit cursor-pointer text-ink-2 underline underline-offset-3 max-md:py-2.5">
            {say(words.runs.notRead, { n: counts.refused })}
          </summary>
          <div className="mt-2 grid gap-2 rounded-sm bg-sunken px-3 py-2.5">
            <RefusedRows rows={refused} />
          </div>
        </details>
      )}
    </li>
  )
}
