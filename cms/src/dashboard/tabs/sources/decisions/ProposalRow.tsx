import type { ReactNode } from 'react'
import {
  Cell,
  SecondLine,
  TwoLines,
  type TableDefinition,
  RowToggle,
  EventDate,
  EventType,
} from '../../../list/Table.tsx'
import { useText } from '../../../ui/text.tsx'
import type { Proposal } from '@cyberluach/api/proposals'
import type { ProposalKind, Verdict } from '@cyberluach/core/sources/sources'
import { startOfDay } from '@cyberluach/core/dates/zoned-time'
import { Ago } from '../../../ui/time.tsx'
import { Button } from '../../../ui/Button.tsx'
import { StatusBadge } from '../../../ui/marks.tsx'
import { UserText } from '../../../ui/UserText.tsx'
import { ListRow } from '../../../list/List.tsx'
import {
  actWords,
  mainVerdicts,
  titleOfProposal,
  changedClaim,
  compareClaims,
  partOf,
  placeWords,
} from './proposal-words.ts'
import type { RunningDecision } from './use-proposal-decisions.ts'
import { localText } from '@cyberluach/i18n/event-words'

export const proposalTable: TableDefinition = {
  columns: [
    { name: 'name', label: (t) => t.decisions.columns.event },
    { name: 'date', label: (t) => t.decisions.columns.date },
    { name: 'sent', label: (t) => t.decisions.columns.source },
    { name: 'actions', label: (t) => t.decisions.columns.actions },
  ],
  isEvent: true,
}

/** The colours of a kind, by those of the queues. */
const statusOfKind: Record<ProposalKind, string> = {
  new: 'approved',
  pair: 'pending',
  change: 'pending',
  vanished: 'rejected',
  leftOut: 'pending',
}

type Props = {
  proposal: Proposal
  isOpen: boolean
  toggle: (id: string) => void
  running: RunningDecision
  decide: (verdict: Verdict) => void
  children: ReactNode
}

/** Something that waits for a decision: what it is, what the source says in short, and the two answers. */
export function ProposalRow({ proposal, isOpen, toggle, running, decide, children }: Props) {
  const language = useText()
  const { t, say, timeZone } = language
  const words = t.decisions
  const { id, kind, statement, source, lastSeenAt, otherDay } = proposal
  const { startDay, endDay, startsAt, endsAt } = statement
  const title = titleOfProposal(proposal, language)
  const { yes, no } = mainVerdicts(kind)
  return (
    <ListRow
      id={id}
      isOpen={isOpen}
      table={proposalTable}
      toggle={toggle}
      cells={
        <>
          <Cell column="name">
            <RowToggle
              title={title}
              first={<UserText text={title} />}
              second={
                <>
                  <StatusBadge status={statusOfKind[kind]}>{words.kinds[kind]}</StatusBadge>
                  {otherDay && <StatusBadge status="pending">{words.doubtful.badge}</StatusBadge>}
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
    </ListRow>
  )
}

/** In short what a decision is about: where a new event is, which event it may be, or what would change. */
export function ProposalHint({ proposal }: { proposal: Proposal }) {
  const language = useText()
  const { t, locale } = language
  const { kind, statement, candidates, event, fields } = proposal
  if (kind === 'new' || kind === 'vanished' || kind === 'leftOut')
    return (
      <>
        {statement.eventType && <EventType type={statement.eventType} />}
        <span>{placeWords(statement, language)}</span>
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
      <span className="min-w-0 truncate">
        {t.decisions.fields[change.part]}: <UserText text={change.one || t.decisions.nothing} />
      </span>
    )
  }
  return <UserText text={localText(locale, known.statement.title, known.statement.titleHe).text} />
}
