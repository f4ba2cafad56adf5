import type { ManagedEvent, EventChange, EventDuplicates } from '@cyberluach/api/managed-events'
import type { DayKey } from '@cyberluach/core/dates/day-key'
import { localePath } from '@cyberluach/i18n/locales'
import { PencilLine, History, Undo2, Combine, Eye } from 'lucide-react'
import { EventLinks, Button, NewTabLink } from '../../ui/Button.tsx'
import { useText } from '../../ui/text.tsx'
import { Panel, Panels } from '../../list/Panel.tsx'
import { PublicCards } from '../../form/EventCard.tsx'
import { PageFactsPanel } from './PageFactsPanel.tsx'
import { EventForm } from './EventForm.tsx'
import { type RequestedState, StatePanel } from './StatePanel.tsx'
import { useChanges, useLastPlace, lastOf, changesKey, type EventMutations } from './use-events.ts'
import { useEventForm } from './event-form.ts'
import { beginningWords, changeLines, ChangedLine } from '../../list/ChangedLine.tsx'
import { Ago } from '../../ui/time.tsx'
import { Kbd } from '../../ui/marks.tsx'
import { formatDate } from '@cyberluach/i18n/format'
import { localText } from '@cyberluach/i18n/event-words'
import { useRef } from 'react'
import { focusWhenPresent } from '../../ui/focus.ts'
import { UserText } from '../../ui/UserText.tsx'
import { undoSeconds } from '@cyberluach/core/submissions/submission'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { callSignedIn } from '../../../session/session.ts'
import { useAttempt } from '../../session/SessionContext.tsx'
import { type ToastAction, useToast } from '../../ui/Toast.tsx'

type Props = {
  event: ManagedEvent
  today: DayKey
  writing: EventMutations
  requested: RequestedState | null
  ask: (requested: RequestedState | null) => void
  duplicate: (event: ManagedEvent) => void
}

/** An open event: its fields, how it stands, the cards that visitors see, and what was changed. */
export function EventDetail({ event, today, writing, requested, ask, duplicate }: Props) {
  const { t, locale } = useText()
  const words = t.events
  const changes = useChanges(event.id)
  const lastPlace = useLastPlace(event)
  const form = useEventForm({
    form: `event:${event.id}`,
    told: event,
    version: event.version,
    save: (body, version) => writing.edit(event, body, version),
  })
  return (
    <Panels of="edit">
      <Panel
        part="edit"
        icon={PencilLine}
        title={words.editTitle}
        aside={<EventLinks page={localePath(locale, event.url)} id={event.id} words={words} />}
      >
        <EventForm form={form} isRunning={writing.isRunning} saveLabel={words.save} lastPlace={lastPlace} />
      </Panel>
      <div className="grid content-start gap-4 max-lg:contents">
        <div className="max-lg:order-first">
          <StatePanel
            event={event}
            today={today}
            isRunning={writing.isRunning}
            requested={requested}
            ask={ask}
            change={async (change) => 'event' in (await writing.changeState(event, change))}
            duplicate={() => duplicate(event)}
          />
        </div>
        <DuplicatesPanel eventId={event.id} />
        <PageFactsPanel eventId={event.id} />
        <PublicCards card={form.card} />
        <HistoryPanel
          changes={changes}
          isRunning={writing.isRunning}
          undo={(change) => void writing.undo(event.id, change.id)}
        />
      </div>
    </Panels>
  )
}

type HistoryPanelProps = {
  changes: readonly EventChange[] | undefined
  isRunning: boolean
  undo: (change: EventChange) => void
}

/** Who changed what of an event and when, the latest first; the last change can be taken back. */
export function HistoryPanel({ changes, isRunning, undo }: HistoryPanelProps) {
  const words = useText().t.events
  const last = lastOf(changes ?? [])
  return (
    <Panel part="contact" icon={History} title={words.history}>
      {last && (
        <Button icon={Undo2} className="mb-3 max-md:min-h-control" isRunning={isRunning} onClick={() => undo(last)}>
          {words.undo}
          <Kbd on="page" className="max-md:hidden">
            Z
          </Kbd>
        </Button>
      )}
      <ol className="m-0 grid list-none gap-3 p-0">
        {changes?.map((change) => (
          <Change key={change.id} change={change} />
        ))}
      </ol>
      {changes && !last && <p className="mt-3 text-ink-3">{words.noHistory}</p>}
    </Panel>
  )
}

function Change({ change }: { change: EventChange }) {
  const language = useText()
  return (
    <li>
      <p className="text-(length:--text-xs) text-ink-3">
        <Ago iso={change.at} /> · <bdi>{change.actor ?? language.t.events.bySystem}</bdi>
      </p>
      {change.began ? (
        <p>{beginningWords(change, language)}</p>
      ) : (
        <ul>
          {changeLines(change, language).map((line) => (
            <ChangedLine key={line.name} line={line} />
          ))}
        </ul>
      )}
    </li>
  )
}

