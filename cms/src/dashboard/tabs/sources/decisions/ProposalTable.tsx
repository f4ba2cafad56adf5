import type { ReactNode } from 'react'
import { asGroup, asRow, ColumnHead, Table, Cell, SecondLine, TwoLines } from '../../../list/Table.tsx'
import { useText } from '../../../ui/text.tsx'
import type { Proposal } from '@cyberluach/api/proposals'
import type { ProposalKind, Verdict } from '@cyberluach/core/sources/sources'
import { startOfDay } from '@cyberluach/core/dates/zoned-time'
import { Ago } from '../../../ui/Ago.tsx'
import { Button } from '../../../ui/Button.tsx'
import { StatusBadge } from '../../../ui/Badge.tsx'
import { UserText } from '../../../ui/UserText.tsx'
import { RowToggle } from '../../../list/RowToggle.tsx'
import { EventDate, EventType } from '../../../list/EventCells.tsx'
import { RowFrame } from '../list/SourceTable.tsx'
import {
  actWords,
  mainVerdicts,
  titleOfProposal,
  changedClaim,
  compareClaims,
  partOf,
  placeWords,
} from './proposal-words.ts'
import type { Deciding } from './use-deciding.ts'
import { localText } from '@cyberluach/i18n/event-words'

/** The columns of what waits for a decision, for its rows. */
export const proposalColumns = {
  columns: [{ name: 'name' }, { name: 'date' }, { name: 'sent' }, { name: 'actions' }],
  isSelectable: false,
} as const

/** What waits, with its heads. */
export function ProposalTable({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  const words = useText().t.decisions
  return (
    <Table aria-label={words.caption} aria-busy={isBusy || undefined}>
      <thead {...asGroup} className="max-md:sr-only">
        <tr {...asRow}>
          <ColumnHead column="name" isEvent>
            {words.columns.event}
          </ColumnHead>
          <ColumnHead column="date" isEvent>
            {words.columns.date}
          </ColumnHead>
          <ColumnHead column="sent" isEvent>
            {words.columns.source}
          </ColumnHead>
          <ColumnHead column="actions" isEvent>
            {words.columns.actions}
          </ColumnHead>
        </tr>
      </thead>
      {children}
    </Table>
  )
}

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
            <RowToggle
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

/** In short what a decision is about: where a new event is, which event it may be, or what would change. */
export function ProposalHint({ proposal }: { proposal: Proposal }) {
  const language = useText()
  const { t, locale } = language
  const { kind, statement, candidates, event, fields } = proposal
  if (kind === 'new' || kind === 'vanished')
    return (
      <>
        {statement.eventType && <EventType type={statement.eventType} />}
        <UserText text={placeWords(statement, language)} />
      </>
    )
  const known = kind === 'pair' ? candidates[0]?.event : event
  if (!known) return null
  if (kind === 'change') {
    const parts = new Set(fields.map(({ field }) => partOf(field)))
    const [change] = compareClaims(changedClaim(known.statement, fields), known.statement, language).filter(
      ({ part, one, other }) => parts.has(part) && one !== other,
    )
    if (!change) return null
    return (
      <span className="flex min-w-0 gap-1">
        <span className="shrink-0">{t.decisions.fields[change.part]}:</span>
        <UserText text={change.one || t.decisions.nothing} isCut />
      </span>
    )
  }
  return <UserText text={localText(locale, known.statement.title, known.statement.titleHe).text} />
}
