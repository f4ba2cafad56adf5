import { useEffect, useState } from 'react'

import { useSession } from '../../session/SessionContext.tsx'
import { useText } from '../../ui/text.tsx'
import type { DetailProps } from '../queue/definition.ts'
import { focusRow } from '../../ui/focus.ts'
import { Panels } from '../../list/Panel.tsx'
import { DeletedNotice } from '../../ui/Alert.tsx'
import { AutomaticChecks } from './AutomaticChecks.tsx'
import { ContactPanel } from './ContactPanel.tsx'
import { DecisionPanel } from './DecisionPanel.tsx'
import { EditPanel } from './EditPanel.tsx'
import { clearEdit, hasDraft } from './submission-form.ts'
import { EventPanel } from './EventPanel.tsx'
import { SimilarAlert } from './SimilarAlert.tsx'

/** An open submission: what it may repeat, what a computer can check, the event, whom to call, the decision. */
export function SubmissionDetail(props: DetailProps) {
  const { t } = useText()
  const { username } = useSession()
  const { submission, isGone, today, running, similar, decide, save } = props
  const [isEditing, setEditing] = useState(() => hasDraft(submission.id, username))
  const isPending = submission.status === 'pending' && !isGone
  const isBusy = running !== undefined
  // Nothing can be saved any more about what was decided.
  useEffect(() => {
    if (!isPending) clearEdit(submission.id, username)
  }, [isPending, submission.id, username])

  const rejectAsDuplicate = async () => {
    const decision = { kind: 'reject', notes: t.decision.reasons.duplicate } as const
    if (await decide(submission, decision)) focusRow(submission.id)
  }

  return (
    <>
      {isGone && <DeletedNotice />}
      {isPending &&
        similar?.map((one) => (
          <SimilarAlert
            key={one.eventId ?? one.waitingId}
            similar={one}
            isBusy={isBusy}
            rejectAsDuplicate={() => void rejectAsDuplicate()}
            show={props.toggle}
          />
        ))}
      {isPending && <AutomaticChecks submission={submission} today={today} />}
      {isPending && isEditing ? (
        <Panels of="edit">
          <EditPanel
            submission={submission}
            isBusy={isBusy}
            save={save}
            close={() => {
              setEditing(false)
              focusRow(submission.id)
            }}
          />
          <DecisionPanel {...props} />
        </Panels>
      ) : (
        <Panels of="event">
          <EventPanel submission={submission} {...(isPending && { edit: () => setEditing(true) })} />
          <ContactPanel submission={submission} />
          {!isGone && <DecisionPanel {...props} />}
        </Panels>
      )}
    </>
  )
}
