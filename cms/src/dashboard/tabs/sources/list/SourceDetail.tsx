import type { ManagedSource, SourceRun } from '@cyberluach/api/sources'
import { Eye, Gavel, Pencil, PencilLine, Power, RefreshCw, Trash2, ExternalLink, Info, History } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { Button, NewTabLink } from '../../../ui/Button.tsx'
import { useText } from '../../../ui/text.tsx'
import { Panel, Panels, Fact, Facts } from '../../../list/Panel.tsx'
import { SourceForm } from '../form/SourceForm.tsx'
import { sourceChanges, sourceValuesOf } from '../form/source-form.ts'
import { formOfSource, useSourceForm } from '../form/use-source-form.ts'
import { PreviewPart, SourceErrorAlert } from '../preview/PreviewPart.tsx'
import { usePreview } from '../preview/use-question.ts'
import { troubleOf, everyWords, countedWords } from '../source-words.ts'
import { type SourceMutations, useRuns } from '../use-sources.ts'
import { countryLabel } from '@cyberluach/i18n/format'
import { needsPermission } from '@cyberluach/core/sources/sources'
import { LatinText, UserText } from '../../../ui/UserText.tsx'
import { Ago } from '../../../ui/time.tsx'
import { Skeleton, FailureLine } from '../../../ui/Layout.tsx'
import { StatusBadge } from '../../../ui/marks.tsx'
import { FoldedRows } from '../preview/PreviewRows.tsx'

type Props = {
  source: ManagedSource
  writing: SourceMutations
  isEditing: boolean
  setEditing: (isEditing: boolean) => void
  askToDelete: (source: ManagedSource) => void
  decide: (source: ManagedSource) => void
}

/** An open list: what is the matter with it, what it brought, what it is, and what can be done. */
export function SourceDetail({ source, writing, isEditing, setEditing, askToDelete, decide }: Props) {
  const { t, say } = useText()
  const words = t.sources.acts
  const preview = usePreview()
  const { isRunning, running } = writing
  const { id, isOn, isSyncing, waiting, lastRun } = source
  const trouble = troubleOf(source)
  const isAsking = running?.act === 'sync' && running.id === id
  if (isEditing) return <Editing source={source} writing={writing} close={() => setEditing(false)} />
  return (
    <div className="grid gap-4">
      {trouble && <SourceErrorAlert reason={trouble} detail={lastRun?.detail ?? null} />}
      <PreviewPart current={preview.current} trust={source.trust} close={preview.close} />
      <Panels of="edit">
        <RunsPanel source={source} />
        <AboutPanel source={source}>
          <div className="mt-3.5 flex flex-wrap gap-2 border-t border-line pt-3">
            {waiting > 0 && (
              <Button isTallOnPhone kind="primary" icon={Gavel} onClick={() => decide(source)}>
                {say(words.decide, { n: waiting })}
              </Button>
            )}
            <Button
              isTallOnPhone
              icon={RefreshCw}
              isDisabled={isRunning && !isAsking}
              isRunning={isSyncing || isAsking}
              onClick={() => void writing.sync(source)}
            >
              {words.sync}
            </Button>
            <Button
              isTallOnPhone
              icon={Eye}
              data-part="ask-preview"
              isRunning={preview.current.state === 'running'}
              onClick={() => void preview.ask({ id })}
            >
              {words.preview}
            </Button>
            <Button isTallOnPhone icon={Pencil} isDisabled={isRunning} onClick={() => setEditing(true)}>
              {words.edit}
            </Button>
            <Button isTallOnPhone icon={Power} isDisabled={isRunning} onClick={() => void writing.turn(source, !isOn)}>
              {isOn ? words.turnOff : words.turnOn}
            </Button>
            <Button
              isTallOnPhone
              kind="warned"
              icon={Trash2}
              isDisabled={isRunning}
              onClick={() => askToDelete(source)}
            >
              {words.remove}
            </Button>
          </div>
        </AboutPanel>
      </Panels>
    </div>
  )
}

type EditingProps = Pick<Props, 'source' | 'writing'> & { close: () => void }