/** Events that may be the same one, to be made one with it; and those that were, to be two again. Nothing where none is. */
export function DuplicatesPanel({ eventId }: { eventId: string }) {
  const { t, say, locale } = useText()
  const words = t.events.duplicates
  const part = useRef<HTMLDivElement>(null)
  const { duplicates, isRunning, merge, undo } = useDuplicates(eventId)
  if (!duplicates || duplicates.alike.length + duplicates.merged.length === 0) return null
  const act = async (done: Promise<void>) => {
    await done
    focusWhenPresent(
      () => part.current?.querySelector('button') ?? document.querySelector<HTMLElement>('[data-row] button'),
    )
  }
  const nameOf = (event: { title: string; titleHe: string | null }) =>
    localText(locale, event.title, event.titleHe).text
  return (
    <Panel part="contact" icon={Combine} title={words.title}>
      <div ref={part} className="grid gap-4">
        {duplicates.alike.length > 0 && (
          <div>
            <p className="text-ink-2">{words.alike}</p>
            <ul className="m-0 mt-2 grid list-none gap-2.5 p-0">
              {duplicates.alike.map((event) => (
                <li key={event.id} className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
                  <span className="min-w-0 flex-1 basis-40">
                    <NewTabLink href={localePath(locale, event.path)} rel="noopener" icon={<Eye size={14} />}>
                      <UserText text={nameOf(event)} />
                    </NewTabLink>
                    <span className="block text-(length:--text-xs) text-ink-3">
                      {formatDate(locale, event.startDay)}
                    </span>
                  </span>
                  <Button
                    icon={Combine}
                    isTallOnPhone
                    label={say(words.mergeNamed, { title: nameOf(event) })}
                    isDisabled={isRunning}
                    onClick={() => void act(merge(event.id, nameOf(event)))}
                  >
                    {words.merge}
                  </Button>
                </li>
              ))}
            </ul>
            <p className="mt-2 text-(length:--text-xs) text-ink-2">{words.consequence}</p>
          </div>
        )}
        {duplicates.merged.length > 0 && (
          <div>
            <p className="text-ink-2">{words.merged}</p>
            <ul className="m-0 mt-2 grid list-none gap-2.5 p-0">
              {duplicates.merged.map(({ id, mergedAt, mergedBy, ...event }) => (
                <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
                  <span className="min-w-0 flex-1 basis-40">
                    <UserText text={nameOf(event)} />
                    <span className="block text-(length:--text-xs) text-ink-3">
                      {formatDate(locale, event.startDay)} · <Ago iso={mergedAt} /> ·{' '}
                      <bdi>{mergedBy ?? t.events.bySystem}</bdi>
                    </span>
                  </span>
                  <Button
                    icon={Undo2}
                    isTallOnPhone
                    label={say(words.undoNamed, { title: nameOf(event) })}
                    isDisabled={isRunning}
                    onClick={() => void act(undo(id))}
                  >
                    {words.undo}
                  </Button>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Panel>
  )
}

type More = (duplicates: EventDuplicates, begunAt: number) => { text: string; action?: ToastAction }

const duplicatesKey = (id: string) => ['event-duplicates', id] as const

/** What may be the same event as this one, and what was made one with it; makes one of two, and two of one again. */
export function useDuplicates(id: string) {
  const client = useQueryClient()
  const showToast = useToast()
  const { t, say, locale } = useText()
  const words = t.events.duplicates
  const { isRunning, attempt } = useAttempt()
  const request = { params: { id }, locale }
  const { data } = useQuery({
    queryKey: duplicatesKey(id),
    queryFn: ({ signal }) => callSignedIn('GET /api/sys/mgmt/events/{id}/duplicates', { ...request, signal }),
    staleTime: 0,
    refetchOnMount: 'always',
  })

  const write = async (send: () => Promise<EventDuplicates>, done: string, more?: More) => {
    const begunAt = Date.now()
    const outcome = await attempt(send, words.failed)
    if ('failure' in outcome) void client.invalidateQueries({ queryKey: duplicatesKey(id) })
    else {
      client.setQueryData(duplicatesKey(id), outcome.result)
      showToast({ kind: 'done', title: done, ...more?.(outcome.result, begunAt) })
    }
    for (const queryKey of [changesKey(id), ['managed-events'], ['proposals'], ['decided-proposals']])
      void client.invalidateQueries({ queryKey })
  }
  const undo = (of: string) =>
    write(
      () => callSignedIn('POST /api/sys/mgmt/events/{id}/merge-undo', { ...request, body: { merge: of } }),
      words.undone,
    )
  const merge = (event: string, title: string) =>
    write(
      () => callSignedIn('POST /api/sys/mgmt/events/{id}/merge', { ...request, body: { event } }),
      words.done,
      ({ merged: [latest] }, begunAt) => {
        const until = begunAt + undoSeconds * 1000
        const act = () => void undo(latest?.id ?? '')
        const action = { label: t.queues.undo.act, shortcut: null, until, act }
        return { text: say(words.doneText, { title }), ...(latest && { action }) }
      },
    )
  return { duplicates: data, isRunning, merge, undo }
}
