import type { ManagedEvent } from '@cyberluach/api/managed-events'
import type { DayKey } from '@cyberluach/core/dates/day-key'
import { localePath } from '@cyberluach/i18n/locales'
import { Eye, Pencil, PencilLine } from 'lucide-react'

import { NewTabLink } from '../../ui/NewTabLink.tsx'
import { useText } from '../../ui/text.tsx'
import { Panel, Panels } from '../../list/Panel.tsx'
import { PublicCards } from '../../form/EventCard.tsx'
import { EventForm } from './EventForm.tsx'
import { HistoryPanel } from './HistoryPanel.tsx'
import { type RequestedState, StatePanel } from './StatePanel.tsx'
import { DuplicatesPanel } from './DuplicatesPanel.tsx'
import { useChanges } from './use-events.ts'
import { useEventForm } from './use-event-form.ts'
import type { EventMutations } from './use-event-mutations.ts'

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
        aside={
          <span className="flex flex-wrap gap-x-4 gap-y-1">
            <NewTabLink
              href={localePath(locale, event.url)}
              rel="noopener"
              isSmall
              icon={<Eye size={14} strokeWidth={1.75} aria-hidden />}
            >
              {words.page}
            </NewTabLink>
            <NewTabLink
              href={`/admin/collections/events/${event.id}`}
              rel="noopener"
              isSmall
              icon={<Pencil size={14} strokeWidth={1.75} aria-hidden />}
            >
              {words.panel}
            </NewTabLink>
          </span>
        }
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
