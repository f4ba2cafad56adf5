import type { PoolClient } from 'pg'
import type { MailStatus } from '../mail/mail-kinds.ts'
import { mentionPattern } from './address.ts'
import { isPublic, ownRecords, type OwnRecords } from './own-records.ts'
import { tablesNaming, textsNaming, withoutIds } from './text-places.ts'

/** What the page shows of a record: enough to know it again. */
type HeldRecord = { id: string; at: string; title: string; stays: boolean; mailStatus?: MailStatus }

export type Held = {
  address: string
  records: Record<keyof OwnRecords, HeldRecord[]>
  /** Texts of other records that name the address. */
  elsewhere: number
}

/** What is kept of the person who has the address, and what erasing would do to it. */
export async function heldOf(client: PoolClient, address: string): Promise<Held> {
  const own = await ownRecords(client, address)
  const submission = (each: OwnRecords['feedback'][number]) => ({
    id: each.id,
    at: each.created_at,
    title: each.title,
    stays: isPublic(each),
  })
  return {
    address,
    records: {
      subscriptions: own.subscriptions.map((each) => ({
        id: each.id,
        at: each.created_at,
        title: String(each['full_name'] ?? ''),
        stays: false,
      })),
      eventSubmissions: own.eventSubmissions.map(submission),
      contactMessages: own.contactMessages.map(submission),
      feedback: own.feedback.map(submission),
      mails: own.mails.map(({ id, created_at, subject, kind, status }) => ({
        id,
        at: created_at,
        title: subject ?? kind,
        stays: false,
        mailStatus: status,
      })),
      staff: own.staff.map(({ id, created_at, username }) => ({
        id,
        at: created_at,
        title: username,
        stays: false,
      })),
    },
    elsewhere: await mentionsOf(client, address, own),
  }
}

/** How many texts name the address without being the person's own. */
export async function mentionsOf(client: PoolClient, address: string, own: OwnRecords): Promise<number> {
  const ownIds = Object.values(own).flatMap((records) => records.map(({ id }) => id))
  return textsNaming(withoutIds(await tablesNaming(client, mentionPattern(address)), ownIds))
}
