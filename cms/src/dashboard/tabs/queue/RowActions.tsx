import { Check, Trash2 } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { useText } from '../../ui/text.tsx'
import type { Running } from './use-attempts.ts'
import type { QueueDefinition, RowActs, QueueWords } from './definition.ts'
import { focusRow } from '../../ui/focus.ts'
import type { Submission } from '../../submission.ts'
import { PhoneBar } from '../../ui/Layout.tsx'

type Props = {
  definition: QueueDefinition
  words: QueueWords
  submission: Submission
  running: Running | undefined
  acts: RowActs
}

/** What can be decided from the row itself. */
export function RowActions({ definition, words, submission, running, acts }: Props) {
  const { t, say } = useText()
  const { id, status } = submission
  const { RejectIcon } = definition
  const title = definition.nameOf(submission, { t, say })
  const isBusy = running !== undefined

  const approve = async () => {
    if (await acts.decide(submission, { kind: 'approve' })) focusRow(id)
  }

  return (
    <div className="flex flex-wrap justify-end gap-x-1.5 gap-y-3.5">
      {status === 'pending' && (
        <>
          <Button
            size="xs"
            className="max-md:min-h-control max-md:flex-1 max-md:text-(length:--text-sm)"
            label={say(words.approveOne, { title })}
            title={words.approve}
            isDisabled={isBusy}
            isRunning={running === 'approve'}
            onClick={() => void approve()}
          >
            {running !== 'approve' && (
              <Check className="text-success" size={14} strokeWidth={1.75} aria-hidden />
            )}
            <span className="md:max-lg:sr-only">{words.approve}</span>
          </Button>
          <Button
            icon={RejectIcon}
            size="xs"
            className="max-md:min-h-control max-md:flex-1 max-md:text-(length:--text-sm)"
            data-part="reject"
            label={say(words.rejectOne, { title })}
            title={words.reject}
            isDisabled={isBusy}
            isRunning={running === 'reject'}
            onClick={() => acts.reject(submission)}
          >
            <span className="md:max-lg:sr-only">{words.reject}</span>
          </Button>
        </>
      )}
      <Button
        icon={Trash2}
        kind="ghost"
        size="xs"
        isIcon
        className="max-md:min-h-control max-md:w-control"
        label={say(t.decision.deleteOne, { title })}
        title={t.decision.delete}
        isDisabled={isBusy}
        onClick={() => acts.askToDelete([submission])}
      />
    </div>
  )
}

type DecisionBarProps = {
  definition: QueueDefinition
  words: QueueWords
  submission: Submission
  /** How many wait, this one among them; undefined while nobody has counted. */
  pending: number | undefined
  running: Running | undefined
  acts: RowActs
}

/** The two decisions about an open row, and how many wait. */
export function DecisionBar({ definition, words, submission, pending, running, acts }: DecisionBarProps) {
  const { t, say } = useText()
  const { RejectIcon } = definition
  const isBusy = running !== undefined
  return (
    <PhoneBar label={t.decision.title} left={pending !== undefined && say(words.pending, { n: pending })}>
      <Button
        icon={RejectIcon}
        kind={definition.asksForNote ? 'warned' : 'secondary'}
        isDisabled={isBusy}
        isRunning={running === 'reject'}
        onClick={() => acts.reject(submission)}
      >
        {words.reject}
      </Button>
      <Button
        icon={Check}
        kind="primary"
        isDisabled={isBusy}
        isRunning={running === 'approve'}
        onClick={() => void acts.decide(submission, { kind: 'approve' })}
      >
        {words.approve}
      </Button>
    </PhoneBar>
  )
}
