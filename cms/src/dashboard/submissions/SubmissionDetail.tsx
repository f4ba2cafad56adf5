'use client'

import type { DayKey } from '@cyberluach/core/day-key'
import { Info } from 'lucide-react'

import { useText } from '../text/TextContext.tsx'
import { AutomaticChecks } from './AutomaticChecks.tsx'
import { ContactPanel } from './ContactPanel.tsx'
import { DecisionPanel } from './DecisionPanel.tsx'
import { EventPanel } from './EventPanel.tsx'
import type { Submission } from './submission.ts'
import type { Decision } from './use-moderation.ts'

type Props = {
  submission: Submission
  isGone: boolean
  today: DayKey
  note: string
  running: Decision['kind'] | undefined
  setNote: (id: string, note: string) => void
  decide: (submission: Submission, decision: Decision) => Promise<boolean>
  askToDelete: (submission: Submission) => void
}

/** An open submission: what a computer can check, the event, whom to call, the decision. */
export function SubmissionDetail(props: Props) {
  const { t } = useText()
  const { submission, isGone, today } = props
  return (
    <>
      {isGone ? (
        <p className="alert" role="status">
          <Info size={16} strokeWidth={1.75} aria-hidden />
          {t.decision.gone}
        </p>
      ) : (
        submission.status === 'pending' && <AutomaticChecks submission={submission} today={today} />
      )}
      <div className="panels">
        <EventPanel submission={submission} />
        <ContactPanel submission={submission} />
        {!isGone && <DecisionPanel {...props} />}
      </div>
    </>
  )
}
