'use client'

import type { DayKey } from '@cyberluach/core/dates/day-key'
import { Check, TriangleAlert } from 'lucide-react'

import { useText } from '../../text/TextContext.tsx'
import { dateCheck, domainCheck, missingFields, type DateCheck } from './automatic-checks.ts'
import type { Submission } from '../queue/submission.ts'

/** Hints for the person who decides; nothing here stands in the way of a decision. */
export function AutomaticChecks({ submission, today }: { submission: Submission; today: DayKey }) {
  const { t, say, timeZone } = useText()
  const domain = domainCheck(submission)
  const date = dateCheck(submission, today, timeZone)
  const missing = missingFields(submission).map((field) => t.checks.fields[field])

  const dateWords = (check: DateCheck) => {
    if (check.kind === 'ahead') return say(t.checks.ahead, { n: check.days })
    if (check.kind === 'none') return t.submissions.noDate
    return check.kind === 'today' ? t.checks.today : t.checks.past
  }

  return (
    <ul className="mb-2.5 flex min-h-7 flex-wrap items-center gap-x-6 gap-y-1.5 px-3 text-(length:--text-xs) text-ink-2 *:flex *:items-center *:gap-1.75 max-md:flex-col max-md:items-start max-md:px-0">
      <li className="font-medium text-ink-3">{t.checks.title}</li>
      <Finding isGood={domain === 'sameDomain'} words={t.checks[domain]} />
      <Finding isGood={date.kind === 'today' || date.kind === 'ahead'} words={dateWords(date)} />
      <Finding
        isGood={missing.length === 0}
        words={
          missing.length === 0 ? t.checks.complete : say(t.checks.missing, { fields: missing.join(', ') })
        }
      />
    </ul>
  )
}

function Finding({ isGood, words }: { isGood: boolean; words: string }) {
  const Icon = isGood ? Check : TriangleAlert
  return (
    <li>
      <Icon className={isGood ? 'text-success' : 'text-warning'} size={14} strokeWidth={1.75} aria-hidden />
      {words}
    </li>
  )
}
