import { type DayKey, dayKeyOf, daysBetween } from '@cyberluach/core/dates/day-key'
import { Check, TriangleAlert } from 'lucide-react'
import { useText } from '../../ui/text.tsx'
import { type Submission, contactOf } from '../../submission.ts'

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
        words={missing.length === 0 ? t.checks.complete : say(t.checks.missing, { fields: missing.join(', ') })}
      />
    </ul>
  )
}

function Finding({ isGood, words }: { isGood: boolean; words: string }) {
  const Icon = isGood ? Check : TriangleAlert
  return (
    <li>
      <Icon className={isGood ? 'text-success' : 'text-warning'} size={14} />
      {words}
    </li>
  )
}

const requiredFields = ['title', 'startDate', 'organizerEmail', 'contactPersonName', 'contactPersonPhone'] as const
export type RequiredField = (typeof requiredFields)[number]

export type DomainCheck = 'sameDomain' | 'otherDomain' | 'noLink'
export type DateCheck = { kind: 'past' } | { kind: 'today' } | { kind: 'ahead'; days: number } | { kind: 'none' }

/** Whether the e-mail and the registration link belong to one domain or a part of it. */
export function domainCheck({ organizerEmail, registrationUrl }: Submission): DomainCheck {
  if (!registrationUrl || !URL.canParse(registrationUrl)) return 'noLink'
  const ofLink = new URL(registrationUrl).hostname.toLowerCase().replace(/^www\./, '')
  const ofEmail = (organizerEmail ?? '').split('@').pop()?.toLowerCase() ?? ''
  const related = ofLink === ofEmail || ofLink.endsWith(`.${ofEmail}`) || ofEmail.endsWith(`.${ofLink}`)
  return ofEmail !== '' && related ? 'sameDomain' : 'otherDomain'
}

/** Where the event's first day lies from today, both in the site's time zone. */
export function dateCheck({ startDate }: Submission, today: DayKey, timeZone: string): DateCheck {
  if (!startDate) return { kind: 'none' }
  const days = daysBetween(today, dayKeyOf(new Date(startDate), timeZone))
  if (days < 0) return { kind: 'past' }
  return days === 0 ? { kind: 'today' } : { kind: 'ahead', days }
}

/** The required fields that are empty; those of the contact person may stand in the text of an old submission. */
export function missingFields(submission: Submission): RequiredField[] {
  const contact = contactOf(submission)
  const values = {
    title: submission.title,
    startDate: submission.startDate,
    organizerEmail: submission.organizerEmail,
    contactPersonName: contact?.name,
    contactPersonPhone: contact?.phone,
  }
  return requiredFields.filter((field) => !values[field])
}
