import { sql } from 'drizzle-orm'
import type { CollectionBeforeChangeHook, Where, Access, PayloadRequest } from 'payload'
import { roleOf } from '../../../access/roles.ts'
import { localeOf } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import { databaseOf } from '../../../platform/database/transaction.ts'
import { rejection } from '../../../panel/errors.ts'
import { dayKeyOf, isDayKey } from '@cyberluach/core/dates/day-key'
import { configuration } from '../../../platform/configuration.ts'
import { day } from '../../../panel/validations.ts'
import { isPeriod, weekFrom, type Period } from './digest-content.ts'

const isDraft: Where = { status: { equals: 'draft' } }

/** What was sent stays as it was sent. */
export const adminsWhileDraft: Access = ({ req }) => (roleOf(req.user) === 'admin' ? isDraft : false)

/**
 * A save that read the draft before it was sent would write `draft` back. It waits for the sending to end, which holds
 * the row, and then finds no draft.
 */
export const refuseOnceSent: CollectionBeforeChangeHook = async ({ data, operation, originalDoc, req }) => {
  if (operation === 'create') return data
  const database = await databaseOf(req)
  const { rows } = await database.execute<{ status: string }>(
    sql`select status from digests where id = ${originalDoc.id} for update`,
  )
  if (rows[0]?.status === 'draft') return data
  const { problems } = messagesFor(localeOf(req.i18n.language)).digestPanel
  throw rejection(problems.notDraft, 409)
}

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
