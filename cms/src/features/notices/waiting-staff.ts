import { rolesWith, type Role } from '@cyberluach/core/roles'
import type { Locale } from '@cyberluach/i18n/locales'
import type { PoolClient } from 'pg'
import { isSuspicious } from './arrivals.ts'
import type { NoticeChoice } from './notice-choices.ts'

/** Somebody who decides about what arrives, and for whom something has. */
export type WaitingModerator = {
  id: string
  email: string
  role: Role
  locale: Locale
  notices: NoticeChoice
  /** When the last mail of this kind was promised to the address. */
  toldAt: Date | null
}

/** Those who are told of each arrival and for whom something has come that is not suspicious. */
export function holdWaiting(client: PoolClient): Promise<WaitingModerator[]> {
  return hold(client, `u.notices = 'each' and ${noted(`not ${isSuspicious('n.submission_id')}`)}`)
}

/**
 * Those who are told each morning: of everything, or of what is suspicious, which nobody was told of at once. What
 * concerns `everyAdmin` is for all of them who want any mail.
 */
export function holdWaitingDaily(client: PoolClient, everyAdmin: boolean): Promise<WaitingModerator[]> {
  const wanted = noted(`(u.notices = 'daily' or ${isSuspicious('n.submission_id')})`)
  return hold(client, `u.notices <> 'none' and ${everyAdmin ? `(u.role = 'admin' or ${wanted})` : wanted}`)
}

const noted = (what: string) => `exists (select from staff_notices n where n.user_id = u.id and ${what})`

/** Until the transaction ends nobody else tells them. */
async function hold(client: PoolClient, who: string): Promise<WaitingModerator[]> {
  const { rows } = await client.query<WaitingModerator>(
    `select u.id, u.email, u.role, coalesce(u.notices_locale::text, 'he') as locale, u.notices,
       (select max(m.created_at) from mails m where m.recipient_email = u.email and m.kind = 'staffNotice') as "toldAt"
     from users u
     where u.role::text = any($1::text[]) and u.email is not null and ${who}
     order by u.id for no key update of u`,
    [rolesWith('moderate')],
  )
  return rows
}

/** Forgets what was noted for those who want to hear of nothing any more. */
export async function removeUnwanted(client: PoolClient): Promise<void> {
  await client.query(
    `delete from staff_notices n using users u
     where u.id = n.user_id and (u.notices = 'none' or u.email is null or u.role::text <> all($1::text[]))`,
    [rolesWith('moderate')],
  )
}
