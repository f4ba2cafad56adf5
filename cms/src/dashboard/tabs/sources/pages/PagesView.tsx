import type { PageReport, WaitingText } from '@cyberluach/api/page-facts'
import { localText } from '@cyberluach/i18n/event-words'
import { formatDate } from '@cyberluach/i18n/format'
import { localePath } from '@cyberluach/i18n/locales'
import { Check, CircleCheck, ExternalLink, Eye, PowerOff, RotateCcw, Undo2, X } from 'lucide-react'
import { useState, type RefObject } from 'react'
import { useShortcuts } from '../../../frame/shortcuts.tsx'
import { ListSkeleton, useRowKeys } from '../../../list/List.tsx'
import { Choice } from '../../../list/ListTools.tsx'
import { Button, NewTabLink } from '../../../ui/Button.tsx'
import { focusWhenPresent, successorOf } from '../../../ui/focus.ts'
import { Alert, Empty, FailureLine, ListCard } from '../../../ui/Layout.tsx'
import { Ago } from '../../../ui/time.tsx'
import { LatinText, UserText } from '../../../ui/UserText.tsx'
import { useText } from '../../../ui/text.tsx'
import type { usePageFacts } from './use-page-facts.ts'

type Facts = ReturnType<typeof usePageFacts>
type Props = { facts: Facts; list: RefObject<HTMLDivElement | null> }

/** What the own pages of events told: the last night, the texts that wait, and the sites that fields came from. */
export function PagesView({ facts, list }: Props) {
  const { t, say } = useText()
  const words = t.sources.pages
  const { report, error } = facts
  const [host, setHost] = useState('')
  const hosts = [...new Set(report?.waiting.map((text) => text.host))]
  const isOfHost = hosts.includes(host)
  const waiting = report?.waiting.filter((text) => !isOfHost || text.host === host)

  const decide = async (texts: readonly WaitingText[], isAccepted: boolean) => {
    const [first] = texts
    if (!first) return
    const successor = successorOf(first.id)
    const isDone = await facts.decide(
      texts.map(({ id }) => id),
      isAccepted,
    )
    if (isDone) focusWhenPresent(() => successor() ?? list.current?.querySelector('[data-row], [data-part=empty]'))
  }
  const { keys, current } = useRowKeys({ list, openId: null, toggle: () => undefined })
  const answering = (isAccepted: boolean) => () =>
    void decide(waiting?.filter(({ id }) => id === current()) ?? [], isAccepted)
  useShortcuts({ ...keys, approve: answering(true), reject: answering(false) })

  return (
    <>
      {error !== null && <FailureLine title={words.failed} updatedAt={facts.liveness.updatedAt} retry={facts.retry} />}
      {report && !report.isOn && (
        <Alert kind="info" icon={PowerOff}>
          <b>{words.off}</b> {words.offText}
        </Alert>
      )}
      {report && <LastRun report={report} />}
      {hosts.length > 1 && (
        <div className="flex flex-wrap items-center gap-2.5">
          <Choice
            label={words.host}
            value={isOfHost ? host : ''}
            choose={setHost}
            options={[['', words.anyHost], ...hosts.map((one) => [one, one] as const)]}
          />
        </div>
      )}
      {waiting && waiting.length > 1 && (isOfHost || hosts.length === 1) && (
        <div className="flex flex-wrap gap-2.5" data-part="together">
          <Button icon={Check} kind="approve" isDisabled={facts.isRunning} onClick={() => void decide(waiting, true)}>
            {say(words.acceptAll, { n: waiting.length })}
          </Button>
          <Button icon={X} isDisabled={facts.isRunning} onClick={() => void decide(waiting, false)}>
            {say(words.refuseAll, { n: waiting.length })}
          </Button>
        </div>
      )}
      <ListCard ref={list}>
        {!waiting && error === null && <ListSkeleton label={words.loading} />}
        {waiting?.length === 0 && <Empty icon={CircleCheck} title={words.emptyTitle} text={words.emptyText} />}
        {waiting && waiting.length > 0 && (
          <ol className="m-0 list-none p-0" aria-label={words.caption}>
            {waiting.map((text) => (
              <Waiting key={text.id} text={text} isBusy={facts.isRunning} decide={(yes) => void decide([text], yes)} />
            ))}
          </ol>
        )}
      </ListCard>
      {report && report.hosts.length > 0 && <Hosts report={report} facts={facts} />}
    </>
  )
}

