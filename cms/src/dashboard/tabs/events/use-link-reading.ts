'use client'

import { call, CallError } from '@cyberluach/api/client'
import { readInto, type Filled } from '@cyberluach/core/forms/read-event'
import { isWebLink } from '@cyberluach/core/text/links'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'

import { useText } from '../../text/TextContext.tsx'
import type { ReadMarks } from '../../ui/read-marks.ts'
import { eventValuesOf, newEvent, type EventValues } from './event-form.ts'
import { valuesFromRead } from './read-link.ts'
import type { EventFormState } from './use-event-form.ts'

export type LinkSaid = { text: string; isWrong: boolean } | null

/** Longer than the server may take for a page. */
const longestReadingMs = 20_000

/** Fills the form of a new event from a link, and knows which fields still hold what it said. */
export function useLinkReading({ values, set }: Pick<EventFormState, 'values' | 'set'>) {
  const { t, say, timeZone } = useText()
  const words = t.readLink
  const [filled, setFilled] = useState<Filled<EventValues> | null>(null)
  const [said, setSaid] = useState<LinkSaid>(null)
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

  function tell(what: LinkSaid) {
    setSaid(what)
    if (what?.isWrong) setRefusals((times) => times + 1)
  }

  async function answered(url: string): Promise<LinkSaid> {
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
