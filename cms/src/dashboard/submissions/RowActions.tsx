'use client'

import { Check, Trash2, X } from 'lucide-react'

import { Button } from '../shared/Button.tsx'
import { useText } from '../text/TextContext.tsx'
import { focusRow } from './focus-row.ts'
import type { RejectRequest } from './RejectPopover.tsx'
import type { Submission } from './submission.ts'
import type { Decision } from './use-moderation.ts'

type Props = {
  submission: Submission
  running: Decision['kind'] | undefined
  decide: (submission: Submission, decision: Decision) => Promise<boolean>
  askToDelete: (submission: Submission) => void
  askToReject: (request: RejectRequest) => void
}

/** What can be decided from the row itself. */
export function RowActions({ submission, running, decide, askToDelete, askToReject }: Props) {
  const { t, say } = useText()
  const { id, title, status } = submission
  const isBusy = running !== undefined

  const approve = async () => {
    if (await decide(submission, { kind: 'approve' })) focusRow(id)
  }

  return (
    <div className="row-actions">
      {status === 'pending' && (
        <>
          <Button
            look="small"
            label={say(t.decision.approveOne, { title })}
            isDisabled={isBusy}
            isRunning={running === 'approve'}
            onClick={() => void approve()}
          >
            <Check className="good" size={14} strokeWidth={1.75} aria-hidden />
            {t.decision.approve}
          </Button>
          <Button
            look="small reject"
            label={say(t.decision.rejectOne, { title })}
            isDisabled={isBusy}
            isRunning={running === 'reject'}
            onClick={() => askToReject({ submission })}
          >
            <X className="bad" size={14} strokeWidth={1.75} aria-hidden />
            {t.decision.reject}
          </Button>
        </>
      )}
      <Button
        look="small square ghost"
        label={say(t.decision.deleteOne, { title })}
        title={t.decision.delete}
        isDisabled={isBusy}
        onClick={() => askToDelete(submission)}
      >
        <Trash2 size={16} strokeWidth={1.75} aria-hidden />
      </Button>
    </div>
  )
}
