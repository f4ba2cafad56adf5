'use client'

import { Check } from 'lucide-react'

import { Button } from '../../ui/Button.tsx'
import { PhoneBar } from '../../ui/PhoneBar.tsx'
import { useText } from '../../text/TextContext.tsx'
import type { QueueDefinition, RowActs } from './definition.ts'
import type { QueueWords } from './queue-words.ts'
import type { Submission } from './submission.ts'
import type { Running } from './use-attempts.ts'

type Props = {
  definition: QueueDefinition
  words: QueueWords
  submission: Submission
  /** How many wait, this one among them; undefined while nobody has counted. */
  pending: number | undefined
  running: Running | undefined
  acts: RowActs
}

/** The two decisions about an open row, and how many wait. */
export function DecisionBar({ definition, words, submission, pending, running, acts }: Props) {
  const { t, say } = useText()
  const { RejectIcon } = definition
  const isBusy = running !== undefined
  return (
    <PhoneBar label={t.decision.title} left={pending !== undefined && say(words.pending, { n: pending })}>
      <Button
        kind={definition.asksForNote ? 'warned' : 'secondary'}
        isDisabled={isBusy}
        isRunning={running === 'reject'}
        onClick={() => acts.reject(submission)}
      >
        {running !== 'reject' && <RejectIcon size={16} strokeWidth={1.75} aria-hidden />}
        {words.reject}
      </Button>
      <Button
        kind="primary"
        isDisabled={isBusy}
        isRunning={running === 'approve'}
        onClick={() => void acts.decide(submission, { kind: 'approve' })}
      >
        {running !== 'approve' && <Check size={16} strokeWidth={1.75} aria-hidden />}
        {words.approve}
      </Button>
    </PhoneBar>
  )
}
