import { dayKeyOf, isDayKey } from '@cyberluach/core/day-key'
import { localeOf } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import type { PayloadRequest } from 'payload'
import { configuration } from '../../../platform/configuration.ts'
import { day } from '../../../panel/validations.ts'
import { isPeriod, weekFrom, type Period } from './digest-content.ts'

/** The week from today on, by the clock of the site. */
export function usualWeek(): Period {
  return weekFrom(dayKeyOf(new Date(), configuration().timeZone))
}

type Context = { req: PayloadRequest; siblingData?: { firstDay?: unknown } | undefined }

/** A day not before the first one, and not so far from it that the letter would have no end. */
export function lastDay(value: unknown, { req, siblingData }: Context): true | string {
  const isDay = day(value, { req })
  const firstDay = String(siblingData?.firstDay)
  if (isDay !== true || !isDayKey(firstDay)) return isDay
  if (isPeriod({ firstDay, lastDay: String(value) })) return true
  return messagesFor(localeOf(req.i18n.language)).digestPanel.problems.wrongDays
}
