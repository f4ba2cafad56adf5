import { minutesToMilliseconds } from 'date-fns/minutesToMilliseconds'
import type { Services } from '../../platform/services.ts'
import { inTransaction } from '../../platform/database/transaction.ts'
import {
  addNoticeJob,
  arrivalKinds,
  countPending,
  takeArrivals,
  type ArrivalFilter,
  isSuspicious,
  type NoticeChoice,
} from './arrivals.ts'
import { may, rolesWith, type Role } from '@cyberluach/core/sign-in/roles'
import { lateBackup, type LateBackup } from '../backups/backup-state.ts'
import { dayKeyOf } from '@cyberluach/core/dates/day-key'
import type { Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import type { PoolClient } from 'pg'
import { publicOrigin } from '../../platform/configuration.ts'
import { enqueueMail } from '../mail/queue.ts'
import { textsInBoth } from '../texts/texts-for.ts'
import { writeNotice } from './mails/write-notice.tsx'

/** Forty submissions in a row are two mails, not forty. */
const pauseMs = minutesToMilliseconds(15)

/**
 * Writes to the moderators and admins who want to hear of each arrival: at once, and then no sooner than after a pause about all that
 * came meanwhile.
 */
export async function notifyStaff(services: Services): Promise<void> {
  const texts = await textsInBoth(services.pool)
  const now = Date.now()
  await inTransaction(async (client) => {
    const later: number[] = []
    for (const person of await holdWaiting(client)) {
      const next = (person.notifiedAt?.getTime() ?? 0) + pauseMs
      if (next > now) later.push(next)
      else await notifyPerson({ client, services, texts, late: null }, person, 'trusted')
    }
    if (later.length > 0) await addNoticeJob(client, new Date(Math.min(...later)))
  })
}

/**
 * The task of the timetable, each morning: writes to the moderators and admins who want one mail a day, where anything new came, and to
 * those who want one of each arrival, where something suspicious came: nobody was notified of that before. Where backups are
 * late, it writes to every admin who wants mail.
 */
export async function notifyStaffDaily(services: Services): Promise<void> {
  const texts = await textsInBoth(services.pool)
  const late = await lateBackup(services)
  await inTransaction(async (client) => {
    await removeUnwanted(client)
    for (const person of await holdWaitingDaily(client, late !== null)) {
      const filter = person.notices === 'daily' ? 'all' : 'suspicious'
      const lateForThem = may(person.role, 'administer') ? late : null
      await notifyPerson({ client, services, texts, late: lateForThem }, person, filter)
    }
  })
}

type Job = {
  client: PoolClient
  services: Services
  texts: Record<Locale, Messages>
  late: LateBackup | null
}

/** Promises somebody a mail about what arrived; none where all of it was decided about meanwhile and no backup is late. */
async function notifyPerson(
  { client, services, texts, late }: Job,
  { id, email, locale }: WaitingModerator,
  filter: ArrivalFilter,
): Promise<void> {
  const { arrivals, suspicious } = await takeArrivals(client, id, filter)
  const isNew = suspicious > 0 || arrivalKinds.some((each) => arrivals[each].length > 0)
  if (!late && !isNew) return
  const isDaily = filter !== 'trusted'
  const waiting = isDaily ? await countPending(client) : null
  const origin = publicOrigin(services.configuration)
  const { timeZone } = services.configuration
  const backup = late && { lastDay: late.lastAt && dayKeyOf(late.lastAt, timeZone) }
  const mail = await writeNotice(texts[locale], { locale, origin, arrivals, suspicious, waiting, backup })
  const kind = isDaily ? 'staffDaily' : 'staffNotice'
  await enqueueMail(client, { kind, to: { name: null, address: email }, locale, ...mail })
}

/** Somebody who decides about what arrives, and for whom something has. */
type WaitingModerator = {
  id: string
  email: string
  role: Role
  locale: Locale
  notices: NoticeChoice
  /** When the last mail of this kind was promised to the address. */
  notifiedAt: Date | null
}

/** Those who are notified of each arrival and for whom something has come that is not suspicious. */
function holdWaiting(client: PoolClient): Promise<WaitingModerator[]> {
  return hold(client, `u.notices = 'each' and ${noted(`not ${isSuspicious('n.submission_id')}`)}`)
}

/**
 * Those who are notified each morning: of everything, or of what is suspicious, which nobody was notified of at once. What
 * concerns `everyAdmin` is for all of them who want any mail.
 */
function holdWaitingDaily(client: PoolClient, everyAdmin: boolean): Promise<WaitingModerator[]> {
  const wanted = noted(`(u.notices = 'daily' or ${isSuspicious('n.submission_id')})`)
  return hold(client, `u.notices <> 'none' and ${everyAdmin ? `(u.role = 'admin' or ${wanted})` : wanted}`)
}

const noted = (what: string) => `exists (select from staff_notices n where n.user_id = u.id and ${what})`

/** Until the transaction ends nobody else notifies them. */
async function hold(client: PoolClient, who: string): Promise<WaitingModerator[]> {
  const { rows } = await client.query<WaitingModerator>(
    `select u.id, u.email, u.role, coalesce(u.notices_locale::text, 'he') as locale, u.notices,
       (select max(m.created_at) from mails m where m.recipient_email = u.email and m.kind = 'staffNotice') as "notifiedAt"
     from users u
     where u.role::text = any($1::text[]) and u.email is not null and ${who}
     order by u.id for no key update of u`,
    [rolesWith('moderate')],
  )
  return rows
}

/** Forgets what was noted for those who want to hear of nothing any more. */
async function removeUnwanted(client: PoolClient): Promise<void> {
  await client.query(
    `delete from staff_notices n using users u
     where u.id = n.user_id and (u.notices = 'none' or u.email is null or u.role::text <> all($1::text[]))`,
    [rolesWith('moderate')],
  )
}
