import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeValidateHook,
  RequestContext,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  PayloadRequest,
} from 'payload'
import { type AuditAction, recordInRequest } from '../audit/audit.ts'
import { problem } from '../../panel/labels.ts'
import { rejection } from '../../panel/errors.ts'

type AuditedChange = { action: AuditAction; details: string }

/** Payload hashes a new password before anything is written, and forgets it: this remembers that there was one. */
export const noteNewPassword: CollectionBeforeValidateHook = ({ data, context }) => {
  if (typeof data?.password === 'string' && data.password !== '') context.hasNewPassword = true
  return data
}

/** Who may do what stands in the audit log, whoever changes it: here, or from the command line. */
export const auditUserChange: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, context, req }) => {
  const changes =
    operation === 'create'
      ? [{ action: 'userCreated' as const, details: `${doc.username}: ${doc.role}` }]
      : changesOf(doc, previousDoc, context)
  for (const change of changes) await recordInRequest(req, { ...change, subject: String(doc.id) })
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

function changesOf(after: User, before: User, context: RequestContext): AuditedChange[] {
  const changes: AuditedChange[] = []
  if (after.username !== before.username)
    changes.push({ action: 'userRenamed', details: `${before.username} → ${after.username}` })
  if (after.role !== before.role)
    changes.push({ action: 'roleChanged', details: `${after.username}: ${before.role} → ${after.role}` })
  if ((after.email ?? null) !== (before.email ?? null) || after.notices !== before.notices)
    changes.push({ action: 'noticesChanged', details: `${after.username}: ${after.notices}` })
  if (context.hasNewPassword === true) changes.push({ action: 'passwordChanged', details: after.username })
  return changes
}

/** The last admin stays one: without any, nobody could let anybody in. */
export const protectLastAdmin: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
  const isDemotion = operation === 'update' && originalDoc?.role === 'admin' && (data.role ?? 'admin') !== 'admin'
  if (isDemotion) await requireAnother(originalDoc.id, req)
  return data
}

export const protectLastAdminFromDeletion: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await requireAnother(String(id), req)
}

async function requireAnother(id: string, req: PayloadRequest): Promise<void> {
  const where = { role: { equals: 'admin' }, id: { not_equals: id } }
  const { totalDocs } = await req.payload.count({ collection: 'users', where, req })
  if (totalDocs === 0) throw rejection(problem(req, 'lastAdmin'), 409)
}

/** A name is one person's. Payload says so in English to everybody, or of no field in particular. */
export const rejectTakenName: CollectionBeforeValidateHook = async ({ data, originalDoc, req }) => {
  const name = String(data?.username ?? '')
    .toLowerCase()
    .trim()
  if (name === '' || name === originalDoc?.username) return data
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    where: { username: { equals: name } },
    req,
  })
  if (totalDocs === 0) return data
  const message = problem(req, 'usernameTaken')
  throw rejection(message, 400, [{ path: 'username', message }])
}
