import type { EventFormValues } from '@cyberluach/core/submission-form'
import { fill } from '@cyberluach/i18n/translate'
import { useEffect, useMemo, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { eventFormValuesOf } from '../../forms/event-form.ts'
import { type LinkReading, readLinkFor } from '../../forms/read-link.ts'
import { unfoldFilled } from '../forms/first-error.ts'
import type { ReadMarks } from '../forms/read-marks.ts'
import { turnAll } from '../forms/text-direction.ts'
import type { EventFormText } from './form-text.ts'

type Fields = Record<string, unknown>

const nothingRead: LinkReading = { link: '', filled: null, notice: null }
const timeoutMs = 20_000

/** Fills the form from a link, and remembers which fields hold what it said until somebody changes them. */
export function useLinkReading(
  { setValue, getValues, subscribe }: UseFormReturn<Fields, unknown, EventFormValues>,
  { locale, texts }: EventFormText,
  { id, timeZone, begun = nothingRead }: { id: string; timeZone: string; begun?: LinkReading | undefined },
) {
  const [reading, setReading] = useState(begun)
  const [isReading, setIsReading] = useState(false)
  const { filled } = reading

  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          if (!name || !filled || !(name in filled.values)) return
          if (values[name] === filled.values[name as keyof EventFormValues]) return
          const left = Object.fromEntries(Object.entries(filled.values).filter(([one]) => one !== name))
          setReading((last) => ({ ...last, filled: { host: filled.host, values: left } }))
        },
      }),
    [subscribe, filled],
  )

  async function read(form: HTMLFormElement, link: string) {
    setIsReading(true)
    const now = eventFormValuesOf(new FormData(form))
    const signal = AbortSignal.timeout(timeoutMs)
    const { set, reading: read } = await readLinkFor({ now, timeZone, before: filled }, link, { signal })
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

/** What the form really holds of it. */
function heldBy(values: Fields, { host, values: read }: NonNullable<LinkReading['filled']>) {
  return {
    host,
    values: Object.fromEntries(Object.entries(read).filter(([name, value]) => values[name] === value)),
  }
}
