import { useId, useRef, useState, useLayoutEffect, useMemo } from 'react'
import { useErrorFocus, Field, TextInput, type ReadMarks } from '../../form/Field.tsx'
import { useText } from '../../ui/text.tsx'
import { Button } from '../../ui/Button.tsx'
import { call, CallError } from '@cyberluach/api/client'
import { readInto, type Filled, type ReadEvent } from '@cyberluach/core/forms/read-event'
import { isWebLink } from '@cyberluach/core/text/links'
import { eventValuesOf, newEvent, type EventValues } from './event-form.ts'
import type { EventFormState } from './use-event-form.ts'
import { startOfDay } from '@cyberluach/core/dates/zoned-time'

type Props = {
  said: LinkResult
  /** How often a link was refused. */
  refusals: number
  isReading: boolean
  read: (link: string) => Promise<void>
}

/** Above the form of a new event: a link whose page fills it. */
export function LinkReader({ said, refusals, isReading, read }: Props) {
  const words = useText().t.readLink
  const [link, setLink] = useState('')
  const form = useRef<HTMLFormElement>(null)
  const status = useId()
  const isWrong = said?.isWrong === true && !isReading
  useErrorFocus(form, refusals)
  return (
    <form
      ref={form}
      className="mb-5 grid gap-2 rounded-md border border-line bg-sunken p-3"
      data-part="read-link"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isReading) void read(link)
      }}
    >
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-56 flex-1">
          <Field name="readLink" label={words.label} issues={[]}>
            {(parts) => (
              <TextInput
                {...parts}
                type="url"
                dir="ltr"
                autoComplete="off"
                aria-invalid={isWrong || undefined}
                aria-describedby={status}
                value={link}
                onChange={(event) => setLink(event.target.value)}
              />
            )}
          </Field>
        </div>
        <Button className="max-md:min-h-control" isRunning={isReading} onClick={() => void read(link)}>
          {words.read}
        </Button>
      </div>
      <p id={status} className={isWrong ? 'text-sm text-on-danger-soft' : 'text-sm text-ink-2'} role="status">
        {isReading ? words.reading : (said?.text ?? words.hint)}
      </p>
    </form>
  )
}

export type LinkResult = { text: string; isWrong: boolean } | null

/** Longer than the server may take for a page. */
const longestReadingMs = 20_000

/** Fills the form of a new event from a link, and knows which fields still hold what it said. */
export function useLinkReading({ values, set }: Pick<EventFormState, 'values' | 'set'>) {
  const { t, say, timeZone } = useText()
  const words = t.readLink
  const [filled, setFilled] = useState<Filled<EventValues> | null>(null)
  const [said, setSaid] = useState<LinkResult>(null)
  const [isReading, setIsReading] = useState(false)
  const [refusals, setRefusals] = useState(0)
  /** What the form holds when the answer comes: somebody may have typed on meanwhile. */
  const latest = useRef(values)
  useLayoutEffect(() => {
    latest.current = values
  }, [values])

  async function read(typed: string) {
    const url = typed.trim()
    if (!isWebLink(url)) return tell({ text: words.wrongLink, isWrong: true })
    setIsReading(true)
    tell(await answered(url))
    setIsReading(false)
  }

  function tell(what: LinkResult) {
    setSaid(what)
    if (what?.isWrong) setRefusals((times) => times + 1)
  }

  async function answered(url: string): Promise<LinkResult> {
    try {
      const { host, event, failure } = await call('POST /api/read-link', {
        body: { url },
        signal: AbortSignal.timeout(longestReadingMs),
      })
      if (failure === 'noPermission') return { text: words.unavailable, isWrong: true }
      if (failure) return { text: words.failures[failure], isWrong: true }
      if (!event) return { text: say(words.nothing, { host }), isWrong: false }
      const initial = eventValuesOf(newEvent, timeZone)
      const found = { host, values: valuesFromRead(event, timeZone) }
      const taken = readInto<EventValues>({ now: latest.current, initial, before: filled }, found)
      for (const [name, value] of Object.entries(taken.set)) set(name as keyof EventValues, value)
      setFilled(taken.filled)
      const n = Object.keys(taken.filled.values).length
      return {
        text: n > 0 ? say(words.filled, { n, host }) : say(words.nothingNew, { host }),
        isWrong: false,
      }
    } catch (reason) {
      if (!(reason instanceof CallError)) return { text: words.unavailable, isWrong: true }
      const known: Record<number, string> = { 404: words.off, 422: words.wrongLink, 429: words.tooMany }
      return { text: known[reason.status] ?? words.unavailable, isWrong: true }
    }
  }

  const marks = useMemo<ReadMarks | null>(() => {
    if (!filled) return null
    const held = Object.entries(filled.values).filter(
      ([name, value]) => values[name as keyof EventValues] === value,
    )
    return { names: new Set(held.map(([name]) => name)), words: say(words.mark, { host: filled.host }) }
  }, [filled, values, say, words])
  return { said, refusals, isReading, read, marks }
}

/** The fields of a new event that a page fills. */
export function valuesFromRead(read: ReadEvent, timeZone: string): Partial<EventValues> {
  const { startsAt, endsAt, startDay, endDay, titleHe, title, url, country, city, venue, ...rest } = read
  const day = (one: string | null) => (one ? startOfDay(one, timeZone) : null)
  const told = {
    ...newEvent,
    title,
    titleHe: titleHe === title ? null : titleHe,
    description: rest.description ?? '',
    eventType: rest.eventType ?? newEvent.eventType,
    allDay: startsAt === null,
    startDate: startsAt ?? day(startDay) ?? '',
    endDate: endsAt ?? (endDay === startDay ? null : day(endDay)),
    isOnline: rest.isOnline,
    locationCountry: country,
    locationCity: city,
    locationVenue: venue,
    registrationUrl: url,
    organizer: rest.organizer,
    admission: rest.admission,
    price: rest.price,
    tags: rest.tags,
  }
  const empty: Record<string, unknown> = eventValuesOf(newEvent, timeZone)
  // Deadlines are rows of their own, and no page says them.
  const filled = Object.entries(eventValuesOf(told, timeZone)).filter(
    ([name, value]) => typeof value !== 'object' && value !== empty[name],
  )
  return Object.fromEntries(filled) as Partial<EventValues>
}
