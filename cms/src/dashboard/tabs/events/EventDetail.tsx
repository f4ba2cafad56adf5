import type { ManagedEvent, EventChange } from '@cyberluach/api/managed-events'
import type { DayKey } from '@cyberluach/core/dates/day-key'
import { localePath } from '@cyberluach/i18n/locales'
import { PencilLine, History, Undo2 } from 'lucide-react'
import { EventLinks, Button } from '../../ui/Button.tsx'
import { useText } from '../../ui/text.tsx'
import { Panel, Panels } from '../../list/Panel.tsx'
import { PublicCards } from '../../form/EventCard.tsx'
import { EventForm } from './EventForm.tsx'
import { type RequestedState, StatePanel } from './StatePanel.tsx'
import { DuplicatesPanel } from './DuplicatesPanel.tsx'
import { useChanges, lastOf } from './use-events.ts'
import { useEventForm } from './use-event-form.ts'
import type { EventMutations } from './use-event-mutations.ts'
import { beginningWords, changeLines, ChangedLine } from '../../list/ChangedLine.tsx'
import { Ago } from '../../ui/time.tsx'
import { Kbd } from '../../ui/marks.tsx'

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
        <EventForm form={form} isRunning={writing.isRunning} saveLabel={words.save} />
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
        <Button
          icon={Undo2}
          className="mb-3 max-md:min-h-control"
          isRunning={isRunning}
          onClick={() => undo(last)}
        >
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
