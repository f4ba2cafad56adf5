import type { Locale } from '@cyberluach/i18n/locales'
import type { PoolClient } from 'pg'
import type { NoticeChoice } from './notice-choices.ts'

/** An admin for whom something has arrived. */
export type WaitingAdmin = {
  id: string
  email: string
  locale: Locale
  /** When the last mail of this kind was promised to the address. */
  toldAt: Date | null
}

/**
 * Those who chose so and for whom something has arrived; until the transaction ends nobody else tells them. What concerns
 * `everybody` is for all who want any mail.
 */
export async function holdWaiting(
  client: PoolClient,
  choice: Exclude<NoticeChoice, 'none'>,
  everybody = false,
): Promise<WaitingAdmin[]> {
  const { rows } = await client.query<WaitingAdmin>(
    `select u.id, u.email, coalesce(u.notices_locale::text, 'he') as locale,
       (select max(m.created_at) from mails m where m.recipient_email = u.email and m.kind = 'staffNotice') as "toldAt"
     from users u
     where u.role = 'admin' and u.email is not null and u.notices <> 'none' and ($2 or u.notices = $1)
       and ($2 or exists (select from staff_notices n where n.user_id = u.id))
     order by u.id for no key update of u`,
    [choice, everybody],
  )
  return rows
}

/** Forgets what was noted for those who want to hear of nothing any more. */
export async function removeUnwanted(client: PoolClient): Promise<void> {
  await client.query(
    `delete from staff_notices n using users u
     where u.id = n.user_id and (u.notices = 'none' or u.email is null or u.role <> 'admin')`,
  )
}
