'use client'

import { LatinText, UserText } from '../../ui/UserText.tsx'
import { SecondLine, TwoLines } from './TwoLines.tsx'
import type { Submission } from './submission.ts'

type Props = { submission: Submission; search: string; noName?: string; noEmail?: string }

/** Who sent something, by name and e-mail, and what is said where they gave none. */
export function Sender({ submission, search, noName = '', noEmail = '' }: Props) {
  const { organizerName, organizerEmail } = submission
  return (
    <TwoLines>
      {organizerName ? (
        <span>
          <UserText text={organizerName} search={search} isCut />
        </span>
      ) : (
        <span className="text-ink-2">{noName}</span>
      )}
      <SecondLine>
        {organizerEmail ? <LatinText text={organizerEmail} search={search} isCut /> : noEmail}
      </SecondLine>
    </TwoLines>
  )
}
