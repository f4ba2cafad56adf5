'use client'

import { useState } from 'react'

import { useSession } from '../../../session/SessionContext.tsx'
import type { Submission } from '../submission.ts'
import { focusRow } from '../../../focus/rows.ts'
import { forgetReply, keptReply, type ReplyValues } from './kept-reply.ts'
import { ReplyForm } from './ReplyForm.tsx'
import { ReplyList } from './ReplyList.tsx'
import { useReplies } from './use-replies.ts'

type Replying = {
  isOpen: boolean
  open: () => void
  close: () => void
  initial: ReplyValues
  usual: ReplyValues
}

/** The state of the answer to a message: open at once where one was being written. */
export function useReplying({ id, status }: Submission, subject: string): Replying {
  const { username } = useSession()
  const [kept, setKept] = useState(() => keptReply(id, username))
  const [isOpen, setOpen] = useState(kept !== null)
  const [usual] = useState<ReplyValues>({ subject, text: '', handle: status === 'pending' })
  return {
    isOpen,
    open: () => setOpen(true),
    close: () => {
      forgetReply(id)
      setKept(null)
      setOpen(false)
      focusRow(id)
    },
    initial: kept ?? usual,
    usual,
  }
}

type Props = {
  submission: Submission
  kind: 'contact_message' | 'feedback'
  replying: Replying
  handleLabel: string
  mailto: string | null
}

/** Below a message: what was answered, and the form of another answer. */
export function ReplyPart({ submission, kind, replying, handleLabel, mailto }: Props) {
  const { id, status } = submission
  const { replies, send, sendAgain, isRunning } = useReplies(id, kind)
  return (
    <>
      {replies.length > 0 && <ReplyList {...{ replies, isRunning, sendAgain }} />}
      {replying.isOpen && mailto && (
        <ReplyForm
          {...{ id, mailto, isRunning, send }}
          initial={replying.initial}
          usual={replying.usual}
          handleLabel={status === 'pending' ? handleLabel : null}
          close={replying.close}
        />
      )}
    </>
  )
}
