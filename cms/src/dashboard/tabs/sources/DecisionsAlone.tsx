'use client'

import { useRef, useState } from 'react'

import { useText } from '../../text/TextContext.tsx'
import { SectionHead } from '../../ui/SectionHead.tsx'
import { Segments } from '../../ui/Segments.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { DecidedView } from './decisions/DecidedView.tsx'
import { DecisionsView } from './decisions/DecisionsView.tsx'
import { ProposalTools } from './decisions/ProposalTools.tsx'
import { useDeciding } from './decisions/use-deciding.ts'
import { useProposals } from './decisions/use-proposals.ts'

const views = ['decisions', 'decided'] as const

/** What lists say and is to be decided about, without the lists. */
export function DecisionsAlone() {
  const { t } = useText()
  const words = t.sources
  const list = useRef<HTMLDivElement>(null)
  const [view, choose] = useState<(typeof views)[number]>('decisions')
  const proposals = useProposals()
  const deciding = useDeciding(proposals)
  const waiting = proposals.list
    ? Object.values(proposals.list.counts).reduce((sum, n) => sum + n, 0)
    : undefined
  return (
    <Stack>
      <SectionHead title={words.title} />
      <div className="flex flex-wrap items-center gap-2.5">
        <Segments
          label={words.view}
          value={view}
          choose={choose}
          segments={views.map((value) => ({
            value,
            label: words.views[value],
            count: { decisions: waiting, decided: undefined }[value],
          }))}
        />
        {view === 'decisions' && (
          <ProposalTools
            filter={proposals.filter}
            setFilter={proposals.setFilter}
            counts={proposals.list?.counts}
            sources={[]}
          />
        )}
      </div>
      {view === 'decisions' ? (
        <DecisionsView {...{ proposals, deciding, list }} />
      ) : (
        <DecidedView {...{ deciding, list }} />
      )}
    </Stack>
  )
}
