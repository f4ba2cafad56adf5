import { call, CallError } from '@cyberluach/api/client'
import type { Proposal } from '@cyberluach/api/proposals'
import type { Verdict } from '@cyberluach/core/sources/sources'
import { undoSeconds } from '@cyberluach/core/submissions/submission'
import { localText } from '@cyberluach/i18n/event-words'
import { useCallback, useRef, useState } from 'react'

import { isRefusal, reasonText, storedToken } from '../../../../session/session.ts'
import { useSession } from '../../../session/SessionContext.tsx'
import { useText } from '../../../ui/text.tsx'
import { useToast, type ToastAction } from '../../../ui/Toast.tsx'
import { focusRow } from '../../../ui/focus.ts'
import type { ProposalList } from './use-proposals.ts'

/** What is being done about which of them. */
export type RunningDecision = { id: string; verdict: Verdict | 'undo' | 'together' } | null

/** What is decided together: by which of them, and of one source where one is chosen. */
type Together = { what: 'certain' | 'over'; source: string }

/** Decides, one thing after the other in the order in which they were asked for, says how it went, and takes back: from its message, by key, or later from the list. */
export function useProposalDecisions({ forget, readAgain }: Pick<ProposalList, 'forget' | 'readAgain'>) {
  const showToast = useToast()
  const { keeper } = useSession()
  const { t, say, locale } = useText()
  const words = t.decisions
  const [running, setRunning] = useState<RunningDecision>(null)
  const started = useRef(new Set<string>())
  const turn = useRef<Promise<unknown>>(Promise.resolve())
  const last = useRef<{ undo: () => void; until: number } | null>(null)
  /** Under the same key a call that was not answered is sent again. */
  const batchKey = useRef<{ body: string; key: string } | null>(null)

  /** Runs one thing, and says why where it was refused; whether it was done. */
  const attempt = useCallback(
    async (what: NonNullable<RunningDecision>, act: () => Promise<void>, failed: string): Promise<boolean> => {
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
        const reason = refusedAs(failure, what.verdict === 'undo', words) ?? reasonText(failure) ?? t.toasts.offline
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
  const request = useCallback(() => ({ token: storedToken() ?? '', headers: { 'accept-language': locale } }), [locale])

  /** What the message about a decision offers for ten seconds, as the key does. */
  const offerUndo = useCallback(
    (begunAt: number, act: () => void): { action?: ToastAction } => {
      const until = begunAt + undoSeconds * 1000
      last.current = { undo: act, until }
      return until > Date.now() ? { action: { label: words.undo, shortcut: 'Z', until, act } } : {}
    },
    [words],
  )
  const undo = useCallback(
    async (id: string) => {
      last.current = null
      const send = async () => {
        await call('POST /api/sys/mgmt/proposals/{id}/undo', { ...request(), params: { id } })
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
        const { alsoSettled, isMerged } = await call('POST /api/sys/mgmt/proposals/{id}/decision', {
          ...request(),
          params: { id },
          body: { verdict, ...(eventId && { eventId }) },
        })
        await forget(id)
        const title = localText(locale, statement.title, statement.titleHe).text
        const callsOff = kind === 'vanished' && verdict === 'apply'
        const removes = kind === 'leftOut' && verdict === 'apply'
        showToast({
          kind: 'done',
          title: callsOff
            ? words.done.cancelled
            : removes
              ? words.done.removed
              : isMerged
                ? words.done.merged
                : words.done[verdict],
          text: alsoSettled > 0 ? say(words.alsoSettled, { n: alsoSettled, title }) : title,
          ...(!removes && offerUndo(begunAt, () => void undo(id))),
        })
      }
      return attempt({ id, verdict }, send, words.notDecided)
    },
    [attempt, forget, locale, offerUndo, request, say, showToast, undo, words],
  )
  const undoTogether = useCallback(
    (batch: string) => {
      last.current = null
      const send = async () => {
        const { undone, stayed } = await call('POST /api/sys/mgmt/proposals/batches/{id}/undo', {
          ...request(),
          params: { id: batch },
        })
        showToast({
          kind: undone > 0 ? 'done' : 'failed',
          title: undone > 0 ? say(words.together.undone, { n: undone }) : words.undoFailed,
          ...(stayed > 0 && { text: say(words.together.stayed, { n: stayed }) }),
        })
      }
      return attempt({ id: batch, verdict: 'undo' }, send, words.undoFailed)
    },
    [attempt, request, say, showToast, words],
  )
  /** Publishes all that is certain, or leaves aside all that is over; whether it was done. */
  const decideTogether = useCallback(
    ({ what, source }: Together) => {
      const body = { what, ...(source && { source }) }
      const asked = JSON.stringify(body)
      if (batchKey.current?.body !== asked) batchKey.current = { body: asked, key: crypto.randomUUID() }
      const { key } = batchKey.current
      const send = async () => {
        const begunAt = Date.now()
        const { headers, token } = request()
        const answer = await call('POST /api/sys/mgmt/proposals/batches', {
          token,
          headers: { ...headers, 'Idempotency-Key': key },
          body,
        })
        batchKey.current = null
        const { id, decided, merged, asked: unsure, left } = answer
        showToast({
          kind: 'done',
          title: say(words.together.done[what], { n: decided + merged }),
          text: [
            ...(merged > 0 ? [say(words.together.merged, { n: merged })] : []),
            ...(unsure > 0 ? [say(words.together.asked, { n: unsure })] : []),
            ...(left > 0 ? [say(words.together.left, { n: left })] : []),
          ].join(' '),
          ...(decided + merged > 0 && offerUndo(begunAt, () => void undoTogether(id))),
        })
      }
      return attempt({ id: what, verdict: 'together' }, send, words.notDecided)
    },
    [attempt, offerUndo, request, say, showToast, undoTogether, words],
  )
  const undoLast = useCallback(() => {
    if (last.current && last.current.until > Date.now()) last.current.undo()
  }, [])

  return { running, decide, decideTogether, undo, undoTogether, undoLast }
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
