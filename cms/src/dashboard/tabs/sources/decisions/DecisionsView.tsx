import type { Proposal, Proposals, DecidedProposal } from '@cyberluach/api/proposals'
import { type Verdict, proposalKinds } from '@cyberluach/core/sources/sources'
import { CheckCheck, CircleCheck, Eye, History, Trash2, Undo2 } from 'lucide-react'
import { useState, type RefObject } from 'react'
import { flushSync } from 'react-dom'
import { Button, NewTabLink } from '../../../ui/Button.tsx'
import { AlertDialog } from '../../../ui/Dialog.tsx'
import { Empty, FailureLine, ListCard } from '../../../ui/Layout.tsx'
import { useRowStep } from '../../../frame/use-row-step.ts'
import { useShortcuts } from '../../../frame/shortcuts.tsx'
import { useText } from '../../../ui/text.tsx'
import { Pager } from '../../../list/Pager.tsx'
import { focusWhenPresent, neighbourOf, successorOf } from '../../../ui/focus.ts'
import { List, NoMatch, ListSkeleton, useRowKeys } from '../../../list/List.tsx'
import { mainVerdicts, namedEvent, titleOfProposal } from './proposal-words.ts'
import { ProposalDetail } from './ProposalDetail.tsx'
import { ProposalRow, proposalTable } from './ProposalRow.tsx'
import type { ProposalDecisions, RunningDecision } from './use-proposal-decisions.ts'
import { allProposals, type ProposalList, type ProposalFilter, useDecided } from './use-proposals.ts'
import type { ManagedSource } from '@cyberluach/api/sources'
import { Choice } from '../../../list/ListTools.tsx'
import { localText } from '@cyberluach/i18n/event-words'
import { formatDate } from '@cyberluach/i18n/format'
import { localePath } from '@cyberluach/i18n/locales'
import { Ago } from '../../../ui/time.tsx'
import { StatusBadge } from '../../../ui/marks.tsx'
import { UserText } from '../../../ui/UserText.tsx'

type Props = {
  proposals: ProposalList
  decisions: ProposalDecisions
  list: RefObject<HTMLDivElement | null>
  create?: () => void
}

