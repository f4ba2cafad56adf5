import type { SubmissionRecord } from '@cyberluach/api/submissions'
import { localePath } from '@cyberluach/i18n/locales'
import { addDays } from 'date-fns/addDays'
import { max } from 'date-fns/max'
import { min } from 'date-fns/min'
import { type Configuration, publicOrigin } from '../../platform/configuration.ts'
import { signedToken } from '../../platform/signed-token.ts'

const leastDays = 180
const daysAfterEvent = 30
const mostDays = 730

type SubmissionLink = { address: string; until: Date }

/** The private page of a submission, in its language, and until when the link opens it. */
export function submissionLink(
  configuration: Pick<Configuration, 'secret' | 'publicUrl' | 'siteAddress'>,
  submission: Pick<SubmissionRecord, 'id' | 'locale' | 'startDate' | 'endDate'>,
  now: Date,
): SubmissionLink {
  const until = expiryOf(submission, now)
  const token = signedToken(configuration.secret, { purpose: 'submission', id: submission.id }, until)
  const path = localePath(submission.locale, `/submission/${token}`)
  return { address: `${publicOrigin(configuration)}${path}`, until }
}

/** Half a year, or a month after a later event; two years at most. */
function expiryOf({ startDate, endDate }: Pick<SubmissionRecord, 'startDate' | 'endDate'>, now: Date): Date {
  const over = Date.parse(endDate ?? startDate ?? '') || 0
  const until = max([addDays(now, leastDays), addDays(over, daysAfterEvent)])
  return min([until, addDays(now, mostDays)])
}
