import { call, CallError } from '@cyberluach/api/client'
import type { Proposal } from '@cyberluach/api/proposals'
import type { Verdict } from '@cyberluach/core/sources/sources'
import { undoSeconds } from '@cyberluach/core/submissions/submission'
import { localText } from '@cyberluach/i18n/event-words'
import { useCallback, useRef, useState } from 'react'

import { isRefusal, reasonText, storedToken } from '../../../../session/session.ts'
import { useSession } from '../../../session/SessionContext.tsx'
import { useText } from '../../../ui/text.tsx'
import { useToast } from '../../../ui/Toast.tsx'
import { focusRow } from '../../../ui/focus.ts'
import type { ProposalList } from './use-proposals.ts'

/** What is being done about which of them. */
export type RunningDecision = { id: string; verdict: Verdict | 'undo' } | null

/** Decides, one thing after the other in the order in which they were asked for, says how it went, and takes back: from its message, by key, or later from the list. */
export function useProposalDecisions({ forget, readAgain }: Pick<ProposalList, 'forget' | 'readAgain'>) {
  const showToast = useToast()
  const { keeper } = useSession()
  const { t, say, locale } = useText()
  const words = t.decisions
  const [running, setRunning] = useState<RunningDecision>(null)
  const started = useRef(new Set<string>())
  const turn = useRef<Promise<unknown>>(Promise.resolve())
  const last = useRef<{ id: string; until: number } | null>(null)

  /** Runs one thing, and says why where it was refused; whether it was done. */
  const attempt = useCallback(
    async (
      what: NonNullable<RunningDecision>,
      act: () => Promise<void>,
      failed: string,
    ): Promise<boolean> => {
      // The same is not done twice; what is asked of another one meanwhile waits for its turn.
      if (started.current.has(what.id)) return false
      started.current.add(what.id)
      const before = turn.current
      const { promise: ended, resolve: end } = Promise.withResolvers<void>()
      turn.current = ended
      await before
      setRunning(what)
      try {
        await act()
        return true
      } catch (failure) {
        if (isRefusal(failure)) keeper.refused()
        const reason =
          refusedAs(failure, what.verdict === 'undo', words) ?? reasonText(failure) ?? t.toasts.offline
        showToast({ kind: 'failed', title: failed, text: reason })
        return false
      } finally {
        started.current.delete(what.id)
        setRunning(null)
        end()
        void readAgain()
      }
    },
    [keeper, readAgain, showToast, t, words],
  )
  const request = useCallback(
    () => ({ token: storedToken() ?? '', headers: { 'accept-language': locale } }),
    [locale],
  )

  const undo = useCallback(
    async (id: string) => {
      last.current = null
      const send = async () => {
        await call('POST /api/sys/mgmt/sightings/{id}/undo', { ...request(), params: { id } })
        showToast({ kind: 'done', title: words.undone })
      }
      if (!(await attempt({ id, verdict: 'undo' }, send, words.undoFailed))) return
      await readAgain()
      focusRow(id)
    },
    [attempt, readAgain, request, showToast, words],
  )
  const decide = useCallback(
    ({ id, kind, statement }: Proposal, verdict: Verdict, eventId?: string) => {
      const send = async () => {
        const begunAt = Date.now()
        const { alsoSettled } = await call('POST /api/sys/mgmt/sightings/{id}/decision', {
          ...request(),
          params: { id },
          body: { verdict, ...(eventId && { eventId }) },
        })
        await forget(id)
        const title = localText(locale, statement.title, statement.titleHe).text
        const until = begunAt + undoSeconds * 1000
        last.current = { id, until }
        showToast({
          kind: 'done',
          title: kind === 'vanished' && verdict === 'apply' ? words.done.cancelled : words.done[verdict],
          text: alsoSettled > 0 ? say(words.alsoSettled, { n: alsoSettled, title }) : title,
          ...(until > Date.now() && {
            action: { label: words.undo, shortcut: 'Z', until, act: () => void undo(id) },
          }),
        })
      }
      return attempt({ id, verdict }, send, words.notDecided)
    },
    [attempt, forget, locale, request, say, showToast, undo, words],
  )
  const undoLast = useCallback(() => {
    if (last.current && last.current.until > Date.now()) void undo(last.current.id)
  }, [undo])

  return { running, decide, undo, undoLast }
}

export type ProposalDecisions = ReturnType<typeof useProposalDecisions>

type Words = { already: string; changed: string; changedSince: string }

/** What a 409 means here, in words; null for anything else. */
function refusedAs(failure: unknown, isUndo: boolean, words: Words): string | null {
  if (!(failure instanceof CallError) || failure.status !== 409) return null
  if (failure.code === 'mayBeKnown' || failure.code === 'changeAsked') return null
  if (isUndo) return words.changedSince
  return failure.code === 'notPending' ? words.already : words.changed
}
