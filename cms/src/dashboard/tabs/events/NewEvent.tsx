import { useLatest } from '../../ui/use-latest.ts'
import type { ManagedEvent } from '@cyberluach/api/managed-events'
import { CalendarPlus } from 'lucide-react'
import { useEffect, useRef, useId, useState, useMemo } from 'react'
import { useText } from '../../ui/text.tsx'
import { useErrorFocus, InputField } from '../../form/Field.tsx'
import { ReadMarksProvider, type ReadMarks } from '@cyberluach/forms/read-marks'
import { Panel, Panels } from '../../list/Panel.tsx'
import { PublicCards } from '../../form/EventCard.tsx'
import type { Beginning } from '../../frame/ahead.ts'
import {
  copyOf,
  newEvent,
  type FormEvent,
  eventValuesOf,
  type EventValues,
  useEventForm,
  type EventFormState,
} from './event-form.ts'
import { EventForm } from './EventForm.tsx'
import type { EventMutations } from './use-events.ts'
import { Button } from '../../ui/Button.tsx'
import { formFromRead, readInto, type Filled, type ReadEvent } from '@cyberluach/core/forms/read-event'
import { wholeLink } from '@cyberluach/core/text/links'
import { isLinkError, type LinkNotice, linkNoticeText } from '@cyberluach/forms/link-notice'
import { noticeOfFilled, readLink } from '@cyberluach/forms/read-link'
import { zonePlace } from '@cyberluach/i18n/places'

/** What is kept of it while it is written. */
export const newEventForm = 'event-new'

/** What a new event is begun with: one that it is a copy of, what is known of it, or nothing. */
export type EventStart = ManagedEvent | Beginning | null

/** Tells them apart. */
export function keyOfStart(of: EventStart | undefined): string {
  if (!of) return newEventForm
  return 'id' in of ? `event-copy:${of.id}` : `event-expected:${of.title}`
}

type Props = {
  of: EventStart
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
    form: keyOfStart(of),
    told: useMemo(() => startOf(of), [of]),
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
          title={of && 'id' in of ? say(words.copyTitle, { title: of.title }) : words.createTitle}
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

function startOf(of: EventStart): FormEvent {
  if (!of) return newEvent
  if ('id' in of) return copyOf(of)
  const { title, url, city, country, series } = of
  const known = { locationCity: city || null, locationCountry: country || null, registrationUrl: url || null }
  return { ...newEvent, title, ...known, series: series ? { slug: series, name: title, nameHe: null } : null }
}

type LinkReaderProps = {
  notice: LinkNotice | null
  /** How often a link was refused. */
  refusals: number
  isReading: boolean
  read: (link: string) => Promise<void>
}

/** Above the form of a new event: a link whose page fills it. */
export function LinkReader({ notice, refusals, isReading, read }: LinkReaderProps) {
  const { t, locale } = useText()
  const words = t.readLink
  const [link, setLink] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const status = useId()
  const isWrong = !isReading && isLinkError(notice)
  const result = notice && linkNoticeText(locale, words, notice, (zone) => zonePlace(locale, zone))
  useErrorFocus(form, refusals)
  const begin = () => {
    if (isReading) return
    setLink(wholeLink(link))
    void read(link)
  }
  return (
    <form
      ref={form}
      className="mb-5 grid gap-2 rounded-md border border-line bg-sunken p-3"
      data-part="read-link"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        begin()
      }}
    >
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-56 flex-1">
          <InputField
            name="readLink"
            label={words.label}
            type="url"
            dir="ltr"
            aria-invalid={isWrong || undefined}
            aria-describedby={status}
            value={link}
            set={setLink}
          />
        </div>
        <Button isTallOnPhone isRunning={isReading} onClick={begin}>
          {words.read}
        </Button>
      </div>
      <p id={status} className={isWrong ? 'text-sm text-on-danger-soft' : 'text-sm text-ink-2'} role="status">
        {isReading ? words.reading : (result ?? words.hint)}
      </p>
    </form>
  )
}

/** Fills the form of a new event from a link, and knows which fields still hold what it said. */
export function useLinkReading({ values, set }: Pick<EventFormState, 'values' | 'set'>) {
  const { t, say, timeZone } = useText()
  const words = t.readLink
  const [filled, setFilled] = useState<Filled<EventValues> | null>(null)
  const [notice, setNotice] = useState<LinkNotice | null>(null)
  const [isReading, setIsReading] = useState(false)
  const [refusals, setRefusals] = useState(0)
  /** What the form holds when the answer comes: somebody may have typed on meanwhile. */
  const latest = useLatest(values)

  async function read(typed: string) {
    setIsReading(true)
    const answer = await readLink(typed)
    const result = 'notice' in answer ? answer.notice : fillIn(answer.event, answer.host)
    setNotice(result)
    if (isLinkError(result)) setRefusals((times) => times + 1)
    setIsReading(false)
  }

  function fillIn(event: ReadEvent, host: string): LinkNotice {
    const initial = eventValuesOf(newEvent, timeZone)
    const found = { host, values: valuesFromRead(event, timeZone) }
    const taken = readInto<EventValues>({ now: latest.current, initial, before: filled }, found)
    for (const [name, value] of Object.entries(taken.set)) set(name as keyof EventValues, value)
    setFilled(taken.filled)
    return noticeOfFilled(taken.filled, event, timeZone)
  }

  const marks = useMemo<ReadMarks | null>(() => {
    if (!filled) return null
    const held = Object.entries(filled.values).filter(([name, value]) => values[name as keyof EventValues] === value)
    return { names: new Set(held.map(([name]) => name)), words: say(words.mark, { host: filled.host }) }
  }, [filled, values, say, words])
  return { notice, refusals, isReading, read, marks }
}

/** The fields of a new event that a page fills, its hours by the clock of `timeZone`. */
export function valuesFromRead(read: ReadEvent, timeZone: string): Partial<EventValues> {
  const { startDate, endDate, locationCountry, organizerName, participationFee, ...same } = formFromRead(read, timeZone)
  const values = {
    ...same,
    allDay: same.startTime === undefined,
    startDay: startDate,
    endDay: endDate,
    country: locationCountry,
    organizer: organizerName,
    price: participationFee,
    admission: read.admission ?? '',
    tags: read.tags.join(', '),
  }
  const empty: Record<string, unknown> = eventValuesOf(newEvent, timeZone)
  const filled = Object.entries(values).filter(([name, value]) => value !== undefined && value !== empty[name])
  return Object.fromEntries(filled) as Partial<EventValues>
}
