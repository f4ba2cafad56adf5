import type { EventSearch } from '@cyberluach/core/events/event-search'
import type { EventFilter } from '@cyberluach/core/events/event-filter'
import { useCallback, useEffect, useState } from 'react'
import { searchQuery } from '../../events/search-query.ts'
import { read } from '../../stores/reads.ts'
import { useSavedEvents } from '../useSavedEvents.ts'
import { useHiddenSamples } from './useShownEvents.ts'

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
