import { dayKeyOf } from '@cyberluach/core/day-key'
import { locales, type Locale } from '@cyberluach/i18n/locales'
import type { Messages } from '@cyberluach/i18n/messages'
import type { PoolClient } from 'pg'
import { publicOrigin } from '../../platform/public-origin.ts'
import type { Services } from '../../platform/services.ts'
import type { LateBackup } from '../backups/late-backup.ts'
import { enqueueMail } from '../mail/enqueue-mail.ts'
import { textsFor } from '../texts/texts-for.ts'
import { arrivalKinds, countPending, takeArrivals, type Telling } from './arrivals.ts'
import { writeNotice } from './mails/write-notice.tsx'
import type { WaitingModerator } from './waiting-staff.ts'

type Texts = Record<Locale, Messages>
type Job = { client: PoolClient; services: Services; texts: Texts; late: LateBackup | null }

/** The texts of both languages, read before a transaction holds one of the pool's connections. */
export async function bothTexts({ pool }: Services): Promise<Texts> {
  const [en, he] = await Promise.all(locales.map((locale) => textsFor(locale, pool)))
  if (!en || !he) throw new Error('a language without texts')
  return { en, he }
}

/** Promises somebody a mail about what arrived; none where all of it was decided about meanwhile and no backup is late. */
export async function tell(
  { client, services, texts, late }: Job,
  { id, email, locale }: WaitingModerator,
  telling: Telling,
): Promise<void> {
  const { arrivals, suspicious } = await takeArrivals(client, id, telling)
  const isNew = suspicious > 0 || arrivalKinds.some((each) => arrivals[each].length > 0)
  if (!late && !isNew) return
  const isDaily = telling !== 'trusted'
  const waiting = isDaily ? await countPending(client) : null
  const origin = publicOrigin(services.configuration)
  const { timeZone } = services.configuration
  const backup = late && { lastDay: late.lastAt && dayKeyOf(late.lastAt, timeZone) }
  const mail = await writeNotice(texts[locale], { locale, origin, arrivals, suspicious, waiting, backup })
  const kind = isDaily ? 'staffDaily' : 'staffNotice'
  await enqueueMail(client, { kind, to: { name: null, address: email }, locale, ...mail })
}
