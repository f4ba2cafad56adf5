import type { SubmissionKind } from '@cyberluach/core/submissions/submission'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'

import { isRefusal } from '../../../session/session.ts'
import { summaryKey } from '../../frame/polling.ts'
import { useSession } from '../../session/SessionContext.tsx'
import { readingAfter, type Changes, type Decision, type Outcome } from './decision.ts'
import type { Reading } from './queue-state.ts'
import { queueKey } from './use-queue.ts'

/** What is being done about a submission. */
export type Running = Decision['kind'] | 'undo' | 'edit'

export type RunningDecisions = Readonly<Record<string, Running | undefined>>

/**
 * Does something about submissions, one thing at a time for each. The list changes when the server has agreed; `forget`
 * takes away the rows of deleted ones.
 */
export function useAttempts(kind: SubmissionKind, forget: (ids: readonly string[]) => void) {
  const client = useQueryClient()
  const { keeper } = useSession()
  const [running, setRunning] = useState<RunningDecisions>({})
  const started = useRef(new Set<string>())

  const readAgain = useCallback(async () => {
    await Promise.all([
      client.refetchQueries({ queryKey: queueKey(kind), type: 'active' }),
      client.invalidateQueries({ queryKey: summaryKey }),
    ])
  }, [client, kind])

  const countAgain = useCallback(() => void client.invalidateQueries({ queryKey: summaryKey }), [client])

  /** Takes over what the server has agreed to. */
  const takeOver = useCallback(
    async (changes: Changes) => {
      // A reading that began before the decision would bring the old state back.
      await client.cancelQueries({ queryKey: queueKey(kind) })
      const deleted = [...changes].flatMap(([id, changed]) => (changed === null ? id : []))
      if (deleted.length > 0) forget(deleted)
      client.setQueriesData<Reading>(
        { queryKey: queueKey(kind) },
        (reading) => reading && readingAfter(reading, changes),
      )
    },
    [client, forget, kind],
  )

  /** Runs the sending for those about which none is on its way, without a word; null where that is nobody. */
  const attempt = useCallback(
    async <Item extends { id: string }>(
      items: readonly Item[],
      what: Running,
      send: (free: readonly Item[]) => Promise<Outcome>,
    ): Promise<Attempted | null> => {
      const free = items.filter(({ id }) => !started.current.has(id))
      if (free.length === 0) return null
      const all = (state: Running | undefined) => Object.fromEntries(free.map(({ id }) => [id, state]))
      for (const { id } of free) started.current.add(id)
      setRunning((before) => ({ ...before, ...all(what) }))
      try {
        const outcome = await send(free)
        await takeOver(outcome.changes)
        return outcome
      } catch (reason) {
        if (isRefusal(reason)) keeper.refused()
        return { changes: new Map(), reasons: free.map(() => reason) }
      } finally {
        for (const { id } of free) started.current.delete(id)
        setRunning((before) => ({ ...before, ...all(undefined) }))
      }
    },
    [keeper, takeOver],
  )
  return { running, attempt, readAgain, countAgain }
}

/** Each reason is why one of them stayed as it was. */
export type Attempted = { changes: Changes; reasons: readonly unknown[] }
