import { failedMailsAddress } from '@cyberluach/core/failed-mails'
import { may, type Role } from '@cyberluach/core/roles'
import type { Pool } from 'pg'
import { readOtherWork, type OtherWork } from './other-work.ts'
import type { Waiting } from './waiting.ts'

type Queue = 'submissions' | 'contact' | 'feedback'
type What = Queue | keyof OtherWork

const tab = (name: string) => ({ href: `/admin/dashboard#${name}`, isDashboard: true })

const placesAt = (now: Date): Record<What, Pick<Waiting, 'href' | 'isDashboard'>> => ({
  submissions: tab('submissions'),
  requests: tab('submissions'),
  decisions: tab('sources'),
  contact: tab('contact'),
  feedback: tab('feedback'),
  deadlines: tab('events'),
  sources: tab('sources'),
  mails: { href: failedMailsAddress(now) },
  keptMails: { href: failedMailsAddress(now, 'kept') },
})

/** What is seen by an admin alone: lists that fail, and mails that did not leave. */
const administered: ReadonlySet<What> = new Set(['sources', 'mails', 'keptMails'])

/** What only those who moderate may decide, and what of it an admin alone. */
export async function readQueues(pool: Pool, now: Date, role: Role): Promise<Waiting[]> {
  const [{ rows }, other] = await Promise.all([
    pool.query<{ what: Queue; count: number; oldest: Date | null }>(
      `select case event_type when 'contact_message' then 'contact' when 'feedback' then 'feedback' else 'submissions' end as what,
         count(*)::integer as count, min(created_at) as oldest
       from submissions where status = 'pending' group by 1`,
    ),
    readOtherWork(pool, now),
  ])
  const found: Partial<Record<What, OtherWork['mails']>> = {
    ...other,
    ...Object.fromEntries(rows.map(({ what, ...row }) => [what, row])),
  }
  return Object.entries(placesAt(now)).flatMap(([name, place]) => {
    const what = name as What
    const row = found[what]
    const isTheirs = may(role, 'administer') || !administered.has(what)
    return row && row.count > 0 && isTheirs ? [{ what, ...row, ...place }] : []
  })
}
