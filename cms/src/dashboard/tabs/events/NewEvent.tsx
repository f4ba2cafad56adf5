import type { ManagedEvent } from '@cyberluach/api/managed-events'
import { CalendarPlus } from 'lucide-react'
import { useEffect, useRef } from 'react'

import { useText } from '../../ui/text.tsx'
import { ReadMarksProvider } from '../../form/Field.tsx'
import { Panel, Panels } from '../../list/Panel.tsx'
import { PublicCards } from '../../form/EventCard.tsx'
import { copyOf, newEvent } from './event-form.ts'
import { EventForm } from './EventForm.tsx'
import { LinkReader, useLinkReading } from './LinkReader.tsx'
import { useEventForm } from './use-event-form.ts'
import type { EventMutations } from './use-event-mutations.ts'

/** What is kept of it while it is written. */
export const newEventForm = 'event-new'

type Props = {
  /** What it is a copy of, if anything. */
  of: ManagedEvent | null
  /** How often it was asked for: whoever asks again is brought to it again. */
  requests: number
  writing: EventMutations
  opened: (event: ManagedEvent) => void
  close: () => void
}

/** The form of an event that nobody handed in, or of another edition of one. */
export function NewEvent({ of, requests, writing, opened, close }: Props) {
  const { t, say } = useText()
  const words = t.events
  const part = useRef<HTMLDivElement>(null)
  const created = useRef<ManagedEvent | null>(null)
  const form = useEventForm({
    form: of ? `event-copy:${of.id}` : newEventForm,
    told: of ? copyOf(of) : newEvent,
    version: '',
    save: async (body) => {
      const written = await writing.create(body)
      if ('event' in written) created.current = written.event
      return written
    },
  })
  const link = useLinkReading(form)
  // Of a copy its days are missing, of a new event everything is.
  const first = of ? 'input[type=date]' : 'input'
  useEffect(() => {
    part.current?.scrollIntoView({ block: 'nearest' })
    part.current?.querySelector<HTMLElement>(first)?.focus()
  }, [first, requests])

  return (
    <div ref={part} className="scroll-mt-28" data-part="new-event">
      <Panels of="edit">
        <Panel
          part="edit"
          icon={CalendarPlus}
          title={of ? say(words.copyTitle, { title: of.title }) : words.createTitle}
        >
          {!of && <LinkReader {...link} />}
          <ReadMarksProvider value={link.marks}>
            <EventForm
              form={form}
              isRunning={writing.isRunning}
              saveLabel={words.createSave}
              onSaved={() => created.current && opened(created.current)}
              close={close}
            />
          </ReadMarksProvider>
        </Panel>
        <PublicCards card={form.card} />
      </Panels>
    </div>
  )
}
