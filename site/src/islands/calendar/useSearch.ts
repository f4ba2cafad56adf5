import type { EventSearch } from '@cyberluach/core/events/event-search'
import type { EventFilter } from '@cyberluach/core/events/event-filter'
import { useCallback, useEffect, useState, useRef, type RefObject } from 'react'
import { searchQuery } from '../../events/search-query.ts'
import { read } from '../../stores/reads.ts'
import { useSavedEvents } from '../useSavedEvents.ts'
import { useHiddenSamples } from './useShownEvents.ts'
import { searchFieldId } from './MonthBar.tsx'

/** How long somebody has to pause in typing, in milliseconds. */
const pauseMs = 180

type Options = {
  filter: EventFilter
  isSavedOnly: boolean
  /** What the server has found for what the page was asked for. */
  first: EventSearch | null
}

export type Search = {
  /** What is found; while something else is looked for, what was found before. */
  answer: EventSearch | null
  isLoading: boolean
  isFailed: boolean
  retry: () => void
}

type Known = { query: string; answer: EventSearch | null; isFailed: boolean }

/** What a search finds over all dates; null where nothing is searched for. */
export function useSearch({ filter, isSavedOnly, first }: Options): Search | null {
  const areSamplesHidden = useHiddenSamples()
  const saved = useSavedEvents()
  const isNoneSaved = isSavedOnly && saved.length === 0
  const query = JSON.stringify(searchQuery(filter, { areSamplesHidden, only: isSavedOnly ? saved : null }))
  const [known, setKnown] = useState<Known>(() => ({ query, answer: first, isFailed: first === null }))
  const isAsked = query !== 'null' && !isNoneSaved
  const isKnown = known.query === query
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    if (!isAsked || isKnown) return undefined
    let isCurrent = true
    const tell = (fresh: Known) => isCurrent && setKnown(fresh)
    const timer = setTimeout(() => {
      read('GET /api/search', { query: JSON.parse(query) })
        .then((answer) => tell({ query, answer, isFailed: false }))
        .catch((reason: unknown) => {
          console.warn('The search could not be read.', reason)
          tell({ query, answer: null, isFailed: true })
        })
    }, pauseMs)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [isAsked, isKnown, query, attempt])

  const retry = useCallback(() => {
    setKnown({ query: '', answer: null, isFailed: false })
    setAttempt((before) => before + 1)
  }, [])

  if (query === 'null') return null
  if (isNoneSaved) return { answer: null, isLoading: false, isFailed: false, retry }
  return {
    answer: known.answer,
    isLoading: !isKnown,
    isFailed: isKnown && known.isFailed,
    retry,
  }
}

/** What walks the list that it is given to: arrows from row to row and back to the field, Escape to the month. */
export function useFoundKeys(clear: () => void): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  const latest = useRef(clear)
  useEffect(() => {
    latest.current = clear
  })
  useEffect(() => {
    const element = list.current
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || !element) return
      if (event.key === 'Escape') latest.current()
      else if (!walk(element, event.key)) return
      event.preventDefault()
    }
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [])
  return list
}

/** The field keeps what is typed: what is put there for the visitor is written into it. */
export function writeSearch(text: string): void {
  const input = searchField()
  if (!input) return
  input.value = text
  input.focus()
}

function walk(list: HTMLElement, key: string): boolean {
  const stops = [...list.querySelectorAll<HTMLElement>('a[data-event], summary')].filter((stop) =>
    stop.checkVisibility(),
  )
  const at = stops.findIndex((stop) => stop === document.activeElement)
  const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: stops.length - 1 }[key]
  if (at < 0 || next === undefined) return false
  const stop = next < 0 ? searchField() : stops[next]
  stop?.focus()
  return true
}

function searchField(): HTMLInputElement | null {
  return document.querySelector<HTMLInputElement>(`#${searchFieldId}`)
}