function Editing({ source, writing, close }: EditingProps) {
  const words = useText().t.sources.form
  const part = useRef<HTMLDivElement>(null)
  const form = useSourceForm({
    form: formOfSource(source.id),
    id: source.id,
    before: sourceValuesOf(source),
    save: (edit) => writing.edit(source, sourceChanges(edit)),
  })
  // What was pressed is gone with the rest of the row.
  useEffect(() => part.current?.querySelector<HTMLElement>('input')?.focus(), [])
  return (
    <div ref={part}>
      <Panel part="edit" icon={PencilLine} title={words.editTitle}>
        <SourceForm form={form} id={source.id} isRunning={writing.isRunning} onSaved={close} close={close} />
      </Panel>
    </div>
  )
}

/** Where a list is, whose it is, and what becomes of what it says; what can be done with it stands below. */
export function AboutPanel({ source, children }: { source: ManagedSource; children: ReactNode }) {
  const language = useText()
  const { t, say } = language
  const words = t.sources.about
  const { address, kind, licence, credit, creditUrl, mayPassOn, trust, everyHours, eventType } = source
  const { records, events } = source
  const stored = [
    ...(records > 0 ? [say(words.keptRows, { n: records })] : []),
    ...(events > 0 ? [say(words.keptEvents, { n: events })] : []),
  ]
  const { city, country, timeZone, organizer, tags } = source
  const year = (source.lastRun?.endedAt ?? source.nextRunAt ?? '').slice(0, 4)
  const filledIn = [
    ...[city, country && countryLabel(language.locale, country), timeZone, organizer, tags].filter(Boolean),
    ...(source.language ? [t.sources.languages[source.language]] : []),
  ]
  return (
    <Panel part="contact" icon={Info} title={words.title}>
      <Facts columns={2}>
        <Fact label={words.address} full>
          <Outside href={address.replaceAll('{year}', year)} text={address} />
        </Fact>
        <Fact label={words.kind}>{t.sources.kinds[kind]}</Fact>
        <Fact label={words.every}>{everyWords(everyHours, language)}</Fact>
        <Fact label={words.trust}>{t.sources.trusts[trust]}</Fact>
        <Fact label={words.eventType}>{eventType ? t.common.types[eventType] : words.asStated}</Fact>
        {filledIn.length > 0 && <Fact label={words.defaults}>{filledIn.join(' · ')}</Fact>}
        {(['leaveOut', 'onlyWith'] as const).map(
          (name) =>
            source[name] && (
              <Fact key={name} label={t.sources.form[name]}>
                <UserText text={source[name]} />
              </Fact>
            ),
        )}
        <Fact label={words.licence}>{licence ? <LatinText text={licence} /> : words.none}</Fact>
        <Fact label={words.mayPassOn}>{mayPassOn ? words.yes : words.no}</Fact>
        <Fact label={words.credit} full>
          {creditUrl ? (
            <Outside href={creditUrl} text={credit ?? creditUrl} />
          ) : credit ? (
            <UserText text={credit} />
          ) : (
            words.none
          )}
        </Fact>
        <Fact label={words.kept}>{stored.join(', ') || words.nothingKept}</Fact>
        {needsPermission(kind) && (
          <Fact label={words.permission}>{source.hasPermission ? words.hasPermission : words.no}</Fact>
        )}
      </Facts>
      {children}
    </Panel>
  )
}

function Outside({ href, text }: { href: string; text: string }) {
  return (
    <NewTabLink href={href} rel="noopener noreferrer nofollow" icon={<ExternalLink className="flex-none" size={14} />}>
      <UserText text={text} />
    </NewTabLink>
  )
}

const statusOfOutcome = {
  changed: 'approved',
  unchanged: 'quiet',
  degraded: 'pending',
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
          <Skeleton width="60%" height={13} />
          <Skeleton width="48%" height={13} />
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
  const { leftOut = [], notRead = [] } = Object.groupBy(refused, (row) =>
    row.reason === 'leftOut' ? 'leftOut' : 'notRead',
  )
  return (
    <li className="grid gap-0.5 border-t border-line py-2 first:border-t-0 first:pt-0 last:pb-0">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <StatusBadge status={statusOfOutcome[outcome]}>{words.outcomes[outcome]}</StatusBadge>
        <Ago iso={endedAt} />
        <span className="text-ink-3">{words.triggers[trigger]}</span>
      </p>
      {reason && <p className="font-medium">{words.reasons[reason]}</p>}
      {outcome !== 'failed' && <p className="text-ink-2">{countedWords(run, language)}</p>}
      <FoldedRows title={say(words.runs.notRead, { n: counts.refused })} rows={notRead} />
      <FoldedRows title={say(words.brought.leftOut, { n: counts.leftOut })} rows={leftOut} />
    </li>
  )
}
