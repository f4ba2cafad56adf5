import { Check, Gavel, X } from 'lucide-react'
import { useId } from 'react'

import { Ago } from '../../ui/time.tsx'
import { Kbd } from '../../ui/marks.tsx'
import { Button } from '../../ui/Button.tsx'
import { UserText } from '../../ui/UserText.tsx'
import { useText } from '../../ui/text.tsx'
import type { Decision } from '../queue/decision.ts'
import type { DetailProps } from '../queue/definition.ts'
import { DeletePart } from '../queue/HandlingPanel.tsx'
import { focusRow } from '../../ui/focus.ts'
import { changedStatusOf } from './event-status.ts'
import { NoteField } from '../queue/RejectPopover.tsx'
import { Panel } from '../../list/Panel.tsx'
import { QueueStatus } from '../queue/QueueRow.tsx'
import type { Submission } from '../../submission.ts'

type Props = Pick<DetailProps, 'submission' | 'note' | 'running' | 'setNote' | 'decide' | 'askToDelete'>

/** A pending submission can be approved or rejected, any can be deleted; a settled one says how it was settled. */
export function DecisionPanel({ submission, note, running, setNote, decide, askToDelete }: Props) {
  const { t } = useText()
  const field = useId()
  const { id, createdAt, status } = submission
  const isBusy = running !== undefined

  const settle = async (decision: Decision) => {
    if (await decide(submission, decision)) focusRow(id)
  }
  const reject = () => void settle({ kind: 'reject', notes: note })

  return (
    <Panel
      part="decision"
      icon={Gavel}
      title={t.decision.title}
      aside={
        <span className="text-xs font-normal text-ink-3">
          <Ago iso={createdAt} />
        </span>
      }
    >
      {status === 'pending' ? (
        // On a phone the bar below decides, and asks for the note.
        <NoteField
          id={field}
          className="pb-3 max-md:hidden"
          note={note}
          setNote={(text) => setNote(id, text)}
          send={() => !isBusy && reject()}
        >
          <div className="flex flex-wrap gap-2 *:grow">
            <Button
              icon={Check}
              kind="primary"
              isDisabled={isBusy}
              isRunning={running === 'approve'}
              onClick={() => void settle({ kind: 'approve' })}
            >
              {t.decision.approveAndPublish}
              <Kbd on="action">A</Kbd>
            </Button>
            <Button
              icon={X}
              kind="warned"
              isDisabled={isBusy}
              isRunning={running === 'reject'}
              onClick={reject}
            >
              {t.decision.reject}
              <Kbd>X</Kbd>
            </Button>
          </div>
        </NoteField>
      ) : (
        <Settled submission={submission} />
      )}
      <DeletePart isDisabled={isBusy} remove={() => askToDelete([submission])} />
    </Panel>
  )
}

function settledWords({ isMerged }: Submission, { decision }: ReturnType<typeof useText>['t']): string {
  return isMerged ? decision.merged : decision.published
}

function Settled({ submission }: { submission: Submission }) {
  const { t } = useText()
  const { status, adminNotes, withdrawnAt } = submission
  const fate = changedStatusOf(submission)
  if (withdrawnAt) return <p className="pb-3">{t.decision.withdrawn}</p>
  return (
    <div className="grid gap-2.5 pb-3">
      <p className="flex flex-wrap items-center gap-1.5">
        <QueueStatus status={status} words={t.submissions} />
        {status === 'approved' && (fate ? t.decision.fates[fate] : settledWords(submission, t))}
        {status === 'rejected' && t.decision.rejected}
      </p>
      {submission.isDecisionKept && <p className="text-on-warning-soft">{t.mailOff.keptDecision}</p>}
      {adminNotes && (
        <p>
          <span className="text-ink-2">{t.decision.savedNote}</span> <UserText text={adminNotes} />
        </p>
      )}
    </div>
  )
}
