'use client'

import type { Liveness } from '../../data/use-polling.ts'
import { LiveLine } from '../../ui/LiveLine.tsx'
import { SectionHead } from '../../ui/SectionHead.tsx'
import { useText } from '../../text/TextContext.tsx'
import type { QueueWords } from './queue-words.ts'
import type { QueueOrder } from './queue.ts'
import { secondsBetweenPolls } from './use-queue.ts'

type Props = {
  words: QueueWords
  order: QueueOrder
  counts: { pending: number; overdue: number } | undefined
  liveness: Liveness
}

/** How many wait and in which order, how long they should at most, and how many of them wait for longer. */
export function QueueHead({ words, order, counts, liveness }: Props) {
  const { t, say } = useText()
  return (
    <SectionHead
      title={words.title}
      text={
        counts && (
          <>
            <span className="animate-fade" key={counts.pending}>
              {counts.pending === 0 ? words.nonePending : say(words.pending, { n: counts.pending })}
            </span>
            {counts.pending > 1 && `, ${t.queues.orders[order]}`}
            {words.goal && ` · ${words.goal}`}
            {counts.overdue > 0 && words.overdue && (
              <>
                {' · '}
                <strong className="font-semibold text-on-danger-soft">
                  {say(words.overdue, { n: counts.overdue })}
                </strong>
              </>
            )}
          </>
        )
      }
    >
      <LiveLine state={liveness.state} isWideOnly>
        {say(t.submissions.everySeconds, { n: secondsBetweenPolls })}
      </LiveLine>
    </SectionHead>
  )
}
