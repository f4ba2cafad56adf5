import type { Proposal, Candidate } from '@cyberluach/api/proposals'
import { verdictsOf, type Verdict } from '@cyberluach/core/sources/sources'
import { localePath } from '@cyberluach/i18n/locales'
import { Columns2, ExternalLink, Eye, Gavel } from 'lucide-react'
import { Ago } from '../../../ui/time.tsx'
import { Button, NewTabLink } from '../../../ui/Button.tsx'
import { PhoneBar } from '../../../ui/Layout.tsx'
import { Kbd } from '../../../ui/marks.tsx'
import { useText, type Language } from '../../../ui/text.tsx'
import { Panel, Panels } from '../../../list/Panel.tsx'
import { Comparison } from './Comparison.tsx'
import {
  actWords,
  consequenceWords,
  lookedAt,
  mainVerdicts,
  questionWords,
  changedClaim,
  whenWords,
} from './proposal-words.ts'
import type { RunningDecision } from './use-proposal-decisions.ts'
import { localText } from '@cyberluach/i18n/event-words'
import { formatDate, formatPercent } from '@cyberluach/i18n/format'
import { lastPlaceWords } from '@cyberluach/i18n/places'
import { UserText } from '../../../ui/UserText.tsx'

type Props = {
  proposal: Proposal
  chosenId: string | undefined
  choose: (eventId: string) => void
  running: RunningDecision
  decide: (verdict: Verdict) => void
}

/** What a source says beside what the calendar says, and what can be decided about it. */
export function ProposalDetail({ proposal, chosenId, choose, running, decide }: Props) {
  const language = useText()
  const { t } = language
  const words = t.decisions
  const { id, kind, candidates, statement } = proposal
  const candidate = lookedAt(proposal, chosenId)
  const event = kind === 'pair' ? (candidate?.event ?? null) : proposal.event
  const { yes, no } = mainVerdicts(kind)
  return (
    <>
      <Panels of="edit">
        <Panel
          part="message"
          icon={Columns2}
          title={event ? words.compared : words.stated}
          aside={
            <span className="flex flex-wrap gap-x-4 gap-y-1">
              {statement.url && (
                <NewTabLink
                  href={statement.url}
                  rel="noopener noreferrer nofollow"
                  isSmall
                  icon={<ExternalLink size={14} />}
                >
                  {words.visit}
                </NewTabLink>
              )}
              {event?.isPublished && (
                <NewTabLink
                  href={localePath(language.locale, event.path)}
                  rel="noopener"
                  isSmall
                  icon={<Eye size={14} />}
                >
                  {words.eventPage}
                </NewTabLink>
              )}
            </span>
          }
        >
          {kind === 'pair' && candidates.length > 1 && (
            <Candidates
              name={`candidate-${id}`}
              candidates={candidates}
              chosenId={candidate?.event.id}
              choose={choose}
            />
          )}
          {kind === 'pair' && candidates.length === 1 && candidate && (
            <p className="mb-2 text-ink-2">{alikeWords(candidate, language)}</p>
          )}
          <Sides proposal={proposal} chosenId={chosenId} />
          <Doubts proposal={proposal} />
        </Panel>
        <Panel part="decision" icon={Gavel} title={questionWords(t, proposal)}>
          <ul className="m-0 grid list-none gap-3 p-0">
            {verdictsOf[kind].map((verdict) => (
              <li key={verdict}>
                <Act proposal={proposal} verdict={verdict} running={running} decide={decide} />
                <p className="mt-1 text-(length:--text-xs) text-ink-2">{consequenceWords(t, proposal, verdict)}</p>
              </li>
            ))}
          </ul>
          <Seen proposal={proposal} />
        </Panel>
      </Panels>
      <PhoneBar label={t.decision.title}>
        {[no, yes].map((verdict) => (
          <Act key={verdict} proposal={proposal} verdict={verdict} running={running} decide={decide} />
        ))}
      </PhoneBar>
    </>
  )
}

/** What the source says and what the calendar says; of a change, the event as it is and as it would be. */
function Sides({ proposal, chosenId }: { proposal: Proposal; chosenId: string | undefined }) {
  const { t, say } = useText()
  const words = t.decisions
  const { kind, statement, event, fields, source } = proposal
  const name = { source: source.name }
  if (kind === 'change' && event)
    return (
      <Comparison
        one={changedClaim(event.statement, fields)}
        oneTitle={say(words.says, name)}
        other={event.statement}
        otherTitle={words.calendar}
        statedBy={event.statedBy}
      />
    )
  const other = kind === 'pair' ? lookedAt(proposal, chosenId)?.event : event
  return (
    <Comparison
      one={statement}
      oneTitle={say(kind === 'vanished' || kind === 'leftOut' ? words.said : words.says, name)}
      other={other?.statement ?? null}
      otherTitle={words.calendar}
      {...(other && { statedBy: other.statedBy })}
    />
  )
}

