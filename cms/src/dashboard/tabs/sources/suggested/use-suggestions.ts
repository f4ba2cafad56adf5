import { call } from '@cyberluach/api/client'
import type { SourceEdit } from '@cyberluach/api/sources'
import type { SuggestedSource, SuggestedSources } from '@cyberluach/api/suggested-sources'
import type { EventType } from '@cyberluach/core/events/event'
import { undoSeconds } from '@cyberluach/core/submissions/submission'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isRefusal, reasonText, storedToken } from '../../../../session/session.ts'
import { useListPage } from '../../../list/use-list-page.ts'
import { useSession } from '../../../session/SessionContext.tsx'
import { useText } from '../../../ui/text.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { createAndRead, isConflict, type SourceList } from '../use-sources.ts'

const suggestionsKey = ['suggested-sources'] as const

export type SuggestionFilter = { country: string; kind: EventType | ''; q: string }

const allSuggestions: SuggestionFilter = { country: '', kind: '', q: '' }

/** A page of what is suggested, and what of it was chosen. */
export function useSuggestions() {
  const page = useListPage<SuggestionFilter, SuggestedSources>({
    key: suggestionsKey,
    all: allSuggestions,
    read: ({ country, kind, q }, window, signal) =>
      call('GET /api/sys/mgmt/suggested-sources', {
        query: { country: country || undefined, kind: kind || undefined, q: q || undefined, ...window },
        token: storedToken() ?? '',
        signal,
      }),
  })
  /** What was chosen on other pages stays chosen. */
  const [chosen, setChosen] = useState<readonly SuggestedSource[]>([])
  const choose = (suggestion: SuggestedSource, isChosen: boolean) =>
    setChosen((before) => [...before.filter(({ id }) => id !== suggestion.id), ...(isChosen ? [suggestion] : [])])
  return { ...page, all: allSuggestions, chosen, choose, clearChosen: () => setChosen([]) }
}

export type SuggestionList = ReturnType<typeof useSuggestions>

/** Adds lists one after another, says how many came, and takes them out again where that is asked for at once. */
export function useAdding({ readAgain }: Pick<SourceList, 'readAgain'>) {
  const client = useQueryClient()
  const showToast = useToast()
  const { keeper } = useSession()
  const { t, say, locale } = useText()
  const words = t.suggestions
  const [isRunning, setRunning] = useState(false)
  const isBusy = useRef(false)
  const request = () => ({ token: storedToken() ?? '', headers: { 'accept-language': locale } })

  const run = async (work: () => Promise<void>) => {
    if (isBusy.current) return
    isBusy.current = true
    setRunning(true)
    try {
      await work()
    } finally {
      await Promise.all([client.invalidateQueries({ queryKey: suggestionsKey }), readAgain()])
      isBusy.current = false
      setRunning(false)
    }
  }
  const undo = (ids: readonly string[]) =>
    run(async () => {
      const answers = await Promise.allSettled(
        ids.map((id) => call('DELETE /api/sys/mgmt/sources/{id}', { ...request(), params: { id } })),
      )
      const undone = answers.filter(({ status }) => status === 'fulfilled').length
      const isWhole = undone === ids.length
      showToast({
        kind: isWhole ? 'done' : 'failed',
        title: isWhole ? say(words.undone, { n: undone }) : words.notUndone,
      })
    })
  /** How many were added. */
  const add = async (bodies: readonly SourceEdit[]): Promise<number> => {
    const added: string[] = []
    const failures: unknown[] = []
    await run(async () => {
      for (const body of bodies) {
        try {
          added.push((await createAndRead(body, request())).id)
        } catch (failure) {
          failures.push(failure)
          if (isRefusal(failure)) keeper.refused()
          if (!isConflict(failure)) break
        }
      }
      const missing = bodies.length - added.length
      const why = failures.map(
        (failure) => (isConflict(failure) ? words.taken : reasonText(failure)) ?? t.toasts.offline,
      )
      const [text = t.toasts.offline] = why
      if (added.length === 0) return showToast({ kind: 'failed', title: words.notAdded, text })
      const isOff = bodies.every(({ isOn }) => isOn === false)
      const until = Date.now() + undoSeconds * 1000
      showToast({
        kind: 'done',
        title: say(words.added, { n: added.length }),
        text: missing > 0 ? `${say(words.leftOut, { n: missing })} ${text}` : isOff ? words.addedOff : words.addedText,
        action: { label: words.undo, shortcut: null, until, act: () => void undo(added) },
      })
    })
    return added.length
  }
  return { isRunning, add }
}

export type Adding = ReturnType<typeof useAdding>
