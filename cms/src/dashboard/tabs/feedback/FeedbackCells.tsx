'use client'

import { UserText } from '../../ui/UserText.tsx'
import { useText } from '../../text/TextContext.tsx'
import type { CellsProps } from '../queue/definition.ts'
import { Cell } from '../queue/TableParts.tsx'
import { Opener } from '../queue/Opener.tsx'
import { Received } from '../queue/Received.tsx'
import { Sender } from '../queue/Sender.tsx'
import { snippetOf } from '../queue/snippet.ts'
import { RatingBadge } from './RatingBadge.tsx'
import { gistOf, responseOf } from './response.ts'

/** What a row shows of feedback. */
export function FeedbackCells({ submission, isOpen, today, search, toggle }: CellsProps) {
  const { t } = useText()
  const { noText, noName, anonymous } = t.queues.feedback
  const gist = snippetOf(gistOf(submission))
  return (
    <>
      <Cell column="rating">
        <RatingBadge rating={responseOf(submission).overall} />
      </Cell>
      <Cell column="text">
        <Opener
          id={submission.id}
          isOpen={isOpen}
          toggle={toggle}
          first={
            gist ? (
              <UserText text={gist} search={search} />
            ) : (
              <span className="font-normal text-ink-2">{noText}</span>
            )
          }
          isText
        />
      </Cell>
      <Cell column="sender">
        <Sender submission={submission} search={search} noName={noName} noEmail={anonymous} />
      </Cell>
      <Cell column="sent">
        <Received submission={submission} today={today} />
      </Cell>
    </>
  )
}
