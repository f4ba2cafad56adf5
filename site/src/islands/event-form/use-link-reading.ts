import type { EventFormValues } from '@cyberluach/core/forms/submission-form'
import { fill } from '@cyberluach/i18n/translate'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { eventFormValuesOf } from '../../forms/event-form.ts'
import { type FilledForm, heldBy, inZone } from '../../forms/filled-form.ts'
import { type LinkReading, readLinkFor } from '../../forms/read-link.ts'
import { unfoldFilled } from '../forms/first-error.ts'
import type { ReadMarks } from '../forms/read-marks.ts'
import { turnAll } from '../forms/text-direction.ts'
import type { EventFormText } from './form-text.ts'
import { keepReading, keptReading } from './kept-reading.ts'

type Fields = Record<string, unknown>

type Options = {
  id: string
  timeZone: string
  /** What a link had filled in where the form came back without scripts. */
  begun?: LinkReading | undefined
  /** Whether the form holds what the tab has kept. */
  isReady: boolean
}

const nothingRead: LinkReading = { link: '', filled: null, notice: null }
const timeoutMs = 20_000

/** Fills the form from a link, and remembers, through a reload too, which fields hold what it said until somebody changes them. */
export function useLinkReading(
  { setValue, getValues, subscribe }: UseFormReturn<Fields, unknown, EventFormValues>,
  { locale, texts, zones }: EventFormText,
  { id, timeZone, begun, isReady }: Options,
) {
  const [reading, setReading] = useState(begun ?? nothingRead)
  const [isReading, setIsReading] = useState(false)
  const isMoving = useRef(false)
  const { filled } = reading

  useEffect(() => {
    const kept = isReady && !begun ? keptReading(id) : null
    if (kept) setReading({ ...kept, filled: kept.filled && heldBy(getValues(), kept.filled), notice: null })
  }, [id, begun, isReady, getValues])

  useEffect(() => {
    if (reading !== nothingRead) keepReading(id, reading)
  }, [id, reading])

  useEffect(() => {
    const remember = (now: FilledForm) => setReading((last) => ({ ...last, filled: now }))
    /** The moments that a link filled in stay the same when somebody says by which clock they want to see them. */
    const move = (all: FilledForm, zone: string) => {
      const moved = inZone(all, zone)
      if (!moved) return
      isMoving.current = true
      for (const name of ['startDate', 'startTime', 'endDate', 'endTime'] as const) {
        if (name in moved.values) setValue(name, moved.values[name])
      }
      isMoving.current = false
      remember(moved)
    }
    return subscribe({
      formState: { values: true },
      callback: ({ name, values }) => {
        if (!name || !filled || isMoving.current) return
        const held = name in filled.values ? heldBy(values, filled) : filled
        if (Object.keys(held.values).length !== Object.keys(filled.values).length) remember(held)
        if (name === 'timeZone') move(held, String(values[name]))
      },
    })
  }, [subscribe, setValue, filled])

  async function read(form: HTMLFormElement, link: string) {
    setIsReading(true)
    const now = eventFormValuesOf(new FormData(form))
    const { set, reading: read } = await readLinkFor(
      { now, timeZone, zones: zones.map(([zone]) => zone), before: filled },
      link,
      { signal: AbortSignal.timeout(timeoutMs) },
    )
    // Whatever was typed while the page was read is the person's.
    const typed = eventFormValuesOf(new FormData(form))
    for (const [name, value] of Object.entries(set)) {
      if (typed[name as keyof EventFormValues] === now[name as keyof EventFormValues]) setValue(name, value)
    }
    unfoldFilled(form)
    turnAll(form)
    setReading({ ...read, filled: read.filled && heldBy(getValues(), read.filled) })
    setIsReading(false)
  }

  const marks = useMemo<ReadMarks | null>(
    () =>
      filled && {
        ids: new Set(Object.keys(filled.values).map((name) => `${id}-${name}`)),
        words: fill(locale, texts.readLink.mark, { host: filled.host }),
      },
    [filled, id, locale, texts],
  )
  return { reading, isReading, read, marks }
}

export type LinkReadingInUse = ReturnType<typeof useLinkReading>
