'use client'

import { useCallback, useState } from 'react'

import { isRefusal, reasonText } from '../../../session/session.ts'
import { useIsMailOff } from '../../data/use-is-mail-off.ts'
import { useText } from '../../text/TextContext.tsx'
import { useToast } from '../../toast/ToastContext.tsx'
import { concernedBy, type Decision } from './decision.ts'
import { keepReason } from './last-reason.ts'
import type { QueueWords } from './queue-words.ts'
import { partsOf } from './read-queue.ts'
import type { Submission } from './submission.ts'
import { failureTitle, tellsOrganizer, type useDecisions } from './use-decisions.ts'

/** So many go in one request: few enough that one says soon how far it is. */
const atOnce = 50
const quietFor = 1000

/**
 * Decides about many: fifty in a request, and one message when all are answered. After a second it says how far it is. A
 * refused token ends it.
 */
export function useBulk(
  { decideTogether, ready, readAgain, offerUndo }: ReturnType<typeof useDecisions>,
  words: QueueWords,
) {
  const { t, say } = useText()
  const showToast = useToast()
  const isMailOff = useIsMailOff()
  const [isRunning, setRunning] = useState(false)

  const decideAll = useCallback(
    async (submissions: readonly Submission[], decision: Decision): Promise<void> => {
      const concerned = concernedBy(decision.kind, submissions)
      if (concerned.length === 0 || isRunning) return
      const settled: Submission[] = []
      for (const one of concerned) {
        const found = decision.kind === 'approve' ? await ready(one) : one
        if (!found) return
        settled.push(found)
      }
      if (decision.kind === 'reject') keepReason(decision.notes, t.decision.reasons)
      const reasons: unknown[] = []
      let carriedOut = 0
      const changed = new Map<string, Submission | null>()
      const startedAt = performance.now()
      const begunAt = Date.now()
      const report = () => {
        if (performance.now() - startedAt < quietFor) return
        const answered = carriedOut + reasons.length
        const title = say(words.bulk.working[decision.kind], { n: answered, total: concerned.length })
        showToast({ kind: 'working', title, progress: answered / concerned.length })
      }
      const first = setTimeout(report, quietFor)
      setRunning(true)
      for (const part of partsOf(settled, atOnce)) {
        const { changes, reasons: failed } = await decideTogether(part, decision)
        for (const [id, record] of changes) changed.set(id, record)
        reasons.push(...failed)
        carriedOut += part.length - failed.length
        if (failed.some(isRefusal)) break
        report()
      }
      clearTimeout(first)
      setRunning(false)
      void readAgain()
      const undo = offerUndo(changed, begunAt)
      if (reasons.length === 0) {
        const title = say(words.bulk.done[decision.kind], { n: concerned.length })
        const isUntold = isMailOff && concerned.some((one) => tellsOrganizer(one, decision))
        showToast({ kind: 'done', title, ...(isUntold && { text: t.mailOff.decidedMany }), ...undo })
        return
      }
      const done = say(words.bulk.partly, { done: carriedOut, total: concerned.length })
      const reason = reasonText(reasons[0]) ?? t.toasts.offline
      showToast({
        kind: 'failed',
        title: failureTitle(t.toasts, decision),
        text: `${done} ${reason}`,
        ...undo,
      })
    },
    [decideTogether, isMailOff, isRunning, offerUndo, ready, readAgain, say, showToast, t, words],
  )
  return { isRunning, decideAll }
}
