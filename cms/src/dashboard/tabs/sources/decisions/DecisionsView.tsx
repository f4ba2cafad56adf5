import type { Proposal, Proposals } from '@cyberluach/api/proposals'
import { type Verdict, proposalKinds } from '@cyberluach/core/sources/sources'
import { CheckCheck, CircleCheck } from 'lucide-react'
import { useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../../ui/Button.tsx'
import { Empty, FailureLine } from '../../../ui/Layout.tsx'
import { useRowStep } from '../../../frame/use-row-step.ts'
import { useShortcuts } from '../../../frame/shortcuts.tsx'
import { useText } from '../../../ui/text.tsx'
import { Pager } from '../../../list/Pager.tsx'
import { focusWhenPresent, neighbourOf, successorOf } from '../../../ui/focus.ts'
import { List, NoMatch } from '../../../list/List.tsx'
import { useRowKeys } from '../../../list/use-row-keys.ts'
import { mainVerdicts, namedEvent } from './proposal-words.ts'
import { ProposalDetail } from './ProposalDetail.tsx'
import { ProposalRow, proposalTable } from './ProposalRow.tsx'
import type { ProposalDecisions, RunningDecision } from './use-proposal-decisions.ts'
import { allProposals, type ProposalList, type ProposalFilter } from './use-proposals.ts'
import type { ManagedSource } from '@cyberluach/api/sources'
import { Choice } from '../../../list/ListTools.tsx'

type Props = {
  proposals: ProposalList
  decisions: ProposalDecisions
  list: RefObject<HTMLDivElement | null>
  create?: () => void
}

/** What sources say and nobody has decided about, best first: after a decision the next one follows. */
export function DecisionsView({ proposals, decisions, list, create }: Props) {
  const words = useText().t.decisions
  /** Which of the candidates is looked at, where it is not the best. */
  const [chosen, setChosen] = useState<Record<string, string>>({})
  const { list: found, openId, toggle, filter, error } = proposals
  useRowStep({ openId, toggle, hasRow: (id) => found?.proposals.some((one) => one.id === id) ?? false })
  const { keys, current } = useRowKeys({ list, openId, toggle })

  const decide = async (proposal: Proposal, verdict: Verdict) => {
    const { id } = proposal
    const next = neighbourOf(id)
    const successor = successorOf(id)
    const wasOpen = openId === id
    const isDone = await decisions.decide(proposal, verdict, namedEvent(proposal, verdict, chosen[id]))
    if (!isDone) return
    flushSync(() => proposals.setOpenId(wasOpen ? next : (open) => (open === id ? null : open)))
    focusWhenPresent(successor)
  }
  const answering = (answer: 'yes' | 'no') => () => {
    const asked = current() ?? openId
    const proposal = found?.proposals.find(({ id }) => id === asked)
    if (proposal) void decide(proposal, mainVerdicts(proposal.kind)[answer])
  }
  useShortcuts({
    ...keys,
    ...(create && { create }),
    filter: () => list.current?.closest('section')?.querySelector('select')?.focus(),
    approve: answering('yes'),
    reject: answering('no'),
    undo: decisions.undoLast,
  })

  const decideTogether = async (what: 'certain' | 'over') => {
    if (!(await decisions.decideTogether({ what, source: filter.source }))) return
    if (filter.part === 'over') proposals.setFilter({ ...filter, part: 'ahead' })
    focusWhenPresent(() => list.current?.querySelector<HTMLElement>('[data-part=row], [data-part=empty]'))
  }

  const empty =
    filter.kind === '' && filter.source === '' && filter.part === 'ahead' ? (
      <Empty icon={CircleCheck} title={words.emptyTitle} text={words.emptyText} />
    ) : (
      <NoMatch words={words} clear={() => proposals.setFilter(allProposals)} />
    )
  return (
    <>
      {error !== null && (
        <FailureLine title={words.failed} updatedAt={proposals.liveness.updatedAt} retry={proposals.retry} />
      )}
      {found && (
        <TogetherBar
          found={found}
          filter={filter}
          setFilter={proposals.setFilter}
          running={decisions.running}
          decide={(what) => void decideTogether(what)}
        />
      )}
      <List
        ref={list}
        table={proposalTable}
        words={words}
        items={found?.proposals}
        hasFailed={error !== null}
        isBusy={proposals.isReading}
        empty={empty}
        foot={
          found && (
            <Pager
              page={proposals.page}
              count={found.proposals.length}
              total={found.total}
              isMore={false}
              isReading={proposals.isReading}
              turnTo={proposals.turnTo}
            />
          )
        }
      >
        {(proposal) => (
          <ProposalRow
            key={proposal.id}
            proposal={proposal}
            isOpen={openId === proposal.id}
            toggle={toggle}
            running={decisions.running}
            decide={(verdict) => void decide(proposal, verdict)}
          >
            <ProposalDetail
              proposal={proposal}
              chosenId={chosen[proposal.id]}
              choose={(eventId) => setChosen((known) => ({ ...known, [proposal.id]: eventId }))}
              running={decisions.running}
              decide={(verdict) => void decide(proposal, verdict)}
            />
          </ProposalRow>
        )}
      </List>
    </>
  )
}

type TogetherBarProps = {
  found: Proposals
  filter: ProposalFilter
  setFilter: (filter: ProposalFilter) => void
  running: RunningDecision
  decide: (what: 'certain' | 'over') => void
}

/** What can be decided about many at once: how many are certain, and how many are over, which are folded away. */
export function TogetherBar({
  found: { certain, over },
  filter,
  setFilter,
  running,
  decide,
}: TogetherBarProps) {
  const { t, say } = useText()
  const words = t.decisions.together
  const isFolded = filter.part === 'ahead'
  const isPublishing = certain > 0 && isFolded && (filter.kind === '' || filter.kind === 'new')
  if (!isPublishing && over === 0) return null
  const stateOf = (what: 'certain' | 'over') => {
    const isRunning = running?.id === what
    return { isRunning, isDisabled: running !== null && !isRunning, isTallOnPhone: true }
  }
  return (
    <div
      className="flex flex-wrap items-center gap-x-2.5 gap-y-2 rounded-md border border-line bg-surface px-3 py-2 max-md:[&>button]:flex-1 max-md:[&>button]:text-center"
      role="group"
      aria-label={words.label}
      data-part="together"
    >
      {isPublishing && (
        <Button icon={CheckCheck} kind="approve" {...stateOf('certain')} onClick={() => decide('certain')}>
          {say(words.publish, { n: certain })}
        </Button>
      )}
      {over > 0 && (
        <>
          <span className="flex-1 max-md:hidden" />
          <p className="text-ink-2 max-md:basis-full">{say(words.over, { n: over })}</p>
          <Button
            isTallOnPhone
            onClick={() => setFilter({ ...filter, kind: '', part: isFolded ? 'over' : 'ahead' })}
          >
            {isFolded ? words.show : words.hide}
          </Button>
          <Button {...stateOf('over')} onClick={() => decide('over')}>
            {say(words.ignore, { n: over })}
          </Button>
        </>
      )}
    </div>
  )
}

type ProposalToolsProps = {
  filter: ProposalFilter
  setFilter: (filter: ProposalFilter) => void
  counts: Proposals['counts'] | undefined
  sources: readonly ManagedSource[]
}

/** Which kind of decision, and of which list. */
export function ProposalTools({ filter, setFilter, counts, sources }: ProposalToolsProps) {
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
