'use client'

import { undoSeconds } from '@cyberluach/core/submissions/submission'
import { useCallback, useRef } from 'react'

import { reasonText } from '../../../session/session.ts'
import { useText } from '../../text/TextContext.tsx'
import type { ToastAction } from '../../toast/toast.ts'
import { useToast } from '../../toast/ToastContext.tsx'
import { sendUndo, type Changes, type Undoable } from './decision.ts'
import { focusRow } from '../../focus/rows.ts'
import type { useAttempts } from './use-attempts.ts'

type Undo = { undoables: readonly Undoable[]; until: number }

/** Takes back what was decided here within the last seconds: from its message, or by key, the latest first. */
export function useUndo({ attempt, readAgain, countAgain }: ReturnType<typeof useAttempts>) {
  const { t, say, locale } = useText()
  const showToast = useToast()
  const pile = useRef<Undo[]>([])

  const undo = useCallback(
    async (one: Undo): Promise<void> => {
      pile.current = pile.current.filter((other) => other !== one)
      const outcome = await attempt(one.undoables, 'undo', (free) => sendUndo(free, locale))
      if (!outcome) return
      const { changes, reasons } = outcome
      const [first] = changes.keys()
      if (first !== undefined) focusRow(first)
      if (reasons.length === 0) {
        countAgain()
        showToast({ kind: 'done', title: say(t.queues.undo.done, { n: changes.size }) })
        return
      }
      void readAgain()
      const total = one.undoables.length
      const done = total > 1 ? `${say(t.queues.partly, { done: changes.size, total })} ` : ''
      const reason = reasonText(reasons[0]) ?? t.toasts.offline
      showToast({ kind: 'failed', title: t.queues.undo.failed, text: `${done}${reason}` })
    },
    [attempt, countAgain, locale, readAgain, say, showToast, t],
  )

  /** What the message about decisions that were begun then offers; nothing where there is nothing to undo any more. */
  const offerUndo = useCallback(
    (changes: Changes, begunAt: number): { action?: ToastAction } => {
      const until = begunAt + undoSeconds * 1000
      const undoables = [...changes.values()].flatMap((record) =>
        record?.decidedAt ? { id: record.id, decided: record.decidedAt } : [],
      )
      if (undoables.length === 0 || until <= Date.now()) return {}
      const one = { undoables, until }
      pile.current = [...pile.current, one]
      return { action: { label: t.queues.undo.act, shortcut: 'Z', until, act: () => void undo(one) } }
    },
    [t, undo],
  )

  const undoLast = useCallback(() => {
    pile.current = pile.current.filter(({ until }) => until > Date.now())
    const last = pile.current.at(-1)
    if (last) void undo(last)
  }, [undo])

  return { offerUndo, undoLast }
}