/** What sources say and nobody has decided about, best first: after a decision the next one follows. */
export function DecisionsView({ proposals, decisions, list, create }: Props) {
  const language = useText()
  const { t, say } = language
  const words = t.decisions
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
    if (!isDone) return false
    flushSync(() => proposals.setOpenId(wasOpen ? next : (open) => (open === id ? null : open)))
    focusWhenPresent(successor)
    return true
  }
  /** What cannot be taken back is asked about first. */
  const [removed, setRemoved] = useState<Proposal | null>(null)
  const answer = (proposal: Proposal, verdict: Verdict) => {
    if (proposal.kind === 'leftOut' && verdict === 'apply') setRemoved(proposal)
    else void decide(proposal, verdict)
  }
  const answering = (side: 'yes' | 'no') => () => {
    const asked = current() ?? openId
    const proposal = found?.proposals.find(({ id }) => id === asked)
    if (proposal) answer(proposal, mainVerdicts(proposal.kind)[side])
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
            decide={(verdict) => answer(proposal, verdict)}
          >
            <ProposalDetail
              proposal={proposal}
              chosenId={chosen[proposal.id]}
              choose={(eventId) => setChosen((known) => ({ ...known, [proposal.id]: eventId }))}
              running={decisions.running}
              decide={(verdict) => answer(proposal, verdict)}
            />
          </ProposalRow>
        )}
      </List>
      <AlertDialog
        isOpen={removed !== null}
        isRunning={decisions.running !== null}
        title={
          removed ? say(words.actOne, { act: words.acts.leftOut.apply, title: titleOfProposal(removed, language) }) : ''
        }
        text={words.consequences.leftOut.apply}
        icon={Trash2}
        keep={t.sources.removal.keep}
        act={words.acts.leftOut.apply}
        confirm={async () => removed !== null && (await decide(removed, 'apply'))}
        close={() => {
          setRemoved(null)
          focusWhenPresent(() => list.current?.querySelector<HTMLElement>('[data-part=row], [data-part=empty]'))
        }}
      />
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
export function TogetherBar({ found: { certain, over }, filter, setFilter, running, decide }: TogetherBarProps) {
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
          <Button isTallOnPhone onClick={() => setFilter({ ...filter, kind: '', part: isFolded ? 'over' : 'ahead' })}>
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
        choose={(chosen) => setFilter({ ...filter, kind: proposalKinds.find((kind) => kind === chosen) ?? '' })}
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

type DecidedViewProps = {
  decisions: ProposalDecisions
  list: RefObject<HTMLDivElement | null>
  create?: () => void
}

/** The last decisions: what, by whom and when; each can be taken back while nothing stands against it. */
export function DecidedView({ decisions, list, create }: DecidedViewProps) {
  const words = useText().t.decisions.decided
  const { data, error, liveness, retry } = useDecided()
  useShortcuts({ ...(create && { create }), undo: decisions.undoLast })
  return (
    <>
      {error !== null && <FailureLine title={words.failed} updatedAt={liveness.updatedAt} retry={retry} />}
      <ListCard ref={list}>
        {!data && error === null && <ListSkeleton label={words.title} />}
        {data?.length === 0 && <Empty icon={History} title={words.emptyTitle} text={words.emptyText} />}
        {data && data.length > 0 && (
          <ol className="m-0 list-none p-0" aria-label={words.caption}>
            {data.map((decided) => (
              <Decided key={`${decided.proposal.id} ${decided.decidedAt}`} decided={decided} decisions={decisions} />
            ))}
          </ol>
        )}
      </ListCard>
    </>
  )
}

function Decided({ decided, decisions }: { decided: DecidedProposal; decisions: ProposalDecisions }) {
  const language = useText()
  const { t, say } = language
  const words = t.decisions
  const { proposal, verdict, decidedAt, decidedBy, undoneAt, mayUndo, hindrance, batch } = decided
  const title = batch
    ? say(words.together.decided[verdict === 'publish' ? 'certain' : 'over'], { n: batch.count })
    : titleOfProposal(proposal, language)
  const { running } = decisions
  const isRunning = running?.id === (batch?.id ?? proposal.id) && running.verdict === 'undo'
  const [undoneWords = '', after = ''] = words.decided.undone.split('{ago}')
  return (
    <li
      data-row={proposal.id}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line px-4 py-3 first:border-t-0 focus-visible:-outline-offset-2"
    >
      <div className="min-w-0 flex-1 basis-72 wrap-anywhere">
        <p className="font-semibold">
          <UserText text={title} />
        </p>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-0.5 text-(length:--text-xs) text-ink-3">
          {!batch && (
            <>
              <span>{words.kinds[proposal.kind]}</span>
              <UserText text={proposal.source.name} />
            </>
          )}
          <span>
            <Ago iso={decidedAt} /> · <bdi>{decidedBy ?? words.decided.bySystem}</bdi>
          </span>
          {undoneAt && (
            <b className="font-medium text-ink-2">
              {undoneWords}
              <Ago iso={undoneAt} />
              {after}
            </b>
          )}
        </p>
        {!batch && <Partners decided={decided} />}
      </div>
      <StatusBadge status={verdict === 'ignore' || undoneAt ? 'quiet' : 'approved'}>
        {proposal.kind === 'vanished' && verdict === 'apply'
          ? t.events.standings.cancelled
          : proposal.kind === 'leftOut' && verdict === 'apply'
            ? words.done.removed
            : decided.isMerged && !batch
              ? words.decided.merged
              : words.decided.verdicts[verdict]}
      </StatusBadge>
      {!undoneAt &&
        (mayUndo ? (
          <Button
            icon={Undo2}
            isTallOnPhone
            label={say(words.decided.undoOne, { title })}
            isDisabled={running !== null && !isRunning}
            isRunning={isRunning}
            onClick={() => void (batch ? decisions.undoTogether(batch.id) : decisions.undo(proposal.id))}
          >
            {words.undo}
          </Button>
        ) : (
          hindrance && (
            <p className="basis-full text-(length:--text-xs) text-ink-3">{words.decided.hindrances[hindrance]}</p>
          )
        ))}
    </li>
  )
}

/** The events that a decision names, with the way to each. */
function Partners({ decided: { about, verdict } }: { decided: DecidedProposal }) {
  const { t, locale } = useText()
  if (verdict === 'ignore' || about.length === 0) return null
  const [before = '', after = ''] = t.decisions.decided.about[verdict].split('{event}')
  return (
    <p className="mt-0.5 flex flex-wrap gap-x-3 text-(length:--text-xs) text-ink-2">
      {about.map(({ id, path, title, titleHe, startDay }) => (
        <span key={id}>
          {before}
          <NewTabLink href={localePath(locale, path)} rel="noopener" isSmall icon={<Eye size={14} />}>
            <UserText text={localText(locale, title, titleHe).text} /> · {formatDate(locale, startDay)}
          </NewTabLink>
          {after}
        </span>
      ))}
    </p>
  )
}
