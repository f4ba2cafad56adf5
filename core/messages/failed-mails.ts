import { subDays } from 'date-fns/subDays'

/** For how many days a mail that failed, or waits for a mail server (`kept`), is counted as waiting. */
export const daysOfFailedMails = 30

/** The panel's list of the mails that are counted as waiting at `now`, a path with its query. */
export function failedMailsAddress(now: Date, status: 'failed' | 'kept' = 'failed'): string {
  const query = new URLSearchParams({
    'where[or][0][and][0][status][equals]': status,
    'where[or][0][and][1][createdAt][greater_than]': subDays(now, daysOfFailedMails).toISOString(),
  })
  return `/admin/collections/mails?${query.toString()}`
}
