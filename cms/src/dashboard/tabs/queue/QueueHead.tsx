'use client'

import type { Liveness } from '../../data/use-polling.ts'
import { Dot } from '../../ui/Dot.tsx'
import { useText } from '../../text/TextContext.tsx'
import type { QueueWords } from './queue-words.ts'
import { secondsBetweenPolls } from './use-queue.ts'

type Props = {
  words: QueueWords
  counts: { pending: number; overdue: number } | undefined
  liveness: Liveness
}

/** How many wait, how long they should at most, and how many of them wait for longer. */
export function QueueHead({ words, counts, liveness }: Props) {
  const { t, say } = useText()
  return (
    <div className="section-head">
      <h2>{words.title}</h2>
      {counts && (
        <p>
          <span className="swap" key={counts.pending}>
            {counts.pending === 0 ? words.nonePending : say(words.pending, { n: counts.pending })}
          </span>
          {words.goal && ` · ${words.goal}`}
          {counts.overdue > 0 && words.overdue && (
            <>
              {' · '}
              <strong>{say(words.overdue, { n: counts.overdue })}</strong>
            </>
          )}
        </p>
      )}
      <span className="spacer" />
      <span className="live wide-only">
        <Dot state={liveness.state} />
        {say(t.submissions.everySeconds, { n: secondsBetweenPolls })}
      </span>
    </div>
  )
}
