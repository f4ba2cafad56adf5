import { sql } from 'drizzle-orm'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import type { AuditAction } from '../../audit/audit-actions.ts'
import { recordInRequest } from '../../audit/record-in-request.ts'
import { databaseOf } from '../../../platform/database/in-request.ts'
import { isAutosave } from '../../../panel/is-autosave.ts'
import { textIn } from '../../../panel/text-in.ts'
import { publicStatusBefore, publicStatusOf } from './post-saves.ts'

/**
 * Every change of a post stands in the audit log, whoever makes it and where: here, or in the dashboard. What the panel
 * saves by itself is no deed of anybody's; a post that it began counts as created when it is first saved.
 */
export const auditPostChange: CollectionAfterChangeHook = async ({ doc, operation, req }) => {
  if (isAutosave(req) || req.context.isSameDeed) return
  const details = textIn(doc.title) || null
  if (operation === 'create' && details === null) return
  await recordInRequest(req, { action: await deedOf(req, doc.id), subject: String(doc.id), details })
}

export const auditPostDeletion: CollectionAfterDeleteHook = async ({ doc, req }) => {
  await recordInRequest(req, {
    action: 'postDeleted',
    subject: String(doc.id),
    details: textIn(doc.title) || null,
  })
}

async function deedOf(req: PayloadRequest, id: string): Promise<AuditAction> {
  const before = publicStatusBefore(req) ?? 'draft'
  const after = (await publicStatusOf(req, id)) ?? 'draft'
  if (!(await isKnown(req, id))) return 'postCreated'
  if (before === after) return 'postUpdated'
  return after === 'published' ? 'postPublished' : 'postUnpublished'
}

async function isKnown(req: PayloadRequest, id: string): Promise<boolean> {
  const { rows } = await (
    await databaseOf(req)
  ).execute(sql`select 1 from audit_entries where subject = ${id} and action = 'postCreated' limit 1`)
  return rows.length > 0
}
