'use client'

import { MessageSquare } from 'lucide-react'
import { useMemo } from 'react'

import { CopyButton } from '../queue/CopyButton.tsx'
import { LatinText } from '../../ui/UserText.tsx'
import { useText } from '../../text/TextContext.tsx'
import type { DetailProps } from '../queue/definition.ts'
import { Gone } from '../queue/Gone.tsx'
import { HandlingPanel } from '../queue/HandlingPanel.tsx'
import { Panel, Panels } from '../queue/Panel.tsx'
import { Prose } from '../queue/Prose.tsx'
import { ReplyPart, useReplying } from '../queue/replies/ReplyPart.tsx'
import { messageOf, replyAddress } from './message.ts'
import { contactWords } from './words.ts'

/** An open contact message: its text, and how it is dealt with. */
export function ContactDetail(props: DetailProps) {
  const { t } = useText()
  const words = useMemo(() => contactWords(t), [t])
  const { submission, isGone } = props
  const { subject, text } = messageOf(submission)
  const { handledAt, archivedAt, noNote } = t.queues.contact
  const mailto = replyAddress(submission.organizerEmail, `Re: ${subject}`)
  const replying = useReplying(submission, `Re: ${subject}`)

  return (
    <>
      {isGone && <Gone />}
      <Panels of="message">
        <Panel part="message" icon={MessageSquare} title={t.queues.contact.message}>
          <Prose text={text} isLetter />
          {submission.organizerEmail && (
            <p className="mt-3 flex flex-wrap items-center gap-1.5 text-xs text-ink-3">
              <LatinText text={submission.organizerEmail} />
              <CopyButton text={submission.organizerEmail} label={t.details.copyEmail} />
            </p>
          )}
          {!isGone && (
            <ReplyPart
              {...{ submission, replying, mailto }}
              kind="contact_message"
              handleLabel={t.queues.replies.handle}
            />
          )}
        </Panel>
        {!isGone && (
          <HandlingPanel
            {...props}
            words={words}
            reply={mailto ? replying : null}
            isReplyFirst
            noNote={noNote}
            settledAt={{ approved: handledAt, rejected: archivedAt }}
          />
        )}
      </Panels>
    </>
  )
}
