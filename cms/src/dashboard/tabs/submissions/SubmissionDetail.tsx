'use client'

import { useText } from '../../text/TextContext.tsx'
import type { DetailProps } from '../queue/definition.ts'
import { focusRow } from '../queue/focus-row.ts'
import { Panels } from '../queue/Panel.tsx'
import { Gone } from '../queue/Gone.tsx'
import { AutomaticChecks } from './AutomaticChecks.tsx'
import { ContactPanel } from './ContactPanel.tsx'
import { DecisionPanel } from './DecisionPanel.tsx'
import { EventPanel } from './EventPanel.tsx'
import { SimilarAlert } from './SimilarAlert.tsx'

/** An open submission: what it may repeat, what a computer can check, the event, whom to call, the decision. */
export function SubmissionDetail(props: DetailProps) {
  const { t } = useText()
  const { submission, isGone, today, running, similar, decide } = props

  const rejectAsDuplicate = async () => {
    const decision = { kind: 'reject', notes: t.decision.reasons.duplicate } as const
    if (await decide(submission, decision)) focusRow(submission.id)
  }

  return (
    <>
      {isGone ? (
        <Gone />
      ) : (
        submission.status === 'pending' && (
          <>
            {similar && (
              <SimilarAlert
                similar={similar}
                isBusy={running !== undefined}
                rejectAsDuplicate={() => void rejectAsDuplicate()}
              />
            )}
            <AutomaticChecks submission={submission} today={today} />
          </>
        )
      )}
      <Panels of="event">
        <EventPanel submission={submission} />
        <ContactPanel submission={submission} />
        {!isGone && <DecisionPanel {...props} />}
      </Panels>
    </>
  )
}
