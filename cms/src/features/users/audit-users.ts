import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeValidateHook,
  RequestContext,
} from 'payload'
import type { AuditAction } from '../audit/audit-actions.ts'
import { recordInRequest } from '../audit/record-in-request.ts'

type Deed = { action: AuditAction; details: string }

/** Payload hashes a new password before anything is written, and forgets it: this remembers that there was one. */
export const noteNewPassword: CollectionBeforeValidateHook = ({ data, context }) => {
  if (typeof data?.password === 'string' && data.password !== '') context.hasNewPassword = true
  return data
}

/** Who may do what stands in the audit log, whoever changes it: here, or from the command line. */
export const auditUserChange: CollectionAfterChangeHook = async ({
  doc,
  previousDoc,
  operation,
  context,
  req,
}) => {
  const deeds =
    operation === 'create'
      ? [{ action: 'userCreated' as const, details: `${doc.username}: ${doc.role}` }]
      : deedsOf(doc, previousDoc, context)
  for (const deed of deeds) await recordInRequest(req, { ...deed, subject: String(doc.id) })
}

export const auditUserDeletion: CollectionAfterDeleteHook = async ({ doc, req }) => {
  const details = `${doc.username}: ${doc.role}`
  await recordInRequest(req, { action: 'userDeleted', subject: String(doc.id), details })
}

type User = {
  username: string
  role: string
  email?: string | null
  notices?: string | null
}

function deedsOf(after: User, before: User, context: RequestContext): Deed[] {
  const deeds: Deed[] = []
  if (after.username !== before.username)
    deeds.push({ action: 'userRenamed', details: `${before.username} → ${after.username}` })
  if (after.role !== before.role)
    deeds.push({ action: 'roleChanged', details: `${after.username}: ${before.role} → ${after.role}` })
  if ((after.email ?? null) !== (before.email ?? null) || after.notices !== before.notices)
    deeds.push({ action: 'noticesChanged', details: `${after.username}: ${after.notices}` })
  if (context.hasNewPassword === true) deeds.push({ action: 'passwordChanged', details: after.username })
  return deeds
}