/** What is not to be taken for a fact: days of which the list names others as well, and where the last edition was. */
function Doubts({ proposal: { statement, otherDay, lastPlace } }: { proposal: Proposal }) {
  const language = useText()
  const { t, say, locale } = language
  const { doubtful, noPlace } = t.decisions
  const days = whenWords(statement, language)
  return (
    <>
      {otherDay && (
        <p className="mt-2 rounded-sm bg-warning-soft px-3 py-2 text-on-warning-soft">
          <b className="font-semibold">{doubtful.badge}.</b>{' '}
          {say(doubtful.why, { days, other: formatDate(locale, otherDay) })}
        </p>
      )}
      {lastPlace && (
        <p className="mt-2 px-3 text-ink-2">
          {noPlace} {lastPlaceWords(language, lastPlace)}
        </p>
      )}
    </>
  )
}

type ActProps = Pick<Props, 'proposal' | 'running' | 'decide'> & { verdict: Verdict }

function Act({ proposal: { id, kind }, verdict, running, decide }: ActProps) {
  const { t } = useText()
  const { yes, no } = mainVerdicts(kind)
  const isRunning = running?.id === id && running.verdict === verdict
  const key = verdict === yes ? 'A' : verdict === no ? 'X' : null
  const takesAway = (kind === 'vanished' || kind === 'leftOut') && verdict === 'apply'
  return (
    <Button
      kind={takesAway ? 'warned' : verdict === yes ? 'primary' : 'secondary'}
      className="max-md:min-h-control max-md:w-full"
      isDisabled={running !== null && !isRunning}
      isRunning={isRunning}
      onClick={() => decide(verdict)}
    >
      {actWords(t, kind, verdict)}
      {key && (
        <Kbd on={verdict === yes && !takesAway ? 'action' : 'page'} className="max-md:hidden">
          {key}
        </Kbd>
      )}
    </Button>
  )
}

function Seen({ proposal: { firstSeenAt, lastSeenAt } }: { proposal: Proposal }) {
  const { seen } = useText().t.decisions
  return (
    <p className="mt-3 border-t border-line pt-2.5 text-(length:--text-xs) text-ink-3">
      {seen.split(/(\{first\}|\{last\})/).map((part, index) => {
        if (part === '{first}') return <Ago key={index} iso={firstSeenAt} />
        return part === '{last}' ? <Ago key={index} iso={lastSeenAt} /> : part
      })}
    </p>
  )
}

type CandidatesProps = {
  name: string
  candidates: readonly Candidate[]
  chosenId: string | undefined
  choose: (eventId: string) => void
}

/** Which events it may be, the best first; one is looked at. */
export function Candidates({ name, candidates, chosenId, choose }: CandidatesProps) {
  const language = useText()
  const { locale } = language
  return (
    <fieldset className="m-0 mb-3 grid gap-1 border-0 p-0">
      <legend className="mb-1 p-0 text-(length:--text-xs) text-ink-3">{language.t.decisions.candidates}</legend>
      {candidates.map((candidate) => {
        const { id, statement } = candidate.event
        return (
          <label
            key={id}
            className="flex min-h-control cursor-pointer items-center gap-2.5 rounded-sm border border-line px-3 py-1.5 has-checked:border-action has-checked:bg-hover"
          >
            <input
              className="size-4 flex-none accent-action"
              type="radio"
              name={name}
              value={id}
              checked={id === chosenId}
              onChange={() => choose(id)}
            />
            <span className="min-w-0 wrap-anywhere">
              <b className="font-semibold">
                <UserText text={localText(locale, statement.title, statement.titleHe).text} />
              </b>{' '}
              <span className="text-ink-2">{whenWords(statement, language)}</span>
              <span className="block text-(length:--text-xs) text-ink-3">{alikeWords(candidate, language)}</span>
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}

/** How alike, and what speaks for it. */
export function alikeWords({ score, why }: Candidate, { t, say }: Language): string {
  const words = t.decisions
  return [say(words.alike, { percent: formatPercent(score) }), ...why.map((one) => words.why[one])].join(' · ')
}
