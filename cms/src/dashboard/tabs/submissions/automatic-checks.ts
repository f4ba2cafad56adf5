import { dayKeyOf, daysBetween, type DayKey } from '@cyberluach/core/dates/day-key'

import { contactOf } from './contact.ts'
import type { Submission } from '../queue/submission.ts'

const requiredFields = [
  'title',
  'startDate',
  'organizerEmail',
  'contactPersonName',
  'contactPersonPhone',
] as const
export type RequiredField = (typeof requiredFields)[number]

export type DomainCheck = 'sameDomain' | 'otherDomain' | 'noLink'
export type DateCheck =
  | { kind: 'past' }
  | { kind: 'today' }
  | { kind: 'ahead'; days: number }
  | { kind: 'none' }

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
