import { sql } from 'drizzle-orm'
import type { CollectionBeforeChangeHook, Where } from 'payload'
import { roleOf } from '../../../access/roles.ts'
import type { Access } from 'payload'
import { localeOf } from '@cyberluach/i18n/locales'
import { messagesFor } from '@cyberluach/i18n/messages'
import { databaseOf } from '../../../platform/database/in-request.ts'
import { refusal } from '../../../panel/refusal.ts'

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
  throw refusal(problems.notDraft, 409)
}
