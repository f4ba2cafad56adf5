'use client'

import { UserText } from '../../ui/UserText.tsx'
import { useText } from '../../text/TextContext.tsx'
import type { CellsProps } from '../queue/definition.ts'
import { Opener } from '../queue/Opener.tsx'
import { Received } from '../queue/Received.tsx'
import { Sender } from '../queue/Sender.tsx'
import { snippetOf } from '../queue/snippet.ts'
import { asCell } from '../../ui/table-roles.ts'
import { RatingBadge } from './RatingBadge.tsx'
import { gistOf, responseOf } from './response.ts'

/** What a row shows of feedback. */
export function FeedbackCells({ submission, isOpen, today, search, toggle }: CellsProps) {
  const { t } = useText()
  const { noText, noName, anonymous } = t.queues.feedback
  const gist = snippetOf(gistOf(submission))
  return (
    <>
      <td {...asCell} data-column="rating">
        <RatingBadge rating={responseOf(submission).overall} />
      </td>
      <td {...asCell} data-column="event">
        <Opener
          id={submission.id}
          isOpen={isOpen}
          toggle={toggle}
          first={
            gist ? <UserText text={gist} search={search} /> : <span className="secondary">{noText}</span>
          }
        />
      </td>
      <td {...asCell} data-column="organizer">
        <Sender submission={submission} search={search} noName={noName} noEmail={anonymous} />
      </td>
      <td {...asCell} data-column="sent">
        <Received submission={submission} today={today} />
      </td>
    </>
  )
}
