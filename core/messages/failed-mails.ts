import { subDays } from 'date-fns/subDays'

/** How many days a mail that could not be sent, or was kept, is named among what waits. */
export const daysOfFailedMails = 30

/** The panel's list of the mails that are named among what waits at `now`, a path with its query. */
export function failedMailsAddress(now: Date, status: 'failed' | 'kept' = 'failed'): string {
  const query = new URLSearchParams({
    'where[or][0][and][0][status][equals]': status,
    'where[or][0][and][1][createdAt][greater_than]': subDays(now, daysOfFailedMails).toISOString(),
  })
  return `/admin/collections/mails?${query.toString()}`
}
