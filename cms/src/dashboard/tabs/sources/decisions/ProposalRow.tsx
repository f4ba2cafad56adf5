'use client'

import type { Proposal } from '@cyberluach/api/proposals'
import type { ProposalKind, Verdict } from '@cyberluach/core/sources/sources'
import { startOfDay } from '@cyberluach/core/dates/zoned-time'
import type { ReactNode } from 'react'

import { Ago } from '../../../ui/Ago.tsx'
import { Button } from '../../../ui/Button.tsx'
import { StatusBadge } from '../../../ui/StatusBadge.tsx'
import { UserText } from '../../../ui/UserText.tsx'
import { useText } from '../../../text/TextContext.tsx'
import { Opener } from '../../queue/Opener.tsx'
import { Cell } from '../../queue/TableParts.tsx'
import { SecondLine, TwoLines } from '../../queue/TwoLines.tsx'
import { EventDate } from '../../submissions/EventDate.tsx'
import { RowFrame } from '../list/RowFrame.tsx'
import { actWords, mainVerdicts, titleOfProposal } from './proposal-words.ts'
import { ProposalHint } from './ProposalHint.tsx'
import { proposalColumns } from './ProposalTable.tsx'
import type { Deciding } from './use-deciding.ts'

/** The colours of a kind, by those of the queues. */
const statusOfKind: Record<ProposalKind, string> = {
  new: 'approved',
  pair: 'pending',
  change: 'pending',
  vanished: 'rejected',
}

type Props = {
  proposal: Proposal
  isOpen: boolean
  toggle: (id: string) => void
  running: Deciding
  decide: (verdict: Verdict) => void
  children: ReactNode
}

/** Something that waits for a decision: what it is, what the source says in short, and the two answers. */
export function ProposalRow({ proposal, isOpen, toggle, running, decide, children }: Props) {
  const language = useText()
  const { t, say, timeZone } = language
  const words = t.decisions
  const { id, kind, statement, source, lastSeenAt } = proposal
  const { startDay, endDay, startsAt, endsAt } = statement
  const title = titleOfProposal(proposal, language)
  const { yes, no } = mainVerdicts(kind)
  return (
    <RowFrame
      id={id}
      isOpen={isOpen}
      definition={proposalColumns}
      toggle={toggle}
      cells={
        <>
          <Cell column="name">
            <Opener
              id={id}
              isOpen={isOpen}
              toggle={toggle}
              title={title}
              first={<UserText text={title} />}
              second={
                <>
                  <StatusBadge status={statusOfKind[kind]}>{words.kinds[kind]}</StatusBadge>
                  <ProposalHint proposal={proposal} />
                </>
              }
            />
          </Cell>
          <Cell column="date">
            <EventDate
              submission={{
                startDate: startsAt ?? startOfDay(startDay, timeZone),
                endDate: endsAt ?? startOfDay(endDay, timeZone),
                allDay: startsAt === null,
              }}
            />
          </Cell>
          <Cell column="sent">
            <TwoLines>
              <span>
                <UserText text={source.name} isCut />
              </span>
              <SecondLine>
                <Ago iso={lastSeenAt} />
              </SecondLine>
            </TwoLines>
          </Cell>
          <Cell column="actions">
            {!isOpen && (
              <div className="flex flex-wrap gap-x-1.5 gap-y-3.5">
                {[yes, no].map((verdict) => (
                  <Button
                    key={verdict}
                    size="xs"
                    className="max-md:min-h-control max-md:flex-1 max-md:text-(length:--text-sm)"
                    label={say(words.actOne, { act: actWords(t, kind, verdict), title })}
                    isDisabled={running !== null}
                    isRunning={running?.id === id && running.verdict === verdict}
                    onClick={() => decide(verdict)}
                  >
                    {actWords(t, kind, verdict)}
                  </Button>
                ))}
              </div>
            )}
          </Cell>
        </>
      }
    >
      {children}
    </RowFrame>
  )
}
