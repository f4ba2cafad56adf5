import { sql } from 'drizzle-orm'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { isAutosave } from '../../../panel/is-autosave.ts'
import { databaseOf } from '../../../platform/database/in-request.ts'

export type PublicStatus = 'draft' | 'published'

/** What the post is to its readers, by the row that drafts never touch; null where there is no such post (yet). */
export async function publicStatusOf(req: PayloadRequest, id: unknown): Promise<PublicStatus | null> {
  if (typeof id !== 'string') return null
  const database = await databaseOf(req)
  const { rows } = await database.execute<{ status: PublicStatus }>(
    sql`select _status as status from posts where id = ${id}`,
  )
  return rows[0]?.status ?? null
}

/** Remembers how the post stood, for the hooks after the change. */
export const notePublicStatus: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
  if (!isAutosave(req)) req.context.postWas = await publicStatusOf(req, originalDoc?.id)
  return data
}

export function publicStatusBefore(req: PayloadRequest): PublicStatus | null {
  return (req.context.postWas as PublicStatus | null | undefined) ?? null
}
