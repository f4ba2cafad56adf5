'use client'

import { useNow } from '../shared/clock.ts'
import { useText } from '../text/TextContext.tsx'
import type { Submission } from './submission.ts'
import { countOverTarget } from './target.ts'
import { secondsBetweenPolls, type Liveness } from './use-submission-polling.ts'

type Props = { submissions: readonly Submission[] | undefined; liveness: Liveness }

/** How many wait, and how many of them for too long. */
export function QueueHead({ submissions, liveness }: Props) {
  const { t, say } = useText()
  const now = useNow(30_000)
  const pending = submissions?.filter(({ status }) => status === 'pending') ?? []
  const late = countOverTarget(pending, now)

  return (
    <div className="section-head">
      <h2>{t.submissions.title}</h2>
      {submissions && (
        <p>
          <span className="swap" key={pending.length}>
            {pending.length === 0
              ? t.submissions.nonePending
              : say(t.submissions.pending, { n: pending.length })}
          </span>
          {late > 0 && (
            <>
              {' · '}
              <strong>{say(t.submissions.overTarget, { n: late })}</strong>
            </>
          )}
        </p>
      )}
      <span className="spacer" />
      <span className="live wide-only">
        <i className="dot" data-state={liveness.state} />
        {say(t.submissions.everySeconds, { n: secondsBetweenPolls })}
      </span>
    </div>
  )
}