/** What the last night came to, and why something was not believed. */
function LastRun({ report: { lastRun, isOn } }: { report: PageReport }) {
  const { t, say } = useText()
  const words = t.sources.pages
  if (!lastRun) return isOn && <p className="text-ink-2">{words.never}</p>
  const { read, unchanged, filled, waiting, skipped, refused } = lastRun
  const [before = '', after = ''] = words.lastRun.split('{ago}')
  const counts = [
    say(words.read, { n: read }),
    ...(unchanged > 0 ? [say(words.unchanged, { n: unchanged })] : []),
    say(words.filled, { n: filled }),
    say(words.found, { n: waiting }),
    ...(skipped > 0 ? [say(words.skipped, { n: skipped })] : []),
  ]
  const reasons = { ...t.sources.reasons, ...words.reasons }
  return (
    <div className="text-ink-2" data-part="last-run">
      <p>
        {before}
        <Ago iso={lastRun.endedAt} />
        {after} · {counts.join(' · ')}
      </p>
      {refused.length > 0 && (
        <p className="text-(length:--text-xs) text-ink-3">
          {words.refused}: {refused.map(({ reason, count }) => `${reasons[reason]} (${count})`).join(' · ')}
        </p>
      )}
    </div>
  )
}

type WaitingProps = { text: WaitingText; isBusy: boolean; decide: (isAccepted: boolean) => void }

/** A text that a page says of its event, with the page, and the two answers. */
function Waiting({ text: { id, event, host, address, text, language }, isBusy, decide }: WaitingProps) {
  const { t, say, locale } = useText()
  const words = t.sources.pages
  const title = localText(locale, event.title, event.titleHe).text
  const quoted = say(words.quoted, { host, language: words.languages[language] })
  return (
    <li
      data-row={id}
      className="flex flex-wrap items-start gap-x-4 gap-y-2 border-t border-line px-4 py-3 first:border-t-0 focus-visible:-outline-offset-2"
    >
      <div className="min-w-0 flex-1 basis-72 wrap-anywhere">
        <p className="flex flex-wrap gap-x-3 font-semibold">
          <NewTabLink href={localePath(locale, event.path)} rel="noopener" icon={<Eye size={14} />}>
            <UserText text={title} />
          </NewTabLink>
          <span className="font-normal text-ink-3">{formatDate(locale, event.startDay)}</span>
        </p>
        <blockquote className="m-0 mt-1" lang={language}>
          <UserText text={text} />
        </blockquote>
        <p className="mt-1 text-(length:--text-xs) text-ink-3">
          <NewTabLink href={address} rel="noopener noreferrer" isSmall icon={<ExternalLink size={14} />}>
            {quoted}
          </NewTabLink>
        </p>
      </div>
      <div className="flex gap-1.5">
        <Button
          icon={Check}
          kind="approve"
          isTallOnPhone
          label={say(words.acceptOne, { title })}
          isDisabled={isBusy}
          onClick={() => decide(true)}
        >
          {words.accept}
        </Button>
        <Button
          icon={X}
          isTallOnPhone
          label={say(words.refuseOne, { title })}
          isDisabled={isBusy}
          onClick={() => decide(false)}
        >
          {words.refuse}
        </Button>
      </div>
    </li>
  )
}

/** The sites that fields were filled from: all of one is undone in one step, and it is read no more. */
function Hosts({ report, facts }: { report: PageReport; facts: Facts }) {
  const { t, say } = useText()
  const words = t.sources.pages
  return (
    <section aria-label={words.hosts}>
      <h3 className="mb-2 font-semibold">{words.hosts}</h3>
      <ListCard>
        <ul className="m-0 list-none p-0">
          {report.hosts.map(({ host, filled, isUndone }) => (
            <li
              key={host}
              className="flex flex-wrap items-center gap-x-4 gap-y-1.5 border-t border-line px-4 py-2 first:border-t-0"
            >
              <span className="min-w-0 flex-1 basis-48">
                <LatinText text={host} />{' '}
                <span className="text-ink-3">{isUndone ? words.isUndone : say(words.filledFrom, { n: filled })}</span>
              </span>
              <Button
                icon={isUndone ? RotateCcw : Undo2}
                isTallOnPhone
                label={say(isUndone ? words.againOne : words.undoOne, { host })}
                isDisabled={facts.isRunning}
                onClick={() => void facts.setHostReading(host, isUndone)}
              >
                {isUndone ? words.again : words.undo}
              </Button>
            </li>
          ))}
        </ul>
      </ListCard>
    </section>
  )
}
