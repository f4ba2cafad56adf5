'use client'

import { useCallback, useState } from 'react'

import { isRefusal, reasonText } from '../../ui/refusal.ts'
import { useText } from '../../text/TextContext.tsx'
import { useToast } from '../../toast/ToastContext.tsx'
import { concernedBy, type Decision } from './decision.ts'
import { inTurns } from './in-turns.ts'
import type { QueueWords } from './queue-words.ts'
import type { Submission } from './submission.ts'
import { failureTitle, type useDecisions } from './use-decisions.ts'

const atOnce = 3
const quietFor = 1000

/**
 * Decides about many: a request for each, three at a time, and one message when all are answered. After a second it
 * says how far it is. A refused token ends it.
 */
export function useBulk({ attempt, readAgain }: ReturnType<typeof useDecisions>, words: QueueWords) {
  const { t, say } = useText()
  const showToast = useToast()
  const [isRunning, setRunning] = useState(false)

  const decideAll = useCallback(
    async (submissions: readonly Submission[], decision: Decision): Promise<void> => {
      const concerned = concernedBy(decision.kind, submissions)
      if (concerned.length === 0 || isRunning) return
      const reasons: unknown[] = []
      let answered = 0
      const startedAt = performance.now()
      const report = () => {
        if (performance.now() - startedAt < quietFor) return
        const title = say(words.bulk.working[decision.kind], { n: answered, total: concerned.length })
        showToast({ kind: 'working', title, progress: answered / concerned.length })
      }
      const first = setTimeout(report, quietFor)
      setRunning(true)
      await inTurns(concerned, atOnce, async (submission) => {
        if (reasons.some(isRefusal)) return
        const outcome = await attempt(submission, decision)
        if (outcome && !outcome.isDone) reasons.push(outcome.reason)
        answered += 1
        report()
      })
      clearTimeout(first)
      setRunning(false)
      void readAgain()
      if (reasons.length === 0) {
        showToast({ kind: 'done', title: say(words.bulk.done[decision.kind], { n: concerned.length }) })
        return
      }
      const done = say(words.bulk.partly, {
        done: concerned.length - reasons.length,
        total: concerned.length,
      })
      const reason = reasonText(reasons[0]) ?? t.toasts.offline
      showToast({ kind: 'failed', title: failureTitle(t.toasts, decision), text: `${done} ${reason}` })
    },
    [attempt, isRunning, readAgain, say, showToast, t, words],
  )
  return { isRunning, decideAll }
}
