import type { DecidedProposal } from '@cyberluach/api/proposals'
import { localText } from '@cyberluach/i18n/event-words'
import { formatDate } from '@cyberluach/i18n/format'
import { localePath } from '@cyberluach/i18n/locales'
import { Eye, History, Undo2 } from 'lucide-react'
import { type RefObject } from 'react'

import { Ago } from '../../../ui/time.tsx'
import { Button, NewTabLink } from '../../../ui/Button.tsx'
import { ListCard, Empty, FailureLine } from '../../../ui/Layout.tsx'
import { StatusBadge } from '../../../ui/marks.tsx'
import { UserText } from '../../../ui/UserText.tsx'
import { useShortcuts } from '../../../frame/shortcuts.tsx'
import { useText } from '../../../ui/text.tsx'
import { ListSkeleton } from '../../../list/List.tsx'
import { titleOfProposal } from './proposal-words.ts'
import type { ProposalDecisions } from './use-proposal-decisions.ts'
import { useDecided } from './use-proposals.ts'

type Props = { decisions: ProposalDecisions; list: RefObject<HTMLDivElement | null>; create?: () => void }

/** The last decisions: what, by whom and when; each can be taken back while nothing stands against it. */
export function DecidedView({ decisions, list, create }: Props) {
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
              <Decided
                key={`${decided.proposal.id} ${decided.decidedAt}`}
                decided={decided}
                decisions={decisions}
              />
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
            <p className="basis-full text-(length:--text-xs) text-ink-3">
              {words.decided.hindrances[hindrance]}
            </p>
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
